import { part } from '../text.ts';

export const proseTexts = part('prose', {
  enlarge: 'Enlarge picture',
  enlargeNamed: 'Enlarge picture: {alt}',
  table: 'Table',
  tableNamed: 'Table: {caption}',
  video: 'Video',
  play: 'Play video',
  playNamed: 'Play video {name}',
  source: 'Loads from {host} when played',
  watch: 'Watch on {host}',
});
