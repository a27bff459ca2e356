import type { lightboxStageTexts } from '../en/lightbox-stage.ts';
import type { Translation } from '../text.ts';

export const lightboxStage: Translation<typeof lightboxStageTexts> = {
  named: '{title}, Bild {at} von {count}',
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  zoom: 'Zoom',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
};
