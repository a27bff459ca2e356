import type { splashTexts } from '../en/splash.ts';
import type { Translation } from '../text.ts';

export const splash: Translation<typeof splashTexts> = {
  loading: 'Memuat',
  theme: 'Memuat tema...',
  components: 'Menyiapkan komponen...',
  settings: 'Mengambil pengaturan...',
  styles: 'Menerapkan gaya...',
  ready: 'Siap!',
  welcome: 'Selamat datang!',
  products: 'Produk dan spesifikasi.',
  news: 'Berita dan basis pengetahuan.',
  quotes: 'Pertanyaan dan penawaran.',
};
