import type { searchNoticeTexts } from '../en/search-notice.ts';
import type { Translation } from '../text.ts';

export const searchNotice: Translation<typeof searchNoticeTexts> = {
  corrected: 'Keine Ergebnisse für „{typed}“. Angezeigt werden Ergebnisse für „{corrected}“.',
  ignored: 'Kein Eintrag enthält {words}. Angezeigt werden Ergebnisse für die übrigen Wörter.',
  split: 'Keine Ergebnisse für „{typed}“ als Wortgruppe. Angezeigt werden Ergebnisse, die jedes Wort enthalten.',
  word: '„{word}“',
  and: '{words} und {last}',
};
