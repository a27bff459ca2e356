import { part } from '../text.ts';

export const mapFrameTexts = part('map-frame', {
  title: 'Map: where to find us',
});
