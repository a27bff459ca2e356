import type { contactAnswersTexts } from '../en/contact-answers.ts';
import type { Translation } from '../text.ts';

export const contactAnswers: Translation<typeof contactAnswersTexts> = {
  received: 'Terima kasih telah menghubungi kami. Kami akan segera membalas pesan Anda.',
  tooMany: 'Terlalu banyak permintaan. Silakan coba lagi dalam satu menit.',
};
