import { part } from '../text.ts';

export const languagesTexts = part('languages', {
  label: 'Language',
  list: 'Languages',
});
