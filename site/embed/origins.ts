/** Whom an exercise in a frame may speak to. */

/** The origin that an address names; none that stands for no place. */
export const originOf = (address: string | null | undefined): string | undefined => {
  try {
    const { origin } = new URL(address ?? '');
    return /^https?:/.test(origin) ? origin : undefined;
  } catch {
    return undefined;
  }
};

export interface Heard {
  /** Who is told of the height. */
  readonly height: string | undefined;
  /** Who is told of checks. */
  readonly checks: string | undefined;
}

/** `around` is the page around the frame, as far as the browser tells of it; to be told of checks one has to say who one is. */
export const heardBy = (search: string, around: string | undefined): Heard => {
  const asked = new URLSearchParams(search);
  const resize = asked.get('resize');
  return { height: originOf(resize === '' ? around : resize), checks: originOf(asked.get('report')) };
};
