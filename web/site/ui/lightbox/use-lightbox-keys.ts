// Keyboard of the lightbox: plus, minus and 0 zoom; arrow keys pan a zoomed picture and show the neighbours otherwise.
import { useEffect } from 'react';
import { towardsNext } from '#web/site/lib/direction.ts';
import type { Carousel } from '../use-carousel.ts';
import type { LightboxView } from './use-lightbox-view.ts';

/** Share of the frame by which an arrow key pans. */
const panStep = 0.2;

/** @returns whether the key was handled */
const handleKey = (key: string, lightbox: LightboxView, count: number): boolean => {
  const isZoomed = lightbox.view.scale > 1;
  const pan = (across: number, down: number) => () => {
    const { width, height } = lightbox.measure().frame;
    lightbox.panBy(across * width * panStep, down * height * panStep);
  };
  const turn = (by: 1 | -1) => (count > 1 ? () => lightbox.turn(by) : undefined);
  const right = towardsNext();
  const left = right === 1 ? -1 : 1;
  const actions: Record<string, (() => void) | undefined> = {
    '+': lightbox.zoomIn,
    '=': lightbox.zoomIn,
    '-': lightbox.zoomOut,
    '0': lightbox.showWhole,
    ArrowLeft: isZoomed ? pan(1, 0) : turn(left),
    ArrowRight: isZoomed ? pan(-1, 0) : turn(right),
    ArrowUp: isZoomed ? pan(0, 1) : undefined,
    ArrowDown: isZoomed ? pan(0, -1) : undefined,
  };
  actions[key]?.();
  return actions[key] !== undefined;
};

/** Listens on window, because a click on the picture removes the focus from the buttons. */
export const useLightboxKeys = (lightbox: LightboxView, carousel: Carousel): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (handleKey(event.key, lightbox, carousel.count)) return event.preventDefault();
      const target = carousel.onKeyDown(event);
      if (target !== null) lightbox.moveTo(target);
    };
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('resize', lightbox.showWhole);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('resize', lightbox.showWhole);
    };
  });
};
