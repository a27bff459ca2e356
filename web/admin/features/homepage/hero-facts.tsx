// The preview in words, and the contrast of the text.
import type { RefObject } from 'react';
import type { Hero } from '#web/shared/features/homepage/hero-slides.ts';
import { useTextContrast } from './use-text-contrast.ts';

interface Props {
  hero: Hero;
  /** Holds the hero at desktop width. */
  stage: RefObject<HTMLElement | null>;
  /** The slide that is shown. */
  index: number;
}

const seconds = (ms: number) => (ms === 1000 ? '1 second' : `${ms / 1000} seconds`);

const effectOf = ({ transition, isMoving, intervalMs, slides }: Hero) => {
  if (slides.length < 2) return 'one slide, nothing changes';
  return isMoving ? `${transition}, every ${seconds(intervalMs)}` : `${transition}, by hand`;
};

export const HeroFacts = ({ hero, stage, index }: Props) => {
  const contrast = useTextContrast({ hero, stage, index });
  return (
    <div className="stack">
      <dl className="hero-facts">
        <dt>Desktop</dt>
        <dd className="num">1440 × 600 px, to scale</dd>
        <dt>Phone</dt>
        <dd className="num">390 × 600 px</dd>
        <dt>Effect</dt>
        <dd>{effectOf(hero)}</dd>
        <dt>Background</dt>
        <dd>{`${hero.backgroundStyle}, ${hero.hasOverlay ? 'with' : 'without'} overlay`}</dd>
        <dt>Text contrast</dt>
        <dd>
          {contrast === undefined && 'measuring'}
          {contrast === null && 'not measured'}
          {contrast && (
            <span className={contrast.isReadable ? 'badge green' : 'badge yellow'}>
              {`${contrast.ratio.toFixed(1)}:1, ${contrast.isReadable ? 'AA' : 'hard to read'}`}
            </span>
          )}
        </dd>
      </dl>
      <p className="hint">
        Shows what is typed here, saved or not. Text contrast is that of the weakest spot behind the words at desktop width. Under reduced
        motion slides change only by hand.
      </p>
    </div>
  );
};
