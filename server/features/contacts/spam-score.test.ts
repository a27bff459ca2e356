import { describe, expect, it } from 'vitest';
import { comparableText, type SpamFacts, scoreSpam } from './spam-score.ts';

const calm: SpamFacts = { formAgeMs: 45_000, sendersOfSameText: 0, messagesOfNetwork: 1 };
const message = { name: 'Sari Pratiwi', subject: 'Two arms', message: 'We need two arms for machine tending. When can you deliver?' };

type Part = Partial<typeof message & SpamFacts>;

const score = (part: Part) => {
  const { formAgeMs = calm.formAgeMs, sendersOfSameText = 0, messagesOfNetwork = 1, ...texts } = part;
  return scoreSpam(
    { ...message, ...texts },
    { ...('formAgeMs' in part ? {} : { formAgeMs }), ...part, sendersOfSameText, messagesOfNetwork },
  );
};

const honest: [string, Part][] = [
  ['an ordinary message', {}],
  ['a short message', { message: 'Call me.' }],
  ['one word', { subject: 'Price', message: 'Price?' }],
  ['a quote request without a message', { subject: 'Quote Request - Six-Axis Robot LR20', message: '' }],
  ['a quote request sent fast by autofill', { subject: 'Quote Request - LR20', message: '', formAgeMs: 2500 }],
  [
    'model numbers',
    { subject: 'LR20-6.5/A2, 3 pcs.', message: 'Please quote 6ES7 214-1AG40-0XB0, LR20.6.5 and FR-E740-7.5K.net weight 12.5 kg.' },
  ],
  ['one link', { message: 'Our line is shown at https://pabrik.example/line-3. Can you automate it?' }],
  ['one link, sent fast', { message: 'See https://pabrik.example', formAgeMs: 2000 }],
  ['four links to drawings', { message: [1, 2, 3, 4].map((page) => `https://files.pabrik.example/drawing-${page}.pdf`).join('\n') }],
  ['many links to drawings', { message: 'https://files.pabrik.example/drawing.pdf\n'.repeat(9) }],
  ['email addresses', { subject: 'Write to sari@pabrik.com', message: 'Please answer sari@pabrik.com and maya@pabrik.com.' }],
  ['Indonesian', { subject: 'Permintaan harga', message: 'Selamat pagi, mohon penawaran untuk dua robot. Terima kasih.' }],
  ['Chinese', { name: '王伟', subject: '询价', message: '您好,我们想购买两台六轴机器人,请报价。' }],
  ['Arabic', { name: 'محمد', subject: 'طلب عرض سعر', message: 'مرحبا، نحتاج إلى روبوتين لخط التعبئة.' }],
  ['Russian', { name: 'Иван', subject: 'Запрос цены', message: 'Здравствуйте! Сколько стоит робот LR20?' }],
  ['mathematics and markup', { message: 'The payload is <12 kg, a < b, and the tag is [A1] <b>urgent</b>.' }],
  ['a company named like a domain', { name: 'Booking.com Procurement' }],
  ['links to pictures on two hosts', { message: 'https://a.example/1 https://a.example/2 https://a.example/3 https://b.example/4' }],
  ['a sentence that ends before a word', { message: 'The cell is at the site.online operation starts in May. 您好。请报价。' }],
  ['the address of the company', { message: 'We are pabrik.com from Bekasi and need two arms.' }],
  ['a program that does not measure the form', { formAgeMs: undefined }],
  ['the same text with a corrected address', { sendersOfSameText: 1 }],
  ['a busy network', { messagesOfNetwork: 200 }],
  ['a trade fair: one network, fast', { messagesOfNetwork: 15 }],
  ['a form letter of an office: the same text from one network', { sendersOfSameText: 40, messagesOfNetwork: 41 }],
];

const spam: [string, Part, string[]][] = [
  [
    'a link in HTML',
    { message: 'Buy <a href="https://x.example">here</a>' },
    ['The text has a link in HTML, BBCode or Markdown.', 'The message has a link.'],
  ],
  ['a link in BBCode', { message: 'Buy [url=x.example]here[/url]' }, ['The text has a link in HTML, BBCode or Markdown.']],
  [
    'a program with two links',
    { message: 'https://a.example https://b.example', formAgeMs: 120 },
    ['The form was sent 0.1 seconds after it was shown.', 'The message has 2 links.'],
  ],
  [
    'an address as the name',
    { name: 'www.best-casino.example', message: 'Win at https://c.example' },
    ['The message has a link.', 'The name has a web address.'],
  ],
  [
    'a domain as the name, sent fast',
    { name: 'cheap-seo.xyz', formAgeMs: 0 },
    ['The form was sent 0.0 seconds after it was shown.', 'The name has a web address.'],
  ],
  [
    'an address in the subject with links',
    { subject: 'Visit cheap-seo.top', message: 'www.a.example and www.b.example' },
    ['The message has 2 links.', 'The subject has a web address.'],
  ],
  [
    'five links to different hosts',
    { message: 'https://a.example https://b.example https://c.example www.d.example www.e.example' },
    ['The message has 5 links.'],
  ],
  ...['Visit best-seo dot com', 'Visit best-seo[.]com', 'Visit best-seo (dot) com', 'Visit best-seo。com', 'Visit best-seo．com'].map(
    (text): [string, Part, string[]] => [
      text,
      { message: text },
      ['The message has a web address in disguise.', 'The message has a link.'],
    ],
  ),
  [
    'a link with another scheme',
    { message: 'See hxxps://casino.example' },
    ['The message has a web address in disguise.', 'The message has a link.'],
  ],
  ['a short link', { message: 'See bit.ly/3xYz' }, ['The message has a shortened link.', 'The message has a link.']],
  [
    'a short link with its scheme',
    { message: 'See https://t.me/offers' },
    ['The message has a shortened link.', 'The message has a link.'],
  ],
  ['a link in Markdown', { message: 'Buy [here](casino.example/x)' }, ['The text has a link in HTML, BBCode or Markdown.']],
  ['the same text from many networks', { sendersOfSameText: 10 }, ['10 other senders have sent the same text.']],
  [
    'a campaign with a link',
    { message: 'See https://a.example', sendersOfSameText: 4 },
    ['The message has a link.', '4 other senders have sent the same text.'],
  ],
  [
    'a campaign sent fast',
    { formAgeMs: 900, sendersOfSameText: 1 },
    ['The form was sent 0.9 seconds after it was shown.', 'Another sender has sent the same text.'],
  ],
  [
    'a flood with links',
    { message: 'https://a.example', messagesOfNetwork: 31 },
    ['The message has a link.', 'More than 30 messages came from the same network within an hour.'],
  ],
];

describe('the score of a message', () => {
  it.each(honest)('passes %s (AMSG-33)', (_name, part) => {
    expect(score(part)).toMatchObject({ isSpam: false });
  });

  it.each(spam)('quarantines %s (AMSG-33)', (_name, part, reasons) => {
    expect(score(part)).toMatchObject({ isSpam: true, reasons });
  });

  it('is too low with only one weak fact (AMSG-33)', () => {
    const facts: Part[] = [{ formAgeMs: 0 }, { sendersOfSameText: 9 }, { messagesOfNetwork: 999 }, { name: 'http://a.example' }];
    for (const part of [...facts, { subject: 'http://a.example' }]) expect(score(part).isSpam).toBe(false);
  });
});

it('compares texts by a part that rarely depends on the words before it (AMSG-33)', () => {
  const offer =
    'We help manufacturers to win more customers with our proven marketing, and our experts place your company on the first page of every search engine within thirty days, so write to us today and receive a free analysis of your website and of those of your competitors';
  const letters = 'abcdefghijklmnopqrst';
  const prefixed = [...letters].map((letter, index) =>
    [...letters.slice(0, 12)]
      .map((other) => `${letter}${other}${index}word`)
      .join(' ')
      .concat(' ', offer),
  );
  const counts = Object.values(Object.groupBy(prefixed, (text) => comparableText(text) ?? '')).map((texts) => texts?.length ?? 0);
  expect(Math.max(...counts)).toBeGreaterThan(10);
});

it('compares texts without case, numbers and punctuation, but not short ones (AMSG-33)', () => {
  const text = 'We offer the best prices for your online shop';
  expect(comparableText(`${text}, from 20 USD!`)).toBe(comparableText(`${text.toUpperCase()} - from 99 USD`));
  expect(comparableText('Please send a quote.')).toBeNull();
  expect(comparableText('')).toBeNull();
});
