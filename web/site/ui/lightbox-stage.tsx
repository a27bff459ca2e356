// Stage of the lightbox: shows one image at a time, with its neighbours outside of the frame. Supports zooming, panning and
// navigation by touch, mouse, keyboard and buttons.
import { useEffect, useRef, useState } from 'react';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Picture, type PictureFallback, preloadPicture } from '#web/shared/ui/picture.tsx';
import type { Carousel } from './use-carousel.ts';
import { useLightboxGestures } from './use-lightbox-gestures.ts';
import { isOnPicture, mostZoom, panBy, settle, stageOf, toggleZoom, wholePicture, type ZoomView, zoomBy } from './zoom-view.ts';

/** An image in the lightbox. */
export interface LightboxPicture {
  /** Stored path or URL. */
  src: string;
  /** Description of the image, if there is one. */
  alt?: string;
  caption?: string;
}

interface Props {
  /** Title of the dialog, such as the name of the product. */
  title: string;
  pictures: readonly LightboxPicture[];
  carousel: Carousel;
  onClose: () => void;
  fallback?: PictureFallback;
}

const centre = { x: 0, y: 0 };
const zoomStep = 1.5;
/** Share of the frame by which an arrow key pans. */
const panStep = 0.2;

const Slide = ({ src, alt, zoom, fallback }: { src: string; alt: string; zoom: number; fallback?: PictureFallback }) => {
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <>
      {!isLoaded && <span className="spin" />}
      <Picture
        src={src}
        alt={alt}
        ratio="free"
        // a zoomed image loads sharper versions, up to the uploaded file
        sizes={`${Math.ceil(zoom) * 100}vw`}
        hasOriginal={zoom > 1}
        fallback={fallback}
        isUrgent
        onLoad={() => setIsLoaded(true)}
      />
    </>
  );
};

export const LightboxStage = ({ title, pictures, carousel, onClose, fallback }: Props) => {
  const { index, count } = carousel;
  const frame = useRef<HTMLDivElement>(null);
  // unbounded counter: after wrapping around, neighbours must not change sides
  const [position, setPosition] = useState(index);
  const [zoom, setZoom] = useState({ position, view: wholePicture });
  const view = zoom.position === position ? zoom.view : wholePicture;
  const isZoomed = view.scale > 1;

  const measure = () => {
    const image = frame.current?.querySelector<HTMLImageElement>('[data-side="0"] img');
    const { clientWidth: width = 0, clientHeight: height = 0 } = frame.current ?? {};
    return stageOf({ width: image?.naturalWidth ?? 0, height: image?.naturalHeight ?? 0 }, { width, height });
  };
  const change = (next: (view: ZoomView) => ZoomView) =>
    setZoom((now) => ({ position, view: next(now.position === position ? now.view : wholePicture) }));
  const zoomTo = (factor: number) => change((now) => settle(zoomBy(now, factor, centre, measure())));
  const turn = (by: 1 | -1) => {
    setPosition(position + by);
    carousel.step(by);
  };
  const gestures = useLightboxGestures({
    frame,
    isZoomed,
    canTurn: count > 1,
    onZoom: (factor, at) => change((now) => zoomBy(now, factor, at, measure())),
    onPan: (across, down) => change((now) => panBy(now, across, down, measure())),
    onDoubleTap: (at) => change((now) => toggleZoom(now, at, measure())),
    onClick: (at) => {
      if (!isOnPicture(view, at, measure())) onClose();
    },
    onTurn: turn,
    onEnd: () => change(settle),
  });

  const handleKey = (event: KeyboardEvent): boolean => {
    const { width, height } = measure().frame;
    const pan = (across: number, down: number) => change((now) => panBy(now, across * width * panStep, down * height * panStep, measure()));
    const actions: Record<string, (() => void) | undefined> = {
      '+': () => zoomTo(zoomStep),
      '=': () => zoomTo(zoomStep),
      '-': () => zoomTo(1 / zoomStep),
      '0': () => change(() => wholePicture),
      ArrowLeft: isZoomed ? () => pan(1, 0) : count > 1 ? () => turn(-1) : undefined,
      ArrowRight: isZoomed ? () => pan(-1, 0) : count > 1 ? () => turn(1) : undefined,
      ArrowUp: isZoomed ? () => pan(0, 1) : undefined,
      ArrowDown: isZoomed ? () => pan(0, -1) : undefined,
    };
    actions[event.key]?.();
    return actions[event.key] !== undefined;
  };
  // on window, because a click on the image removes the focus from the buttons
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (handleKey(event)) return event.preventDefault();
      const target = carousel.onKeyDown(event);
      if (target !== null) setPosition(position - index + target);
    };
    const showWhole = () => setZoom({ position, view: wholePicture });
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('resize', showWhole);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('resize', showWhole);
    };
  });
  // preload the neighbours
  useEffect(() => {
    for (const by of [1, -1]) preloadPicture(pictures[(index + by + count) % count]?.src, '100vw');
  }, [pictures, index, count]);

  const nameOf = (at: number) => pictures[at]?.alt || (count > 1 ? `${title}, picture ${at + 1} of ${count}` : title);
  const caption = pictures[index]?.caption;
  const sides = count > 1 ? [-1, 0, 1] : [0];
  return (
    <>
      <div
        ref={frame}
        className="stage"
        data-zoomed={isZoomed || undefined}
        data-moving={gestures.isMoving || undefined}
        {...gestures.handlers}
      >
        {sides.map((side) => {
          const at = (index + side + count) % count;
          const isShown = side === 0;
          const picture = pictures[at];
          return (
            picture && (
              <div
                key={position + side}
                className="slide"
                data-side={side}
                aria-hidden={!isShown || undefined}
                style={{ transform: `translateX(calc(${side * 100}% + ${gestures.pull}px))` }}
              >
                <div style={isShown ? { transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` } : undefined}>
                  <Slide src={picture.src} alt={isShown ? nameOf(at) : ''} zoom={isShown ? view.scale : 1} fallback={fallback} />
                </div>
              </div>
            )
          );
        })}
      </div>
      <div className="stage-foot">
        {caption && <p className="caption">{caption}</p>}
        <div className="stage-tools">
          {count > 1 && (
            <button type="button" className="turn" aria-label="Previous picture" onClick={() => turn(-1)}>
              <Icon name="prev" />
            </button>
          )}
          <button type="button" aria-label="Zoom out" aria-disabled={!isZoomed || undefined} onClick={() => zoomTo(1 / zoomStep)}>
            <Icon name="minus" />
          </button>
          <span className="mono" role="status" aria-label="Zoom">{`${Math.round(view.scale * 100)}%`}</span>
          <button type="button" aria-label="Zoom in" aria-disabled={view.scale === mostZoom || undefined} onClick={() => zoomTo(zoomStep)}>
            <Icon name="plus" />
          </button>
          {count > 1 && (
            <button type="button" className="turn next" aria-label="Next picture" onClick={() => turn(1)}>
              <Icon name="next" />
            </button>
          )}
        </div>
      </div>
    </>
  );
};
