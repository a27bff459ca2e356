// Whether the splash still covers the page. The style sheet takes it away (splash.css); this only follows.
import { type RefObject, useEffect, useState } from 'react';
import { useReducedMotion } from '#web/site/lib/use-reduced-motion.ts';
import { leaveMs } from './splash-text.ts';

// for browsers that cancel or suspend animations, such as in a tab in the background
const latestMs = 2 * leaveMs;

const leaveAnimation = (element: HTMLElement): Animation | undefined =>
  element.getAnimations().find((animation) => 'animationName' in animation && animation.animationName === 'splash-leave');

/**
 * @param isReady the last steps run
 * @returns `isGone` once nothing covers the page; `isTended` once script waits for the settings, so that the style sheet need not give up
 */
export const useCover = (cover: RefObject<HTMLElement | null>, isReady: boolean) => {
  const [isGone, setIsGone] = useState(false);
  const [isTended, setIsTended] = useState(false);
  const isReduced = useReducedMotion();

  useEffect(() => {
    const element = cover.current;
    if (!element || isReady) return;
    // the style sheet may have given up before the script came: the page is not covered a second time
    if (getComputedStyle(element).visibility === 'hidden') setIsGone(true);
    else setIsTended(true);
  }, [cover, isReady]);

  useEffect(() => {
    const element = cover.current;
    if (!element || !isReady) return;
    const end = () => setIsGone(true);
    if (isReduced) return end();
    const timer = setTimeout(end, latestMs);
    leaveAnimation(element)?.finished.then(end, () => {});
    return () => clearTimeout(timer);
  }, [cover, isReady, isReduced]);

  return { isGone, isTended };
};
