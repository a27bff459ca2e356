// Covers the page on a full load until the colours of the settings are there. It hides nothing from a browser without
// script (splash.css), and lets the pointer through while it fades.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { settingsQuery } from '../features/settings/settings.queries.ts';
import { LogoMark } from './logo.tsx';
import { defaultTaglines, dotsMs, percentOf, splashSteps } from './splash-text.ts';
import { Typewriter } from './typewriter.tsx';
import { useSplashStep } from './use-splash-step.ts';

const dots = ['first', 'second', 'third'];
const marks = [20, 40, 60, 80, 100];

/** "Loading theme..." with dots that come one after the other; the text itself is always whole. */
const StepText = ({ text }: { text: string }) => {
  const [shown, setShown] = useState(3);
  useEffect(() => {
    const timer = setInterval(() => setShown((now) => (now % 3) + 1), dotsMs);
    return () => clearInterval(timer);
  }, []);
  if (!text.endsWith('...')) return <span>{text}</span>;
  return (
    <span>
      {text.slice(0, -3)}
      {dots.map((dot, index) => (
        <span key={dot} className={index < shown ? undefined : 'off'}>
          .
        </span>
      ))}
    </span>
  );
};

export const Splash = () => {
  const { data: settings, isPending } = useQuery(settingsQuery);
  const { step, phase } = useSplashStep(!isPending);
  // for whoever waits for the page: journeys in a browser, screenshots
  useEffect(() => {
    if (phase === 'gone') document.documentElement.dataset.ready = '';
  }, [phase]);
  if (phase === 'gone') return null;
  const percent = percentOf(step);
  const taglines = settings?.company_tagline ? [settings.company_tagline, ...defaultTaglines] : defaultTaglines;
  return (
    <div className={phase === 'fading' ? 'splash dark fading' : 'splash dark'}>
      <div className="in">
        <div className="logo">{settings && <LogoMark settings={settings} />}</div>
        <Typewriter lines={taglines} />
        <div>
          <div className="say" role="status">
            <StepText text={splashSteps[step] ?? ''} />
            <span>{percent}%</span>
          </div>
          <div className="gauge" role="progressbar" aria-label="Loading" aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
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
