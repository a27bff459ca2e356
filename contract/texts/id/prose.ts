import type { proseTexts } from '../en/prose.ts';
import type { Translation } from '../text.ts';

export const prose: Translation<typeof proseTexts> = {
  enlarge: 'Perbesar gambar',
  enlargeNamed: 'Perbesar gambar: {alt}',
  table: 'Tabel',
  tableNamed: 'Tabel: {caption}',
  video: 'Video',
  play: 'Putar video',
  playNamed: 'Putar video {name}',
  source: 'Dimuat dari {host} saat diputar',
  watch: 'Tonton di {host}',
};
