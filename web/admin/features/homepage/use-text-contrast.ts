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
    let timer: ReturnType<typeof setTimeout>;
    const measure = () => {
      const measured = stage.current ? measureContrast(stage.current) : undefined;
      setContrast(measured);
      // a preview or a picture that loads slowly is measured later
      if (measured === undefined) timer = setTimeout(measure, pauseMs);
    };
    timer = setTimeout(measure, pauseMs);
    return () => clearTimeout(timer);
  }, [drawn]);
  return contrast;
};
