// A picture that never leaves a hole: scaled by the server where it can be, replaced by a drawing or a tile when broken.
import { useEffect, useRef, useState } from 'react';
import { storageUrl } from '#web/shared/lib/paths.ts';

export type PictureFallback = 'product' | 'news' | 'news-tile' | 'tile';
type PictureRatio = '4/3' | '3/2' | '4/5' | '16/9' | 'free';

interface Props {
  /** Stored path, address from the root, or absolute URL. */
  src: string | null | undefined;
  alt: string;
  /** As the attribute of <img>; how wide the picture is drawn. */
  sizes?: string;
  ratio?: PictureRatio;
  /** What a broken or missing picture becomes. */
  fallback?: PictureFallback;
  /** In the first view: loaded at once and before others. */
  isUrgent?: boolean;
  /** The file as it was uploaded is offered too, for a picture drawn larger than the largest scaled one. */
  hasOriginal?: boolean;
  onLoad?: () => void;
  className?: string;
}

const scaledWidths = [320, 480, 800, 1200, 1600];
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
const tileTexts: Record<PictureFallback, string> = { product: 'IMG', tile: 'IMG', news: 'News', 'news-tile': 'News' };

/** More than the largest scaled one; the file's own width is not known here. */
const originalWidth = 3200;

/** @returns a srcset of the widths the server scales to, undefined for pictures that it does not keep */
export const scaledSources = (url: string, hasOriginal = false): string | undefined => {
  if (!url.startsWith('/storage/')) return undefined;
  const sources = scaledWidths.map((width) => `${url}?w=${width} ${width}w`);
  return [...sources, ...(hasOriginal ? [`${url} ${originalWidth}w`] : [])].join(', ');
};

/** Fetches a picture that will probably be shown next. */
export const warmPicture = (src: string | null | undefined, sizes: string): void => {
  const url = storageUrl(src);
  if (!url) return;
  const image = new Image();
  image.sizes = sizes;
  image.srcset = scaledSources(url) ?? '';
  if (!image.srcset) image.src = url;
};

/**
 * Which address to draw: the picture, then its placeholder, then none.
 * @returns null when only a tile is left, and what to call when the address drawn now is broken
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
  const image = useRef<HTMLImageElement>(null);
  // it may have failed before the script was there to hear of it
  useEffect(() => {
    const element = image.current;
    if (url && element?.complete && element.naturalWidth === 0 && element.currentSrc) markBroken();
  });
  const box = boxes[ratio];
  const sources = url ? scaledSources(url, hasOriginal) : undefined;
  return (
    <div className={className ? `${box.className} ${className}` : box.className}>
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
          {tileTexts[fallback]} {alt && <span className="vh">{alt}</span>}
        </span>
      )}
    </div>
  );
};
