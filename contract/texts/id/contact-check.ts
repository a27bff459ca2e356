import type { contactCheckTexts } from '../en/contact-check.ts';
import type { Translation } from '../text.ts';

export const contactCheck: Translation<typeof contactCheckTexts> = {
  required: 'Kolom {field} wajib diisi.',
  tooLong: 'Kolom {field} tidak boleh lebih dari {limit} karakter.',
  badEmail: 'Masukkan alamat email yang valid.',
  name: 'nama',
  email: 'email',
  phone: 'telepon',
  company: 'perusahaan',
  subject: 'subjek',
  message: 'pesan',
};
