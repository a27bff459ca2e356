import type { quoteRequestTexts } from '../en/quote-request.ts';
import type { Translation } from '../text.ts';

export const quoteRequest: Translation<typeof quoteRequestTexts> = {
  title: 'Minta penawaran',
  name: 'Nama',
  email: 'Email',
  company: 'Perusahaan',
  message: 'Pesan',
  cancel: 'Batal',
  send: 'Kirim permintaan',
  sending: 'Mengirim...',
  sent: 'Permintaan penawaran berhasil dikirim!',
  thanks: 'Terima kasih atas minat Anda pada {name}. Kami akan segera menghubungi Anda dengan penawaran terperinci.',
  failed: 'Gagal mengirim permintaan penawaran. Silakan coba lagi.',
  notSent: 'Permintaan Anda belum terkirim.',
  kept: '{reason} Isian Anda masih ada di formulir.',
  tooMany: 'Terlalu banyak permintaan dikirim dari jaringan Anda. Harap tunggu satu menit.',
  refused: 'Permintaan ditolak. Periksa kembali isian Anda.',
  notProcessed: 'Server tidak dapat memproses permintaan.',
  unreachable: 'Server tidak dapat dihubungi. Periksa koneksi Anda.',
  offline: 'Perangkat Anda sedang luring.',
  again: 'Coba lagi',
};
