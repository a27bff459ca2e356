import { part } from '../text.ts';

export const lightboxStageTexts = part('lightbox-stage', {
  named: '{title}, picture {at} of {count}',
  previous: 'Previous picture',
  next: 'Next picture',
  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
});
