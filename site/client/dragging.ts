/** Rows that follow a pointer, held by the number at their beginning. Buttons and keys do the same without it. */
import css from './dragging.css?inline';
import { adopt } from './sheet.ts';

adopt(css);

/** Where a row stands while nothing is moved, measured on the page. */
interface Box {
  readonly top: number;
  readonly bottom: number;
}

interface Drag {
  readonly pointer: number;
  readonly from: number;
  readonly rows: readonly HTMLElement[];
  readonly boxes: readonly Box[];
  /** Where on the page the pointer took hold, and where in the window it is. */
  readonly held: number;
  at: number;
  to: number;
}

/** How near the edge of the window the page begins to move along, and how far at a time. */
const edge = 56;
const stride = 9;

const boxOf = (row: Element): Box => {
  const { top, bottom } = row.getBoundingClientRect();
  return { top: top + scrollY, bottom: bottom + scrollY };
};

/** A row makes room for the one that is held once it is covered to its middle. */
const placeOf = ({ boxes, from }: Drag, by: number): number => {
  const own = boxes[from]!;
  const middle = ({ top, bottom }: Box): number => (top + bottom) / 2;
  const above = boxes.findIndex((box, at) => at < from && own.top + by < middle(box));
  const below = boxes.findLastIndex((box, at) => at > from && own.bottom + by > middle(box));
  return by < 0 && above >= 0 ? above : below >= 0 ? below : from;
};

/** No row leaves the list. */
const within = ({ boxes, from }: Drag, by: number): number => {
  const own = boxes[from]!;
  return Math.min(boxes.at(-1)!.bottom - own.bottom, Math.max(boxes[0]!.top - own.top, by));
};

const show = (drag: Drag): void => {
  const { rows, boxes, from } = drag;
  const by = within(drag, drag.at + scrollY - drag.held);
  const height = boxes[from]!.bottom - boxes[from]!.top;
  drag.to = placeOf(drag, by);
  rows.forEach((row, at) => {
    const step = at > from && at <= drag.to ? -1 : at < from && at >= drag.to ? 1 : 0;
    row.style.transform = `translateY(${at === from ? by : step * height}px)`;
    row.querySelector('.key')!.textContent = String((at === from ? drag.to : at + step) + 1);
  });
};

const gripOf = (target: EventTarget | null): Element | null => (target as Element).closest('.key');

export interface Dragging {
  /** Puts back what is held. */
  cancel(): void;
}

/** `move` is called where a row was let go in another place than its own. */
export const createDragging = (
  list: HTMLElement,
  rowsOf: () => readonly HTMLElement[],
  move: (from: number, to: number) => void,
): Dragging => {
  let drag: Drag | undefined;
  /** What the pointer was put down on; undefined for a press that came before this was fetched. */
  let grip: Element | null | undefined;

  const follow = (): void => {
    if (!drag) return;
    const pull = drag.at < edge ? -stride : drag.at > innerHeight - edge ? stride : 0;
    if (pull !== 0) {
      scrollBy({ top: pull, behavior: 'instant' });
      show(drag);
    }
    requestAnimationFrame(follow);
  };
  const start = ({ pointerId, pageY, clientY, target }: PointerEvent): void => {
    const rows = rowsOf();
    const from = rows.findIndex((row) => row.contains(grip ?? gripOf(target)));
    if (from < 0 || rows.length < 2) return;
    drag = { pointer: pointerId, from, rows, boxes: rows.map(boxOf), held: pageY, at: clientY, to: from };
    list.setPointerCapture(pointerId);
    list.classList.add('sorting');
    rows[from]!.classList.add('lifted');
    document.addEventListener('keydown', takeBack, true);
    follow();
  };
  const end = (): Drag | undefined => {
    const ended = drag;
    drag = undefined;
    grip = null;
    if (!ended) return undefined;
    document.removeEventListener('keydown', takeBack, true);
    list.classList.remove('sorting');
    ended.rows.forEach((row, at) => {
      row.classList.remove('lifted');
      row.style.removeProperty('transform');
      row.querySelector('.key')!.textContent = String(at + 1);
    });
    return ended;
  };
  const cancel = (): void => void end();
  const takeBack = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
  };

  list.addEventListener('pointerdown', ({ target, button, isPrimary }) => {
    if (!drag) grip = isPrimary && button === 0 ? gripOf(target) : null;
  });
  list.addEventListener('pointermove', (event) => {
    if (!drag && grip !== null && event.buttons === 1) start(event);
    if (drag?.pointer !== event.pointerId) return;
    drag.at = event.clientY;
    show(drag);
  });
  list.addEventListener('pointerup', ({ pointerId }) => {
    if (drag && drag.pointer !== pointerId) return;
    const ended = end();
    if (ended && ended.to !== ended.from) move(ended.from, ended.to);
  });
  list.addEventListener('pointercancel', cancel);
  list.addEventListener('lostpointercapture', ({ target }) => {
    // A finger is bound to what it touches first, and is lost there when the list takes it over.
    if (target === list) cancel();
  });
  return { cancel };
};
