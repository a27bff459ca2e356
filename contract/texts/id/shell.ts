import type { shellTexts } from '../en/shell.ts';
import type { Translation } from '../text.ts';

export const shell: Translation<typeof shellTexts> = {
  skip: 'Langsung ke konten',
  company: 'Perusahaan',
  info: 'Kontak dan media sosial',
  main: 'Menu utama',
  mobile: 'Menu seluler',
  home: 'BERANDA',
  about: 'TENTANG KAMI',
  products: 'PRODUK',
  news: 'BERITA',
  contact: 'KONTAK',
  search: 'Cari',
  quote: 'MINTA PENAWARAN',
  openMenu: 'Buka menu',
  closeMenu: 'Tutup menu',
  follow: 'Ikuti kami',
  address: 'Alamat',
  phone: 'Telepon',
  fax: 'Faks',
  email: 'Email',
  location: 'Lokasi kami',
  map: 'Peta lokasi kami',
  noMap: 'Peta tidak tersedia',
  siteMap: 'Peta lokasi',
  rights: '© {year} {company}. Hak cipta dilindungi undang-undang.',
};
