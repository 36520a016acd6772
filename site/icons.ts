/** The sizes in which a device may want the mark, and the colours around it: the page's paper. */
export const icons = [
  { file: 'icons/mark-192.png', size: 192, purpose: 'any', part: 0.78 },
  { file: 'icons/mark-512.png', size: 512, purpose: 'any', part: 0.78 },
  // A device may cut such a one down to a circle of four fifths.
  { file: 'icons/mark-maskable-512.png', size: 512, purpose: 'maskable', part: 0.52 },
] as const;

/** `--paper` of `styles/tokens.css`, in light. */
export const paper = '#f8f7f2';
