import { part } from '../text.ts';

export const searchNoticeTexts = part('search-notice', {
  corrected: 'No results for “{typed}”. Showing results for “{corrected}”.',
  ignored: 'Nothing contains {words}. Showing results for the other words.',
  split: 'No results for “{typed}” as a phrase. Showing results that contain each word.',
  word: '“{word}”',
  and: '{words} and {last}',
});
