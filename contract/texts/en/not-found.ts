import { part } from '../text.ts';

export const notFoundTexts = part('not-found', {
  missing: 'Error 404',
  removed: 'Error 410',
  removedText: 'It has been removed from this site.',
  title: 'Page Not Found',
});
