import type { notFoundPageTexts } from '../en/not-found-page.ts';
import type { Translation } from '../text.ts';

export const notFoundPage: Translation<typeof notFoundPageTexts> = {
  text: 'Halaman yang Anda minta tidak ditemukan.',
  home: 'Kembali ke beranda',
  products: 'Semua produk',
  field: 'Cari produk',
  placeholder: 'Cari produk...',
  search: 'Cari',
  ways: 'Atau buka {news}, {knowledge}, atau {contact}.',
  news: 'Berita',
  knowledge: 'Basis pengetahuan',
  contact: 'Kontak',
};
