import { useEffect, useState } from 'react';
import { fadeMs, readyMs, readyStep, stepMs, welcomeMs, welcomeStep } from './splash-text.ts';

const lastWaitingStep = readyStep - 1;

/**
 * @param isReady the settings are there, or it is known that they will not come
 * @returns the step, whether it fades, and whether it is over
 */
export const useSplashStep = (isReady: boolean) => {
  const [step, setStep] = useState(0);
  const [phase, setPhase] = useState<'shown' | 'fading' | 'gone'>('shown');

  useEffect(() => {
    if (isReady) return;
    const timer = setInterval(() => setStep((now) => Math.min(now + 1, lastWaitingStep)), stepMs);
    return () => clearInterval(timer);
  }, [isReady]);

  useEffect(() => {
    if (!isReady) return;
    setStep(readyStep);
    const timers = [
      setTimeout(setStep, readyMs, welcomeStep),
      setTimeout(setPhase, readyMs + welcomeMs, 'fading'),
      setTimeout(setPhase, readyMs + welcomeMs + fadeMs, 'gone'),
    ];
    return () => timers.forEach(clearTimeout);
  }, [isReady]);

  return { step, phase };
};
