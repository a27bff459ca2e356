// State of the lightbox: the shown picture, its zoom and position.
import { type RefObject, useState } from 'react';
import type { Carousel } from '../use-carousel.ts';
import { type Point, panBy, type Stage, settle, stageOf, toggleZoom, wholeImage, type ZoomView, zoomBy } from '../zoom-view.ts';

export interface LightboxView {
  /** Unbounded, so that neighbours do not change sides when the carousel wraps around. */
  position: number;
  view: ZoomView;
  measure: () => Stage;
  /** @param at fixed point of the zoom */
  zoomBy: (factor: number, at: Point) => void;
  /** Zooms around the centre by one step, for buttons and keys. */
  zoomIn: () => void;
  zoomOut: () => void;
  panBy: (across: number, down: number) => void;
  toggleZoom: (at: Point) => void;
  /** Resets a zoom that is hardly visible. */
  settle: () => void;
  showWhole: () => void;
  /** Shows the previous or next picture. */
  turn: (by: 1 | -1) => void;
  /** Shows the picture with this index. */
  moveTo: (index: number) => void;
}

const centre = { x: 0, y: 0 };
const zoomStep = 1.5;

export const useLightboxView = (frame: RefObject<HTMLElement | null>, { index, step }: Carousel): LightboxView => {
  const [position, setPosition] = useState(index);
  const [zoom, setZoom] = useState({ position, view: wholeImage });

  const measure = () => {
    const image = frame.current?.querySelector<HTMLImageElement>('[data-side="0"] img');
    const { clientWidth: width = 0, clientHeight: height = 0 } = frame.current ?? {};
    return stageOf({ width: image?.naturalWidth ?? 0, height: image?.naturalHeight ?? 0 }, { width, height });
  };
  const change = (next: (view: ZoomView) => ZoomView) =>
    setZoom((now) => ({ position, view: next(now.position === position ? now.view : wholeImage) }));
  const zoomStepBy = (factor: number) => change((now) => settle(zoomBy(now, factor, centre, measure())));

  return {
    position,
    view: zoom.position === position ? zoom.view : wholeImage,
    measure,
    zoomBy: (factor, at) => change((now) => zoomBy(now, factor, at, measure())),
    zoomIn: () => zoomStepBy(zoomStep),
    zoomOut: () => zoomStepBy(1 / zoomStep),
    panBy: (across, down) => change((now) => panBy(now, across, down, measure())),
    toggleZoom: (at) => change((now) => toggleZoom(now, at, measure())),
    settle: () => change(settle),
    showWhole: () => setZoom({ position, view: wholeImage }),
    turn: (by) => {
      setPosition(position + by);
      step(by);
    },
    moveTo: (target) => setPosition(position - index + target),
  };
};
