// The order of a flat list: moves an entry, announces its new position and keeps the focus.
import { useLayoutEffect, useRef, useState } from 'react';
import { type DropTarget, type Keyed, movedByStep, movedToTarget, type Step } from './entries.ts';

interface Options<T> {
  entries: readonly Keyed<T>[];
  onChange: (entries: Keyed<T>[]) => void;
  /** Name of an entry in announcements, e.g. "Slide". */
  noun: string;
  /** How entries move, if not in a flat list. */
  moves?: {
    step: (entries: readonly Keyed<T>[], key: string, step: Step) => Keyed<T>[];
    place: (entries: readonly Keyed<T>[], key: string, target: DropTarget) => Keyed<T>[];
    /** e.g. "place 2 of 3" */
    inWords: (entries: readonly Keyed<T>[], key: string) => string;
  };
}

const flatMoves = {
  step: movedByStep,
  place: movedToTarget,
  inWords: <T>(entries: readonly Keyed<T>[], key: string) =>
    `place ${entries.findIndex((entry) => entry.key === key) + 1} of ${entries.length}`,
};

export const useReorder = <T>({ entries, onChange, noun, moves = flatMoves }: Options<T>) => {
  const [announcement, announce] = useState('');
  // an element that moves in the document loses the focus
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const element = focused.current;
    focused.current = null;
    if (element instanceof HTMLElement && element.isConnected && document.activeElement !== element) element.focus();
  });

  const apply = (key: string, next: Keyed<T>[]) => {
    if (next.every((entry, index) => entry === entries[index])) return;
    focused.current = document.activeElement;
    onChange(next);
    announce(`${noun} moved to ${moves.inWords(next, key)}`);
  };
  const move = (key: string, step: Step) => apply(key, moves.step(entries, key, step));
  return {
    /** Text of an element with role="status". */
    announcement,
    announce,
    move,
    /** Props of `ReorderList`. */
    list: { onStep: move, onDrop: (key: string, target: DropTarget) => apply(key, moves.place(entries, key, target)) },
  };
};
