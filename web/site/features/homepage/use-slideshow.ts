// The rules of a slideshow: when it advances by itself and when it stands still.
import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';
import { useReducedMotion } from '#web/site/lib/use-reduced-motion.ts';

interface Options {
  count: number;
  /** It may advance by itself. */
  isMoving: boolean;
  intervalMs: number;
}

interface Place {
  index: number;
  /** The slide before, null as long as nothing has moved. */
  previous: number | null;
  direction: 'next' | 'previous';
  /** Counts every choice, so that choosing the same slide again restarts the timer too. Odd and even ones are drawn alternately. */
  turn: number;
}

export const useSlideshow = ({ count, isMoving, intervalMs }: Options) => {
  const [{ index, previous, direction, turn }, setPlace] = useState<Place>({ index: 0, previous: null, direction: 'next', turn: 0 });
  const [wish, setWish] = useState<'play' | 'pause' | null>(null);
  const [isUnderPointer, setIsUnderPointer] = useState(false);
  const [isUnderFocus, setIsUnderFocus] = useState(false);
  const isReduced = useReducedMotion();

  const isPlaying = wish === null ? !isReduced : wish === 'play';
  const isRunning = isMoving && count > 1 && isPlaying && !isUnderPointer && !isUnderFocus;

  const move = (to: (index: number) => number, way: Place['direction']) =>
    setPlace((place) => {
      const next = (to(place.index) + count) % count;
      const isSame = next === place.index;
      return {
        index: next,
        previous: isSame ? place.previous : place.index,
        direction: isSame ? place.direction : way,
        turn: place.turn + 1,
      };
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: every turn restarts the timer
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(move, intervalMs, (now: number) => now + 1, 'next');
    return () => clearTimeout(timer);
  }, [isRunning, intervalMs, count, turn]);

  return {
    index,
    previous,
    direction,
    turn,
    isPlaying,
    isRunning,
    togglePlaying: () => setWish(isPlaying ? 'pause' : 'play'),
    showNext: () => move((now) => now + 1, 'next'),
    showPrevious: () => move((now) => now - 1, 'previous'),
    show: (target: number) => move(() => target, target < index ? 'previous' : 'next'),
    /** For the element that holds slides and controls. */
    holdProps: {
      onPointerEnter: (event: PointerEvent) => setIsUnderPointer(event.pointerType !== 'touch'),
      onPointerLeave: () => setIsUnderPointer(false),
      // a button keeps the focus after a click; only the keyboard's focus means that somebody reads
      onFocus: (event: FocusEvent) => setIsUnderFocus(event.target.matches(':focus-visible')),
      onBlur: () => setIsUnderFocus(false),
    },
  };
};

export type Slideshow = ReturnType<typeof useSlideshow>;
