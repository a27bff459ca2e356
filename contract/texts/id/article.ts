import type { articleTexts } from '../en/article.ts';
import type { Translation } from '../text.ts';

export const article: Translation<typeof articleTexts> = {
  home: 'Beranda',
  heading: 'Artikel',
  loading: 'Memuat artikel...',
  failed: 'Gagal memuat artikel',
  missing: 'Artikel tidak ditemukan',
  missingText: 'Artikel yang Anda cari tidak tersedia.',
  back: 'Kembali ke berita',
  aside: 'Tentang artikel ini',
  contents: 'Dalam artikel ini',
  share: 'Bagikan',
  shareOn: 'Bagikan di {network}',
  copyLink: 'Salin tautan',
  gallery: 'Galeri',
  enlarge: 'Perbesar gambar {number} dari {count}',
  enlargeNamed: 'Perbesar gambar {number} dari {count}: {alt}',
  related: 'Artikel terkait',
};
