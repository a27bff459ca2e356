// The hero as visitors will see it, saved or not, as wide as a desktop and as a phone.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { PreviewFrame } from '#web/admin/features/preview/preview-frame.tsx';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { type Hero, readHero } from '#web/shared/features/homepage/hero-slides.ts';
import { settingsQuery } from '#web/shared/features/settings/settings.queries.ts';
import { HeroView } from '#web/site/features/homepage/hero.tsx';
import { type Slideshow, useSlideshow } from '#web/site/features/homepage/use-slideshow.ts';
import { type HeroValues, writeHeroValues } from './hero-values.ts';
import { shownPlaceOf } from './slide-drafts.ts';

interface Props {
  values: HeroValues;
  /** The slide that has the focus: the preview shows it and does not advance. */
  slideKey: string | null;
}

interface ControlsProps {
  show: Slideshow;
  count: number;
  isMoving: boolean;
}

const nothing = () => {};
const screens = { Desktop: 1440, Phone: 390 } as const;
const height = 600;

const Controls = ({ show, count, isMoving }: ControlsProps) => (
  <>
    <span className="hint num">
      Slide {Math.min(show.index, count - 1) + 1} of {count}
    </span>
    {count > 1 && (
      <span className="row preview-controls">
        <button type="button" className="icon-btn icon-btn-s" aria-label="Previous slide" title="Previous" onClick={show.showPrevious}>
          <AdminIcon name="left" />
        </button>
        {isMoving && (
          <button
            type="button"
            className="icon-btn icon-btn-s"
            aria-label={show.isPlaying ? 'Pause preview' : 'Play preview'}
            title={show.isPlaying ? 'Pause' : 'Play'}
            onClick={show.togglePlaying}
          >
            <AdminIcon name={show.isPlaying ? 'pause' : 'play'} />
          </button>
        )}
        <button type="button" className="icon-btn icon-btn-s" aria-label="Next slide" title="Next" onClick={show.showNext}>
          <AdminIcon name="right" />
        </button>
      </span>
    )}
  </>
);

const seconds = (ms: number) => (ms === 1000 ? '1 second' : `${ms / 1000} seconds`);

const effectOf = ({ transition, isMoving, intervalMs, slides }: Hero) => {
  if (slides.length < 2) return 'one slide, nothing changes';
  return isMoving ? `${transition}, every ${seconds(intervalMs)}` : `${transition}, by hand`;
};

/** The preview in words. */
const Facts = ({ hero }: { hero: Hero }) => (
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
    </dl>
    <p className="hint">Shows what is typed here, saved or not. Under reduced motion slides change only by hand.</p>
  </div>
);

export const HeroPreview = ({ values, slideKey }: Props) => {
  const { data: company } = useQuery(settingsQuery);
  const hero = readHero(writeHeroValues(values), company);
  const count = hero.slides.length;
  const place = slideKey === null ? null : shownPlaceOf(values.slides_data, slideKey);
  const show = useSlideshow({ count, isMoving: hero.isMoving && place === null, intervalMs: hero.intervalMs });

  const showSlide = useEffectEvent((index: number) => {
    if (index !== show.index) show.show(index);
  });
  useEffect(() => {
    if (place !== null) showSlide(place);
  }, [place]);
  const keepWithin = useEffectEvent((slides: number) => {
    if (show.index >= slides) show.show(slides - 1);
  });
  useEffect(() => keepWithin(count), [count]);
  // a new effect is shown at once
  const transition = useRef(hero.transition);
  useEffect(() => {
    if (transition.current !== hero.transition && count > 1) show.showNext();
    transition.current = hero.transition;
  });

  const screen = (name: keyof typeof screens) => (
    <div className={`hero-stage hero-stage-${name.toLowerCase()}`} inert>
      <PreviewFrame title={`${name} preview`} width={screens[name]} height={height} onEscape={nothing}>
        <HeroView hero={hero} companyName={company?.company_name || 'Company'} show={show} />
      </PreviewFrame>
    </div>
  );
  return (
    <section className="hero-preview" aria-labelledby="preview-title">
      <div className="row hero-preview-head">
        <h2 id="preview-title" className="grow">
          Preview
        </h2>
        <Controls show={show} count={count} isMoving={hero.isMoving} />
      </div>
      {screen('Desktop')}
      <div className="hero-stages">
        {screen('Phone')}
        <Facts hero={hero} />
      </div>
    </section>
  );
};
