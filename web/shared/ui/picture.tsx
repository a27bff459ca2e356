// Responsive picture: scaled by the server if it is a stored file, replaced by a placeholder or a tile if it is broken.
import { useEffect, useRef, useState } from 'react';
import { storageUrl } from '#contract/rules/storage-address.ts';
import { useControlTexts } from './control-texts.ts';

/** Kinds of replacement for a broken or missing picture: placeholder picture or text tile. */
export type PictureFallback = 'product' | 'news' | 'news-tile' | 'tile';
type PictureRatio = '4/3' | '3/2' | '4/5' | '16/9' | 'free';

interface Props {
  /** Stored path, root-relative path or absolute URL. */
  src: string | null | undefined;
  alt: string;
  /**
   * `sizes` attribute of the picture: its rendered width. For pictures as wide as the text, use 88vw on phones: slightly less than
   * the real width, so that many phones load the next smaller copy.
   */
  sizes?: string;
  ratio?: PictureRatio;
  /** Replacement for a broken or missing picture. */
  fallback?: PictureFallback;
  /** Above the fold: loaded eagerly with high priority. */
  isUrgent?: boolean;
  /** Adds the uploaded file to srcset, for pictures shown larger than the largest scaled version. */
  hasOriginal?: boolean;
  onLoad?: () => void;
  className?: string;
}

const scaledWidths = [160, 320, 480, 640, 800, 960, 1200, 1600];
const boxes: Record<PictureRatio, { className: string; width: number; height: number }> = {
  '4/3': { className: 'pic', width: 800, height: 600 },
  '3/2': { className: 'pic r32', width: 1200, height: 800 },
  '4/5': { className: 'pic r45', width: 600, height: 750 },
  '16/9': { className: 'pic r169', width: 1600, height: 900 },
  free: { className: 'pic', width: 1600, height: 1200 },
};
const placeholders: Partial<Record<PictureFallback, string>> = {
  product: '/images/placeholder-product.jpg',
  news: '/images/placeholder-news.jpg',
};
const tileTexts = { product: 'picture', tile: 'picture', news: 'news', 'news-tile': 'news' } as const satisfies Record<
  PictureFallback,
  string
>;

/** Assumed width of the uploaded file for srcset: its real width is unknown here. Larger than the largest scaled version. */
const originalWidth = 3200;

/** @returns a srcset of the widths the server offers; undefined for pictures the server does not store */
export const scaledSources = (url: string, hasOriginal = false): string | undefined => {
  if (!url.startsWith('/storage/')) return undefined;
  const sources = scaledWidths.map((width) => `${url}?w=${width} ${width}w`);
  return [...sources, ...(hasOriginal ? [`${url} ${originalWidth}w`] : [])].join(', ');
};

/** Preloads a picture that will probably be shown next. */
export const preloadPicture = (src: string | null | undefined, sizes: string): void => {
  const url = storageUrl(src);
  if (!url) return;
  const image = new Image();
  image.sizes = sizes;
  image.srcset = scaledSources(url) ?? '';
  if (!image.srcset) image.src = url;
};

/**
 * Selects the URL to show: the picture, then its placeholder, then none.
 * @returns `url`, null if only the tile is left, and `markBroken`, to be called if the current URL fails to load
 */
const useSource = (src: string | null | undefined, fallback: PictureFallback) => {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const url = [storageUrl(src), placeholders[fallback]].find((one) => one && !broken.includes(one)) ?? null;
  const markBroken = () => {
    if (url) setBroken((before) => [...before, url]);
  };
  return { url, markBroken };
};

export const Picture = ({
  src,
  alt,
  sizes = '100vw',
  ratio = '4/3',
  fallback = 'tile',
  isUrgent = false,
  hasOriginal,
  onLoad,
  className,
}: Props) => {
  const { url, markBroken } = useSource(src, fallback);
  const say = useControlTexts();
  const image = useRef<HTMLImageElement>(null);
  // the picture may have failed before hydration attached the error handler
  useEffect(() => {
    const element = image.current;
    if (url && element?.complete && element.naturalWidth === 0 && element.currentSrc) markBroken();
  });
  const box = boxes[ratio];
  const sources = url ? scaledSources(url, hasOriginal) : undefined;
  return (
    <span className={className ? `${box.className} ${className}` : box.className}>
      {url ? (
        <img
          key={url}
          ref={image}
          src={sources ? `${url}?w=800` : url}
          srcSet={sources}
          sizes={sources && sizes}
          width={box.width}
          height={box.height}
          alt={alt}
          loading={isUrgent ? 'eager' : 'lazy'}
          fetchPriority={isUrgent ? 'high' : undefined}
          decoding="async"
          onLoad={onLoad}
          onError={markBroken}
        />
      ) : (
        <span className="tile">
          {say(tileTexts[fallback])} {alt && <span className="vh">{alt}</span>}
        </span>
      )}
    </span>
  );
};
