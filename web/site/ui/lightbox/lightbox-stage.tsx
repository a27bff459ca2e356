// Stage of the lightbox: shows one picture at a time, with its neighbours outside the frame and the buttons below.
import { useEffect, useRef, useState } from 'react';
import '#web/site/styles/lightbox-stage.css';
import { lightboxStageTexts } from '#contract/texts/en/lightbox-stage.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Picture, type PictureFallback, preloadPicture } from '#web/shared/ui/picture.tsx';
import { towardsNext } from '#web/site/lib/direction.ts';
import { useTexts } from '#web/site/lib/language.ts';
import type { Carousel } from '../use-carousel.ts';
import { isOnImage, mostZoom } from '../zoom-view.ts';
import { useLightboxGestures } from './use-lightbox-gestures.ts';
import { useLightboxKeys } from './use-lightbox-keys.ts';
import { type LightboxView, useLightboxView } from './use-lightbox-view.ts';

/** A picture in the lightbox. */
export interface LightboxImage {
  /** Stored path or URL. */
  src: string;
  /** Description of the picture, if there is one. */
  alt?: string;
  caption?: string;
}

export interface StageProps {
  /** Title of the dialog, such as the name of the product. */
  title: string;
  images: readonly LightboxImage[];
  carousel: Carousel;
  onClose: () => void;
  fallback?: PictureFallback;
}

const Slide = ({ src, alt, zoom, fallback }: { src: string; alt: string; zoom: number; fallback?: PictureFallback }) => {
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <>
      {!isLoaded && <span className="spin" />}
      <Picture
        src={src}
        alt={alt}
        ratio="free"
        // a zoomed picture loads sharper versions, up to the uploaded file
        sizes={`${Math.ceil(zoom) * 100}vw`}
        hasOriginal={zoom > 1}
        fallback={fallback}
        isUrgent
        onLoad={() => setIsLoaded(true)}
      />
    </>
  );
};

interface SlidesProps extends Pick<StageProps, 'title' | 'images' | 'carousel' | 'fallback'> {
  lightbox: LightboxView;
  /** Offset of a swipe in progress, in pixels. */
  pull: number;
}

/** The shown picture between its neighbours. */
const Slides = ({ title, images, carousel: { index, count }, fallback, lightbox: { position, view }, pull }: SlidesProps) => {
  const say = useTexts(lightboxStageTexts);
  const nameOf = (at: number) => images[at]?.alt || (count > 1 ? say('named', { title, at: at + 1, count }) : title);
  const sides = count > 1 ? [-1, 0, 1] : [0];
  return sides.map((side) => {
    const at = (index + side + count) % count;
    const isShown = side === 0;
    const image = images[at];
    return (
      image && (
        <div
          key={position + side}
          className="slide"
          data-side={side}
          aria-hidden={!isShown || undefined}
          style={{ transform: `translateX(calc(${side * towardsNext() * 100}% + ${pull}px))` }}
        >
          <div style={isShown ? { transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` } : undefined}>
            <Slide src={image.src} alt={isShown ? nameOf(at) : ''} zoom={isShown ? view.scale : 1} fallback={fallback} />
          </div>
        </div>
      )
    );
  });
};

const StageTools = ({ lightbox, count }: { lightbox: LightboxView; count: number }) => {
  const say = useTexts(lightboxStageTexts);
  const { scale } = lightbox.view;
  return (
    <div className="stage-tools">
      {count > 1 && (
        <button type="button" className="turn" aria-label={say('previous')} onClick={() => lightbox.turn(-1)}>
          <Icon name="prev" />
        </button>
      )}
      <button type="button" aria-label={say('zoomOut')} aria-disabled={scale === 1 || undefined} onClick={lightbox.zoomOut}>
        <Icon name="minus" />
      </button>
      <span className="mono" role="status" aria-label={say('zoom')}>{`${Math.round(scale * 100)}%`}</span>
      <button type="button" aria-label={say('zoomIn')} aria-disabled={scale === mostZoom || undefined} onClick={lightbox.zoomIn}>
        <Icon name="plus" />
      </button>
      {count > 1 && (
        <button type="button" className="turn next" aria-label={say('next')} onClick={() => lightbox.turn(1)}>
          <Icon name="next" />
        </button>
      )}
    </div>
  );
};

export const LightboxStage = ({ title, images, carousel, onClose, fallback }: StageProps) => {
  const { index, count } = carousel;
  const frame = useRef<HTMLDivElement>(null);
  const lightbox = useLightboxView(frame, carousel);
  const isZoomed = lightbox.view.scale > 1;
  const gestures = useLightboxGestures({
    frame,
    isZoomed,
    canTurn: count > 1,
    onZoom: lightbox.zoomBy,
    onPan: lightbox.panBy,
    onDoubleTap: lightbox.toggleZoom,
    onClick: (at) => {
      if (!isOnImage(lightbox.view, at, lightbox.measure())) onClose();
    },
    onTurn: lightbox.turn,
    onEnd: lightbox.settle,
  });
  useLightboxKeys(lightbox, carousel);
  // preload the neighbours
  useEffect(() => {
    for (const by of [1, -1]) preloadPicture(images[(index + by + count) % count]?.src, '100vw');
  }, [images, index, count]);

  const caption = images[index]?.caption;
  return (
    <>
      <div
        ref={frame}
        className="stage"
        data-zoomed={isZoomed || undefined}
        data-moving={gestures.isMoving || undefined}
        {...gestures.handlers}
      >
        <Slides title={title} images={images} carousel={carousel} fallback={fallback} lightbox={lightbox} pull={gestures.pull} />
      </div>
      <div className="stage-foot">
        {caption && <p className="caption">{caption}</p>}
        <StageTools lightbox={lightbox} count={count} />
      </div>
    </>
  );
};
