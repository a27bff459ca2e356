import type { mapFrameTexts } from '../en/map-frame.ts';
import type { Translation } from '../text.ts';

export const mapFrame: Translation<typeof mapFrameTexts> = {
  title: 'Peta: lokasi kami',
};
