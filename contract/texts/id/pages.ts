import type { pagesTexts } from '../en/pages.ts';
import type { Translation } from '../text.ts';

export const pages: Translation<typeof pagesTexts> = {
  heading: 'Halaman',
  home: 'Beranda',
  loading: 'Memuat halaman...',
  missing: 'Halaman tidak ditemukan',
  missingText: 'Halaman yang Anda minta tidak ditemukan.',
  error: 'Galat',
  errorText: 'Terjadi kesalahan saat memuat halaman.',
  retry: 'Coba lagi',
  toHome: 'Kembali ke beranda',
  contactUs: 'Hubungi kami',
  contents: 'Di halaman ini',
};
