import type { statesTexts } from '../en/states.ts';
import type { Translation } from '../text.ts';

export const states: Translation<typeof statesTexts> = {
  advice: 'Periksa koneksi Anda, lalu coba lagi.',
  retry: 'Coba lagi',
  outdated: '{title}. Data yang ditampilkan mungkin bukan yang terbaru.',
};
