import { useEffect, useState } from 'react';
import { lastWaitingStep, stepMs } from './splash-text.ts';

/**
 * Advances the splash step every 700 ms until the settings have loaded.
 * @param isReady the settings have loaded or failed
 * @returns index of the step to show
 */
export const useWaitingStep = (isReady: boolean): number => {
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (isReady) return;
    const timer = setInterval(() => setStep((now) => Math.min(now + 1, lastWaitingStep)), stepMs);
    return () => clearInterval(timer);
  }, [isReady]);
  return step;
};
