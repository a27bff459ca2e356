import type { acknowledgementTexts } from '../en/acknowledgement.ts';
import type { Translation } from '../text.ts';

export const acknowledgement: Translation<typeof acknowledgementTexts> = {
  subject: '{company}: pesan Anda telah kami terima',
  thanks: 'Terima kasih telah menghubungi {company}. Pesan Anda telah kami terima dan akan segera kami balas.',
  product: 'Produk: {product}',
  received: 'Diterima: {date}',
  reason: 'Email ini dikirim secara otomatis karena alamat Anda dimasukkan di formulir kontak situs web ini.',
  unnamed: 'perusahaan kami',
};
