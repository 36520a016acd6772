/** A text as the lines an editor paints. */

/** A stretch of one line: plain, or a mark with the class it is painted with. */
export interface Piece {
  readonly text: string;
  readonly look: string;
}

export interface Line {
  readonly text: string;
  readonly pieces: readonly Piece[];
  readonly look: string;
  /** Number in the gutter, which ties the line to an explanation. */
  readonly flag: string;
}

/** Each line in the lane of its sender, which the arrow before it names. */
export const linesOf = (text: string, sender: string): readonly Line[] => {
  let lane = sender;
  return text.split('\n').map((line) => {
    const arrow = /^\s*(-->|<--)/.exec(line)?.[1];
    if (arrow) lane = arrow === '-->' ? 'go' : 'back';
    return { text: line, pieces: [{ text: line, look: '' }], look: `ln ${lane}`, flag: '' };
  });
};
