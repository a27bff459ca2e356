import type { aboutTexts } from '../en/about.ts';
import type { Translation } from '../text.ts';

export const about: Translation<typeof aboutTexts> = {
  title: 'Tentang kami',
  home: 'Beranda',
  loading: 'Memuat halaman...',
  failed: 'Gagal memuat halaman “Tentang kami”',
  missing: 'Halaman “Tentang kami” tidak ditemukan',
  missingText: 'Perusahaan belum menerbitkan halaman ini.',
  removedText: 'Perusahaan telah menghapus halaman ini.',
  toHome: 'Kembali ke beranda',
  contactUs: 'Hubungi kami',
  empty: 'Belum ada isi',
  emptyText: 'Untuk informasi tentang perusahaan, silakan gunakan halaman kontak.',
  statistics: 'Perusahaan dalam angka',
  team: 'Tim kami',
};
