import { part } from '../text.ts';

export const statesTexts = part('states', {
  advice: 'Please check your connection and try again.',
  retry: 'Retry',
  outdated: '{title}. The data shown may be out of date.',
});
