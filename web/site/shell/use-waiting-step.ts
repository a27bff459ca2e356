import { useEffect, useState } from 'react';
import { lastWaitingStep, stepMs } from './splash-text.ts';

/**
 * @param isReady the settings are there, or it is known that they will not come
 * @returns the step to show while waiting
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
