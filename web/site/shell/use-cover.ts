// Tracks whether the splash still covers the page. CSS hides it (splash.css); this hook only observes the animation.
import { type RefObject, useEffect, useState } from 'react';
import { useReducedMotion } from '#web/site/lib/use-reduced-motion.ts';
import { leaveMs } from './splash-text.ts';

// fallback for browsers that cancel or suspend animations, for example in background tabs
const latestMs = 2 * leaveMs;

const leaveAnimation = (element: HTMLElement): Animation | undefined =>
  element.getAnimations().find((animation) => 'animationName' in animation && animation.animationName === 'splash-leave');

/**
 * @param isReady the settings have loaded and the last steps are shown
 * @returns `isHidden` once the page is uncovered; `isWaiting` while JavaScript waits for the settings, which extends the CSS timeout
 */
export const useCover = (cover: RefObject<HTMLElement | null>, isReady: boolean) => {
  const [isHidden, setIsHidden] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const isReduced = useReducedMotion();

  useEffect(() => {
    const element = cover.current;
    if (!element || isReady) return;
    // the CSS timeout may have uncovered the page before hydration: do not cover it again
    if (getComputedStyle(element).visibility === 'hidden') setIsHidden(true);
    else setIsWaiting(true);
  }, [cover, isReady]);

  useEffect(() => {
    const element = cover.current;
    if (!element || !isReady) return;
    const end = () => setIsHidden(true);
    if (isReduced) return end();
    const timer = setTimeout(end, latestMs);
    leaveAnimation(element)?.finished.then(end, () => {});
    return () => clearTimeout(timer);
  }, [cover, isReady, isReduced]);

  return { isHidden, isWaiting };
};
