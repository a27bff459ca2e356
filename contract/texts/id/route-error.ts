import type { routeErrorTexts } from '../en/route-error.ts';
import type { Translation } from '../text.ts';

export const routeError: Translation<typeof routeErrorTexts> = {
  label: 'Galat',
  title: 'Terjadi kesalahan',
  text: 'Halaman ini tidak dapat ditampilkan. Silakan coba lagi.',
  reload: 'Muat ulang',
  home: 'Kembali ke beranda',
};
