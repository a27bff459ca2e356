import type { productCardTexts } from '../en/product-card.ts';
import type { Translation } from '../text.ts';

export const productCard: Translation<typeof productCardTexts> = {
  details: 'Lihat detail',
  onRequest: 'Harga sesuai permintaan',
  model: 'Model: {model}',
  compare: 'Bandingkan {name}',
  full: 'Anda dapat membandingkan paling banyak {most} produk. Hapus salah satu terlebih dahulu.',
};
