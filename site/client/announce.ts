/** Speaks one sentence through a status region, again when it is the same as before. */
export const announcer = (region: HTMLElement): ((sentence: string) => void) => {
  let turn = 0;
  return (sentence) => {
    turn += 1;
    const mine = turn;
    region.textContent = '';
    // A region that is emptied and filled in one go has not changed for the one who listens.
    setTimeout(() => {
      if (mine === turn) region.textContent = sentence;
    }, 60);
  };
};
