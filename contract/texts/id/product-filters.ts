import type { productFiltersTexts } from '../en/product-filters.ts';
import type { Translation } from '../text.ts';

export const productFilters: Translation<typeof productFiltersTexts> = {
  showAll: 'Tampilkan semua',
  of: 'untuk {label}',
  more: 'Filter lainnya',
  ofGroup: 'dari {group}',
  noGroup: 'Data produk',
  atLeast: '{label}, minimal',
  atMost: '{label}, maksimal',
  inUnit: '{limit}, dalam {unit}',
  unit: 'Satuan {label}',
  refused: 'Ketik angka seperti {example}, mulai dari yang lebih kecil.',
  title: 'Filter',
  close: 'Tutup',
  clear: 'Hapus semua',
  show: 'Tampilkan produk',
  showFound: { other: 'Tampilkan {count} produk' },
};
