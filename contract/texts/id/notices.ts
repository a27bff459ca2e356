import type { noticesTexts } from '../en/notices.ts';
import type { Translation } from '../text.ts';

export const notices: Translation<typeof noticesTexts> = {
  badAddressTitle: 'Halaman ini tidak dapat ditampilkan',
  badAddressText: 'Alamatnya tidak valid.',
  busyTitle: 'Situs sedang sibuk',
  busyText: 'Halaman ini akan dimuat ulang secara otomatis sebentar lagi.',
  excessTitle: 'Terlalu banyak permintaan',
  excessText: 'Halaman ini akan dimuat ulang secara otomatis dalam satu menit.',
  home: 'Kembali ke beranda',
};
