import type { searchNoticeTexts } from '../en/search-notice.ts';
import type { Translation } from '../text.ts';

export const searchNotice: Translation<typeof searchNoticeTexts> = {
  corrected: 'Tidak ada hasil untuk “{typed}”. Menampilkan hasil untuk “{corrected}”.',
  ignored: 'Tidak ada yang memuat {words}. Menampilkan hasil untuk kata-kata lainnya.',
  split: 'Tidak ada hasil untuk frasa “{typed}”. Menampilkan hasil yang memuat setiap kata.',
  word: '“{word}”',
  and: '{words} dan {last}',
};
