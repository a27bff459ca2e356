// State of a slideshow: current slide, automatic advance and pausing.
import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';
import { useReducedMotion } from '#web/site/lib/use-reduced-motion.ts';

interface Options {
  count: number;
  /** The slide that is shown at the beginning. */
  first: number;
  /** Allows the automatic advance. */
  isMoving: boolean;
  intervalMs: number;
}

interface Place {
  index: number;
  /** Previous slide; null before the first change. */
  previous: number | null;
  direction: 'next' | 'previous';
  /** Number of changes, so that selecting the same slide restarts the timer. Its parity alternates the animation names. */
  turn: number;
}

/** @returns the current slide, the state of the automatic advance, and functions to navigate and pause */
export const useSlideshow = ({ count, first, isMoving, intervalMs }: Options) => {
  const [{ index, previous, direction, turn }, setPlace] = useState<Place>({ index: first, previous: null, direction: 'next', turn: 0 });
  const [wish, setWish] = useState<'play' | 'pause' | null>(null);
  const [isUnderPointer, setIsUnderPointer] = useState(false);
  const [isUnderFocus, setIsUnderFocus] = useState(false);
  const [isApproached, setIsApproached] = useState(false);
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
    /** True once the visitor has hovered, touched or focused the slideshow and may select another slide. */
    isApproached,
    togglePlaying: () => setWish(isPlaying ? 'pause' : 'play'),
    showNext: () => move((now) => now + 1, 'next'),
    showPrevious: () => move((now) => now - 1, 'previous'),
    show: (target: number) => move(() => target, target < index ? 'previous' : 'next'),
    /** Event handlers for the element around slides and controls: pause on hover and focus. */
    pauseProps: {
      onPointerEnter: (event: PointerEvent) => {
        setIsApproached(true);
        setIsUnderPointer(event.pointerType !== 'touch');
      },
      onPointerLeave: () => setIsUnderPointer(false),
      // a clicked button keeps the focus; only keyboard focus pauses
      onFocus: (event: FocusEvent) => {
        setIsApproached(true);
        setIsUnderFocus(event.target.matches(':focus-visible'));
      },
      onBlur: () => setIsUnderFocus(false),
    },
  };
};

export type Slideshow = ReturnType<typeof useSlideshow>;
