// Hero of the home page: slides with texts, controls and numbered points.
import { type CSSProperties, useEffect, useState } from 'react';
import { homepageTexts } from '#contract/texts/en/homepage.ts';
import type { Hero as HeroData, Slide } from '#web/shared/features/homepage/hero-slides.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { keepUnits } from '#web/site/lib/keep-units.ts';
import { useTexts } from '#web/site/lib/language.ts';
import { Link } from '#web/site/ui/link.tsx';
import { HeroBackground, HeroCutout } from './hero-background.tsx';
import { type Slideshow, useSlideshow } from './use-slideshow.ts';

// line heights in pixels, designed for the first slide; other slides show short lines
const leaderHeights = [64, 232, 112, 176];

const leaderOf = (index: number, count: number): number | undefined => {
  const firstUnderPicture = Math.ceil(count / 2 - 0.5);
  return index < firstUnderPicture ? undefined : leaderHeights[index - firstUnderPicture];
};

interface HeroPointsProps {
  points: string[];
  hasShortLeaders: boolean;
}

/** Numbered points, styled as callouts of a technical drawing; those below the picture have a leader line into it. */
const HeroPoints = ({ points, hasShortLeaders }: HeroPointsProps) => (
  <ol className={hasShortLeaders ? 'points short' : 'points'}>
    {points.map((point, index) => {
      const height = leaderOf(index, points.length);
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: points have no identity other than their number
        <li key={index} className={height ? 'leads' : undefined} style={height ? ({ '--up': `${height}px` } as CSSProperties) : undefined}>
          <b aria-hidden="true">{index + 1}</b>
          {keepUnits(point)}
        </li>
      );
    })}
  </ol>
);

interface HeroControlsProps {
  slides: Slide[];
  show: Slideshow;
  canPause: boolean;
}

/** Slideshow controls in tab order: pause, previous, dots, next. */
const HeroControls = ({ slides, show, canPause }: HeroControlsProps) => {
  const say = useTexts(homepageTexts);
  return (
    <div className="hero-ctl">
      {canPause && (
        <button type="button" aria-label={say(show.isPlaying ? 'pause' : 'play')} onClick={show.togglePlaying}>
          <Icon name={show.isPlaying ? 'pause' : 'play'} />
        </button>
      )}
      <button type="button" aria-label={say('previous')} onClick={show.showPrevious}>
        <Icon name="prev" />
      </button>
      <div className="dots">
        {slides.map((slide, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: slides have no identity other than their position
            key={index}
            type="button"
            aria-label={slide.title ? say('titledSlide', { number: index + 1, title: slide.title }) : say('slide', { number: index + 1 })}
            aria-current={index === show.index ? 'true' : undefined}
            onClick={() => show.show(index)}
          />
        ))}
      </div>
      <button type="button" aria-label={say('next')} onClick={show.showNext}>
        <Icon name="next" />
      </button>
    </div>
  );
};

/** One element for all slides, so that it keeps the focus. The name of a record may need more than one line. */
const MainButton = ({ button }: Pick<Slide, 'button'>) => {
  const say = useTexts(homepageTexts);
  return (
    <Link className="btn btn-main" to={button?.url ?? paths.products()} style={button && { whiteSpace: 'normal' }}>
      {`${button?.label ?? say('viewProducts')} `}
      <Icon name="arrow" className="go" />
    </Link>
  );
};

interface Props {
  hero: HeroData;
  companyName: string;
}

/** The pictures of the next slide start loading this long before it is shown. */
const aheadMs = 1500;

/** @returns the slides whose pictures are loaded: those already shown and those that may be shown next */
const useLoadedSlides = ({ index, isRunning, isApproached }: Slideshow, { slides, intervalMs }: HeroData): ReadonlySet<number> => {
  const [loaded, setLoaded] = useState<ReadonlySet<number>>(new Set());
  const { length } = slides;
  useEffect(() => {
    const load = (...more: number[]) => setLoaded((before) => new Set([...before, ...more.map((one) => (one + length) % length)]));
    load(index);
    if (isApproached) return load(index - 1, index + 1);
    if (!isRunning) return;
    const timer = setTimeout(load, Math.max(0, intervalMs - aheadMs), index + 1);
    return () => clearTimeout(timer);
  }, [index, isRunning, isApproached, length, intervalMs]);
  return loaded;
};

export const Hero = ({ hero, companyName }: Props) => {
  const say = useTexts(homepageTexts);
  const show = useSlideshow({ count: hero.slides.length, first: hero.firstSlide, isMoving: hero.isMoving, intervalMs: hero.intervalMs });
  const { slides, points } = hero;
  const loaded = useLoadedSlides(show, hero);
  const slide = slides[show.index] ?? slides[0];
  if (!slide) return null;
  const hasPicture = slide.backgroundImage !== '' || slide.heroImage !== '';
  const isCarousel = slides.length > 1;
  const overlay = { '--overlay-from': hero.overlayFrom, '--overlay-to': hero.overlayTo } as CSSProperties;
  return (
    <section
      className="hero dark"
      aria-label={say(isCarousel ? 'highlights' : 'introduction')}
      aria-roledescription={isCarousel ? say('carousel') : undefined}
      data-transition={hero.transition}
      data-direction={show.previous === null ? undefined : show.direction}
      {...show.pauseProps}
    >
      {slides.map((one, index) =>
        index === show.index || loaded.has(index) ? (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: slides have no identity other than their position
            key={index}
            className={index === show.index ? 'slide on' : index === show.previous ? 'slide out' : 'slide'}
          >
            <HeroBackground slide={one} style={hero.backgroundStyle} isUrgent={index === 0} />
            {hero.hasOverlay && <div className="overlay" style={overlay} />}
            <HeroCutout slide={one} />
          </div>
        ) : null,
      )}
      <div className="wrap">
        {isCarousel && (
          <div className="hero-row">
            <HeroControls slides={slides} show={show} canPause={hero.isMoving} />
          </div>
        )}
        <div className="hero-text" aria-live={show.isRunning ? 'off' : 'polite'} aria-atomic="true">
          {/* one element for all slides: replacing the heading would lose the focus */}
          <div className={show.turn % 2 === 0 ? 'words' : 'words again'}>
            <h1 className={slide.title || !hasPicture ? undefined : 'vh'}>{keepUnits(slide.title || companyName)}</h1>
            {slide.subtitle && <p className="lead">{keepUnits(slide.subtitle)}</p>}
          </div>
          <div className="row">
            <MainButton button={slide.button} />
            <Link className="btn btn-line" to={paths.contact}>
              {say('getInTouch')}
            </Link>
          </div>
        </div>
        {points.length > 0 && <HeroPoints points={points} hasShortLeaders={show.index > 0 || !slide.backgroundImage} />}
      </div>
    </section>
  );
};
