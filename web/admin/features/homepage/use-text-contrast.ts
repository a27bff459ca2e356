import { type RefObject, useEffect, useState } from 'react';
import type { Hero } from '#web/shared/features/homepage/hero-slides.ts';
import { measureContrast, type TextContrast } from './text-contrast.ts';

interface Options {
  hero: Hero;
  /** Holds the hero as it is drawn. */
  stage: RefObject<HTMLElement | null>;
  /** The slide that is shown. */
  index: number;
}

/** Measured when a change of slides is over and typing has paused. */
const pauseMs = 1200;

/** @returns undefined until it is measured; null where it cannot be, e.g. because a picture's bytes may not be read */
export const useTextContrast = ({ hero, stage, index }: Options): TextContrast | null | undefined => {
  const [contrast, setContrast] = useState<TextContrast | null>();
  const drawn = JSON.stringify([hero.slides[index], hero.backgroundStyle, hero.hasOverlay, hero.overlayFrom, hero.overlayTo]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when something else is drawn
  useEffect(() => {
    setContrast(undefined);
    let element: HTMLElement | null = null;
    let timer: ReturnType<typeof setTimeout>;
    const schedule = () => {
      clearTimeout(timer);
      timer = setTimeout(measure, pauseMs);
    };
    const measure = () => {
      // on a slow machine the preview is drawn later
      if (!stage.current) return schedule();
      if (!element) {
        element = stage.current;
        // a picture that loads after the measurement
        element.addEventListener('load', schedule, true);
      }
      setContrast(measureContrast(element));
    };
    schedule();
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('load', schedule, true);
    };
  }, [drawn]);
  return contrast;
};
