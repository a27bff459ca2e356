import type { newsListTexts } from '../en/news-list.ts';
import type { Translation } from '../text.ts';

export const newsList: Translation<typeof newsListTexts> = {
  home: 'Beranda',
  newsSubtitle: 'Berita dan pengumuman',
  knowledgeSubtitle: 'Panduan dan artikel teknis',
  type: 'Jenis artikel',
  search: 'Cari artikel',
  placeholder: 'Cari artikel...',
  clear: 'Hapus pencarian',
  loading: 'Memuat artikel...',
  failed: 'Gagal memuat artikel',
  found: { other: '{count} artikel' },
  foundOn: { other: '{count} artikel, halaman {page} dari {last}' },
  none: 'Artikel tidak ditemukan',
  noneText: 'Coba ubah kata pencarian atau filter Anda.',
  toFirst: 'Ke halaman pertama',
  showAll: 'Tampilkan semua: {title}',
  searched: '“{search}”',
  page: 'Halaman {page}',
};
