// Background picture of a slide in one of four styles, and the cut-out picture in front of it.
import { useState } from 'react';
import { storageUrl } from '#contract/rules/storage-address.ts';
import type { Hero, Slide } from '#web/shared/features/homepage/hero-slides.ts';
import { Drawing } from '#web/shared/ui/drawing.tsx';
import { scaledSources } from '#web/shared/ui/picture.tsx';

interface Props {
  slide: Slide;
  style: Hero['backgroundStyle'];
  isUrgent: boolean;
}

const scaled = (url: string, width: number) => (url.startsWith('/storage/') ? `${url}?w=${width}` : url);
const cssUrl = (url: string) => `url("${encodeURI(url).replace(/"/g, '%22')}")`;

export const HeroBackground = ({ slide, style, isUrgent }: Props) => {
  const [broken, setBroken] = useState<string | null>(null);
  const url = storageUrl(slide.backgroundImage);
  if (!url || url === broken) return null;
  if (style === 'repeat') return <div className="tiles" style={{ backgroundImage: cssUrl(scaled(url, 480)) }} />;
  const sources = scaledSources(url);
  return (
    <>
      {style === 'cover' && <div className="wings" />}
      <img
        className={`ground ${style}`}
        src={scaled(url, 1600)}
        // the original is for screens wider than the widest scaled version
        srcSet={sources && `${sources}, ${url} 2560w`}
        sizes={style === 'cover' ? '(min-width: 1501px) 1500px, (min-width: 768px) 100vw, 120vw' : '100vw'}
        width={1600}
        height={900}
        alt=""
        fetchPriority={isUrgent ? 'high' : 'low'}
        // decode synchronously, so that a slide change never shows an empty slide
        decoding="sync"
        onError={() => setBroken(url)}
      />
    </>
  );
};

export const HeroCutout = ({ slide }: Pick<Props, 'slide'>) => {
  const [broken, setBroken] = useState<string | null>(null);
  const url = storageUrl(slide.heroImage);
  if (!url && !slide.backgroundImage) return <Drawing name="shaft" className="cut drawn" />;
  if (!url || url === broken) return null;
  return (
    <img
      className="cut"
      src={scaled(url, 1200)}
      srcSet={scaledSources(url)}
      sizes="(min-width: 1024px) 586px, 384px"
      width={1200}
      height={1000}
      alt=""
      decoding="sync"
      onError={() => setBroken(url)}
    />
  );
};
