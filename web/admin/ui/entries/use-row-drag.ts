// Dragging a row by its grip, with a mouse, a pen or a finger.
import { type PointerEvent, type RefObject, useRef, useState } from 'react';

/** Of the row it is dropped at. */
export type Side = 'before' | 'after';

interface Drag {
  /** The row that is dragged. */
  id: string;
  /** The row it would be dropped at; null is the end of the list. */
  overId: string | null;
  side: Side;
}

interface Options {
  /** Holds the rows, each with its id in `data-row-id`. */
  root: RefObject<HTMLElement | null>;
  onDrop: (id: string, targetId: string | null, side: Side) => void;
}

/** A shorter way is a press, no drag. */
const leastDistance = 4;
/** So near to an edge the rows scroll. In pixels. */
const edge = 40;
const scrollStep = 14;

const scrollerOf = (element: HTMLElement | null): HTMLElement | null => {
  for (let one = element?.parentElement ?? null; one; one = one.parentElement) {
    if (one.scrollHeight > one.clientHeight && /auto|scroll/.test(getComputedStyle(one).overflowY)) return one;
  }
  return null;
};

export const useRowDrag = ({ root, onDrop }: Options) => {
  const [drag, setDrag] = useState<Drag | null>(null);
  const start = useRef<{ id: string; y: number } | null>(null);

  const targetAt = (y: number): Pick<Drag, 'overId' | 'side'> => {
    const rows = [...(root.current?.querySelectorAll<HTMLElement>('[data-row-id]') ?? [])];
    const row = rows.find((one) => y < one.getBoundingClientRect().bottom);
    if (!row) return { overId: null, side: 'after' };
    const { top, height } = row.getBoundingClientRect();
    return { overId: row.dataset.rowId ?? null, side: y < top + height / 2 ? 'before' : 'after' };
  };

  const scrollNear = (y: number) => {
    const scroller = scrollerOf(root.current) ?? document.scrollingElement;
    if (!scroller) return;
    const { top, bottom } =
      scroller === document.scrollingElement ? { top: 0, bottom: window.innerHeight } : scroller.getBoundingClientRect();
    if (y < top + edge) scroller.scrollTop -= scrollStep;
    else if (y > bottom - edge) scroller.scrollTop += scrollStep;
  };

  const end = () => {
    start.current = null;
    setDrag(null);
  };

  return {
    drag,
    /** For the grip of a row. */
    gripOf: (id: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { id, y: event.clientY };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (!start.current || (!drag && Math.abs(event.clientY - start.current.y) < leastDistance)) return;
        scrollNear(event.clientY);
        setDrag({ id, ...targetAt(event.clientY) });
      },
      onPointerUp: () => {
        if (drag) onDrop(drag.id, drag.overId, drag.side);
        end();
      },
      onPointerCancel: end,
    }),
  };
};

export type RowDrag = ReturnType<typeof useRowDrag>;
