import type { lightboxStageTexts } from '../en/lightbox-stage.ts';
import type { Translation } from '../text.ts';

export const lightboxStage: Translation<typeof lightboxStageTexts> = {
  named: '{title}, gambar {at} dari {count}',
  previous: 'Gambar sebelumnya',
  next: 'Gambar berikutnya',
  zoom: 'Pembesaran',
  zoomIn: 'Perbesar',
  zoomOut: 'Perkecil',
};
