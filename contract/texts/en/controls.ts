import { part } from '../text.ts';

export const controlsTexts = part('controls', {
  close: 'Close',
  notifications: 'Notifications',
  optional: 'optional',
  picture: 'IMG',
  news: 'News',
});
