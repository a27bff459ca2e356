// Covers the page on a full load until the theme settings have loaded. If the document contains the settings, CSS alone
// animates the last steps, so that a complete page does not wait for JavaScript. The splash is not shown without JavaScript
// (splash.css) and lets clicks through while it fades.

import { useEffect, useRef, useState } from 'react';
import { splashTexts } from '#contract/texts/en/splash.ts';
import { settingsQuery } from '#web/shared/features/settings/settings.queries.ts';
import { useTexts } from '#web/site/lib/language.ts';
import { useQuery } from '#web/site/query/use-query.ts';
import { LogoMark } from './logo.tsx';
import { defaultTaglines, dotsMs, lastWaitingStep, percentOf, splashSteps, stepMs } from './splash-text.ts';
import { TypedLine, Typewriter } from './typewriter.tsx';
import { useCover } from './use-cover.ts';

/**
 * Advances the splash step every 700 ms until the settings have loaded.
 * @param isReady the settings have loaded or failed
 * @returns index of the step to show
 */
const useWaitingStep = (isReady: boolean): number => {
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (isReady) return;
    const timer = setInterval(() => setStep((now) => Math.min(now + 1, lastWaitingStep)), stepMs);
    return () => clearInterval(timer);
  }, [isReady]);
  return step;
};

const dots = ['first', 'second', 'third'];
const marks = [20, 40, 60, 80, 100];

/** "Loading theme..." with animated dots; hidden dots stay in the text. */
const WaitingText = ({ text }: { text: string }) => {
  const [shown, setShown] = useState(3);
  useEffect(() => {
    const timer = setInterval(() => setShown((now) => (now % 3) + 1), dotsMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <span>
      {text.replace(/\.{3}$/, '')}
      {dots.map((dot, index) => (
        <span key={dot} className={index < shown ? undefined : 'off'}>
          .
        </span>
      ))}
    </span>
  );
};

/** The last two texts; CSS shows them in turn. */
const LastTexts = () => {
  const say = useTexts(splashTexts);
  return (
    <span className="last">
      <span className="ready">{say('ready')}</span>
      <span className="welcome">{say('welcome')}</span>
    </span>
  );
};

export const Splash = () => {
  const { data: settings, isPending } = useQuery(settingsQuery);
  const say = useTexts(splashTexts);
  const cover = useRef<HTMLDivElement>(null);
  const isReady = !isPending;
  const [isServerRendered] = useState(isReady);
  const step = useWaitingStep(isReady);
  const { isHidden, isWaiting } = useCover(cover, isReady);
  // signal for end-to-end tests and screenshots that the page is visible
  useEffect(() => {
    if (isHidden) document.documentElement.dataset.ready = '';
  }, [isHidden]);
  if (isHidden) return null;
  const percent = isReady ? 100 : percentOf(step);
  const generic = defaultTaglines.map((key) => say(key));
  const taglines = settings?.company_tagline ? [settings.company_tagline, ...generic] : generic;
  return (
    <div ref={cover} className={['splash dark', isReady && 'leaving', isWaiting && 'waiting'].filter(Boolean).join(' ')}>
      <div className="in">
        <div className="logo">{settings && <LogoMark settings={settings} isOnDark />}</div>
        {isServerRendered ? <TypedLine line={taglines[0] ?? ''} /> : <Typewriter lines={taglines} />}
        <div>
          <div className="say" role="status">
            {isReady ? <LastTexts /> : <WaitingText text={say(splashSteps[step] ?? 'styles')} />}
            <span>{percent}%</span>
          </div>
          <div
            className="gauge"
            role="progressbar"
            aria-label={say('loading')}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
          >
            <i style={{ transform: `scaleX(${percent / 100})` }} />
            <ol aria-hidden="true">
              {marks.map((mark) => (
                <li key={mark} className={mark <= percent ? 'on' : undefined}>
                  {mark}
                </li>
              ))}
            </ol>
          </div>
        </div>
      </div>
    </div>
  );
};
