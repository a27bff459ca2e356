import type { noticesTexts } from '../en/notices.ts';
import type { Translation } from '../text.ts';

export const notices: Translation<typeof noticesTexts> = {
  badAddressTitle: 'Halaman ini tidak dapat ditampilkan',
  badAddressText: 'Alamatnya tidak valid.',
  busyTitle: 'Situs sedang sibuk',
  busyText: 'Halaman ini akan dimuat ulang secara otomatis sebentar lagi.',
  excessTitle: 'Terlalu banyak permintaan',
  excessText: 'Halaman ini akan dimuat ulang secara otomatis dalam satu menit.',
  startingTitle: 'Situs sedang dimulai',
  startingText: 'Halaman ini akan dimuat ulang secara otomatis sebentar lagi.',
  closedText: 'Situs ini belum dibuka untuk umum.',
  closedName: 'Situs ini',
  closedPassword: 'Kata sandi',
  closedOpen: 'Buka situs',
  closedWrong: 'Kata sandi ini salah.',
  closedSeconds: { other: 'Terlalu banyak kata sandi yang salah. Tunggu {count} detik, lalu coba lagi.' },
  closedMinutes: { other: 'Terlalu banyak kata sandi yang salah. Tunggu {count} menit, lalu coba lagi.' },
  home: 'Kembali ke beranda',
};
