// The home page as visitors will see it, including unsaved changes, as wide as a desktop and as a phone.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { previewHero } from '#contract/homepage.ts';
import { PreviewFailure } from '#web/admin/records/preview/preview-failure.tsx';
import { PreviewFrame } from '#web/admin/records/preview/preview-frame.tsx';
import { usePreview } from '#web/admin/records/preview/use-preview.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { type Hero, readHero } from '#web/shared/features/homepage/hero-slides.ts';
import { settingsQuery } from '#web/shared/features/settings/settings.queries.ts';
import { call } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { type HeroValues, writeHeroValues } from './hero-values.ts';
import { shownPlaceOf } from './slide-drafts.ts';

interface Props {
  values: HeroValues;
  /** The focused slide, which the preview shows. */
  slideKey: string | null;
}

interface ControlsProps {
  index: number;
  count: number;
  onShow: (index: number) => void;
}

const nothing = () => {};
const screens = { Desktop: 1440, Phone: 390 } as const;
const height = 760;

const Controls = ({ index, count, onShow }: ControlsProps) => (
  <>
    <span className="hint num">
      Slide {index + 1} of {count}
    </span>
    {count > 1 && (
      <span className="row preview-controls">
        <button
          type="button"
          className="icon-btn icon-btn-s"
          aria-label="Previous slide"
          title="Previous"
          onClick={() => onShow((index + count - 1) % count)}
        >
          <AdminIcon name="left" />
        </button>
        <button
          type="button"
          className="icon-btn icon-btn-s"
          aria-label="Next slide"
          title="Next"
          onClick={() => onShow((index + 1) % count)}
        >
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

/** Describes the preview in words. */
const Facts = ({ hero }: { hero: Hero }) => (
  <div className="stack">
    <dl className="hero-facts">
      <dt>Desktop</dt>
      <dd className="num">{`1440 × ${height} px, to scale`}</dd>
      <dt>Phone</dt>
      <dd className="num">{`390 × ${height} px`}</dd>
      <dt>Effect</dt>
      <dd>{effectOf(hero)}</dd>
      <dt>Background</dt>
      <dd>{`${hero.backgroundStyle}, ${hero.hasOverlay ? 'with' : 'without'} overlay`}</dd>
    </dl>
    <p className="hint">Shows what is typed here, saved or not. Slides change by themselves on the website only.</p>
  </div>
);

/** @returns the index of the visible slide: the focused one, until another is chosen */
const useShownSlide = ({ values, slideKey }: Props, count: number) => {
  const [index, setIndex] = useState(0);
  const place = slideKey === null ? null : shownPlaceOf(values.slides_data, slideKey);
  useEffect(() => {
    if (place !== null) setIndex(place);
  }, [place]);
  return [Math.min(index, count - 1), setIndex] as const;
};

export const HeroPreview = (props: Props) => {
  const { data: company } = useQuery(settingsQuery);
  const transport = transportOf(useQueryClient());
  const written = writeHeroValues(props.values);
  const hero = readHero(written, company);
  const count = hero.slides.length;
  const [index, show] = useShownSlide(props, count);
  const preview = usePreview(JSON.stringify({ ...written, first_slide: index }), async (text, signal) => {
    const { html } = await call<typeof previewHero>(transport, 'POST', '/api/admin/previews/hero', {
      body: JSON.parse(text),
      signal,
      expects: { html: 'string' },
    });
    return html;
  });

  const { html } = preview;
  const screen = (name: keyof typeof screens) => (
    <div className={`hero-stage hero-stage-${name.toLowerCase()}`} inert>
      {html !== null && <PreviewFrame title={`${name} preview`} width={screens[name]} height={height} page={{ html }} onEscape={nothing} />}
    </div>
  );
  return (
    <section className="hero-preview" aria-labelledby="preview-title">
      <div className="row hero-preview-head">
        <h2 id="preview-title" className="grow">
          Preview
        </h2>
        <Controls index={index} count={count} onShow={show} />
      </div>
      <PreviewFailure preview={preview} />
      {screen('Desktop')}
      <div className="hero-stages">
        {screen('Phone')}
        <Facts hero={hero} />
      </div>
    </section>
  );
};
