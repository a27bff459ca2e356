// Messages of visitors who read the site in another language than the main one.
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '#server/http/errors.ts';
import { aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { withLanguages } from '#server/testing/languages.ts';
import { composeAcknowledgement } from './acknowledgement.mail.ts';
import { refusalsInLanguage } from './contact-answers.ts';
import { composeCompanyMail } from './contacts.mail.ts';

let test: EditingApp;
beforeAll(async () => {
  test = await createEditingApp({
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'website@lintara.example',
    SITE_URL: 'https://www.lintara.example',
    CONTACT_RATE_LIMIT: '0',
  });
});
beforeEach(async () => {
  await test.reset();
  await withLanguages(test.context, 'de', 'id', 'ja');
  await saveSettings({ company_name: 'Lintara', company_email: 'hello@lintara.example', mail_acknowledgement: 'true' });
});
afterAll(() => test.close());

const message = { name: 'Sari', email: 'sari@pabrik.example', subject: 'Two arms', message: 'For machine tending.' };

const saveSettings = async (values: Record<string, string>) => {
  const settings = Object.entries(values).map(([key, value]) => ({ key, value }));
  expect((await test.call('POST', '/api/admin/settings-bulk-update', { settings })).status).toBe(200);
};
const post = (body: object = {}) => test.visit('POST', '/api/public/contact', { body: { ...message, ...body } });
const sent = async () => (await test.get('/api/admin/contacts')).body.data[0];
const mails = async () => {
  const rows = await test.context.db.selectFrom('mail_outbox').selectAll().execute();
  const context = { ...test.context, siteUrl: 'https://www.lintara.example' };
  const composed = async (kind: string, compose: typeof composeCompanyMail) => {
    const row = rows.find((one) => one.kind === kind);
    return row ? await compose(context, row) : null;
  };
  return {
    company: await composed('message', composeCompanyMail),
    visitor: await composed('acknowledgement', composeAcknowledgement),
  };
};
const translate = async (kind: 'product' | 'setting', recordId: number, language: string, texts: object, slug: string | null = null) => {
  const at = '2026-11-01T00:00:00.000Z';
  const row = { kind, record_id: recordId, language, slug, texts: JSON.stringify(texts), state: 'ready' as const, has_title: 1 as const };
  await test.context.db
    .insertInto('translations')
    .values({ ...row, created_at: at, updated_at: at, source: '{}', missing: 0, outdated: 0 })
    .execute();
};

describe('a message', () => {
  it.each([
    ['de', 'de'],
    ['ja', 'ja'],
    ['en', undefined],
    ['fr', undefined],
    [7, undefined],
    ['../de', undefined],
    [undefined, undefined],
  ])('with the language %j is stored with the language %j (LMSG-01)', async (language, stored) => {
    expect((await post({ language })).status).toBe(201);
    const found = await sent();
    expect(found.language).toBe(stored);
    expect('language' in found).toBe(stored !== undefined);
  });

  it('in a language that is not published counts as one in the main language (LMSG-01)', async () => {
    const { value = '' } = await test.context.db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', 'languages')
      .executeTakeFirstOrThrow();
    const hidden = JSON.parse(value ?? '[]').map((one: { code: string }) => ({ ...one, is_published: one.code === 'en' }));
    await test.context.db
      .updateTable('settings')
      .set({ value: JSON.stringify(hidden) })
      .where('key', '=', 'languages')
      .execute();
    await post({ language: 'de' });
    expect(await sent()).not.toHaveProperty('language');
  });

  it('is the same submission in every language (LMSG-01)', async () => {
    const key = { idempotency_key: 'a-random-text-0123456789' };
    await post({ ...key, language: 'de' });
    await post({ ...key, language: 'id' });
    expect((await test.get('/api/admin/contacts')).body.total).toBe(1);
  });

  it('keeps its language in the trash (LMSG-01)', async () => {
    await post({ language: 'de' });
    const { body } = await test.call('DELETE', `/api/admin/contacts/${(await sent()).id}`);
    expect((await test.call('POST', `/api/admin/trash/${body.trash_id}/restore`, {})).status).toBe(200);
    expect((await sent()).language).toBe('de');
  });

  it('names its language in the mail to the company and in the export (LMSG-02)', async () => {
    await post();
    expect((await mails()).company?.text).not.toContain('Language');
    const head = async () => {
      const response = await test.app.inject({ url: '/api/admin/exports/message?format=csv', headers: test.signedIn });
      return response.body.split('\r\n');
    };
    expect((await head())[0]).not.toContain('Language');
    await test.reset();
    await withLanguages(test.context, 'de');
    await saveSettings({ company_email: 'hello@lintara.example' });
    await post({ language: 'de' });
    expect((await mails()).company?.text).toContain('Type: general\nLanguage: German\nSubject: Two arms\n');
    const [columns, row] = await head();
    expect([columns?.endsWith(',Language'), row?.endsWith(',German')]).toEqual([true, true]);
  });
});

describe('the acknowledgement', () => {
  const english = [
    'Thank you for contacting Lintara. We have received your message and will get back to you soon.',
    '',
    'Product: Gripper',
    'https://www.lintara.example/products/gripper',
    'Received: 21 November 2026 at 10:00 (Asia/Jakarta)',
    '',
    '-- ',
    'Lintara',
    'https://www.lintara.example',
    'This email was sent automatically because your address was entered in the contact form of the website.',
    '',
  ];
  const gripper = () => aProduct(test.context, { name: 'Gripper', slug: 'gripper' });

  it.each([undefined, 'en', 'fr'])('is in English for %j, as on a site with one language (LMSG-03)', async (language) => {
    await gripper();
    await post({ language, product_slug: 'gripper' });
    const { visitor } = await mails();
    expect(visitor).toEqual({
      to: ['sari@pabrik.example'],
      subject: 'Lintara: we have received your message',
      text: english.join('\n'),
      replyTo: { name: 'Lintara', address: 'hello@lintara.example' },
      autoSubmitted: 'auto-replied',
    });
  });

  it.each([
    [
      'de',
      'Lintara: Wir haben Ihre Nachricht erhalten',
      [
        'Vielen Dank für Ihre Nachricht an Lintara. Wir haben sie erhalten und melden uns in Kürze bei Ihnen.',
        '',
        'Produkt: Greifer',
        'https://www.lintara.example/de/products/greifer',
        'Eingegangen: 21. November 2026 um 10:00 (Asia/Jakarta)',
        '',
        '-- ',
        'Lintara',
        'https://www.lintara.example/de',
        'Diese E-Mail wurde automatisch versendet, weil Ihre Adresse im Kontaktformular der Website angegeben wurde.',
        '',
      ],
    ],
    [
      'id',
      'Lintara: pesan Anda telah kami terima',
      [
        'Terima kasih telah menghubungi Lintara. Pesan Anda telah kami terima dan akan segera kami balas.',
        '',
        'Produk: Gripper',
        'https://www.lintara.example/id/products/gripper',
        'Diterima: 21 November 2026 pukul 10.00 (Asia/Jakarta)',
        '',
        '-- ',
        'Lintara',
        'https://www.lintara.example/id',
        'Email ini dikirim secara otomatis karena alamat Anda dimasukkan di formulir kontak situs web ini.',
        '',
      ],
    ],
  ])('is in the language %s, with the name of the product in it (LMSG-03)', async (language, subject, lines) => {
    const { id } = await gripper();
    await translate('product', id, 'de', { name: 'Greifer' }, 'greifer');
    await post({ language, product_slug: 'gripper' });
    const { visitor } = await mails();
    expect([visitor?.subject, visitor?.text.split('\n')]).toEqual([subject, lines]);
  });

  it.each(['greifer', 'greifer-alt', 'gripper'])(
    'names the product whose page has the address %s in the language (LMSG-03)',
    async (slug) => {
      const { id } = await gripper();
      await translate('product', id, 'de', { name: 'Greifer' }, 'greifer');
      const former = {
        kind: 'product' as const,
        record_id: id,
        language: 'de',
        slug: 'greifer-alt',
        created_at: '2026-11-01T00:00:00.000Z',
      };
      await test.context.db.insertInto('translation_slugs').values(former).execute();
      await post({ language: 'de', product_slug: slug });
      expect((await sent()).product).toEqual({ name: 'Gripper', slug: 'gripper' });
      expect((await mails()).visitor?.text).toContain('Produkt: Greifer\nhttps://www.lintara.example/de/products/greifer\n');
    },
  );

  it('uses the texts of the owner, and English for texts that a language lacks (LMSG-03, LMSG-04)', async () => {
    const texts = [{ part: 'acknowledgement', key: 'subject', text: '{company}：お問い合わせを受け付けました', version: 0 }];
    expect((await test.call('PUT', '/api/admin/interface-texts', { language: 'ja', texts })).status).toBe(200);
    await post({ language: 'ja' });
    const { visitor } = await mails();
    expect(visitor?.subject).toBe('Lintara：お問い合わせを受け付けました');
    expect(visitor?.text).toContain('Thank you for contacting Lintara.');
    expect(visitor?.text).toContain('Received: 2026年11月21日 10:00 (Asia/Jakarta)');
  });

  it('names the company in its language (LMSG-03)', async () => {
    const { id } = await test.context.db.selectFrom('settings').select('id').where('key', '=', 'company_name').executeTakeFirstOrThrow();
    await translate('setting', id, 'de', { value: 'Lintara Automatisierung' });
    await post({ language: 'de' });
    expect((await mails()).visitor?.subject).toBe('Lintara Automatisierung: Wir haben Ihre Nachricht erhalten');
  });

  it('is in the main language once the language of the message is removed (LMSG-03)', async () => {
    await post({ language: 'de' });
    await withLanguages(test.context);
    expect((await mails()).visitor?.subject).toBe('Lintara: we have received your message');
  });
});

describe('the answer', () => {
  const bad = { name: '', email: 'nobody', subject: 'x'.repeat(256) };

  it.each([
    [
      undefined,
      ['The name field is required.'],
      'The email must be a valid email address.',
      'The subject must not be longer than 255 characters.',
    ],
    [
      'fr',
      ['The name field is required.'],
      'The email must be a valid email address.',
      'The subject must not be longer than 255 characters.',
    ],
    [
      'de',
      ['Bitte füllen Sie das Feld „Name“ aus.'],
      'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
      'Das Feld „Betreff“ darf höchstens 255 Zeichen enthalten.',
    ],
    ['id', ['Kolom nama wajib diisi.'], 'Masukkan alamat email yang valid.', 'Kolom subjek tidak boleh lebih dari 255 karakter.'],
  ])('to invalid fields is in the language %j (LMSG-05)', async (language, name, email, subject) => {
    const { status, body } = await post({ ...bad, language });
    expect(status).toBe(422);
    expect(body).toEqual({ message: name[0], code: 'invalid', errors: { name, email: [email], subject: [subject] } });
  });

  it.each([
    [undefined, 'Thank you for contacting us. We will get back to you soon.'],
    ['de', 'Vielen Dank für Ihre Nachricht. Wir melden uns in Kürze bei Ihnen.'],
  ])('to a message in the language %j, and to spam, is in that language (LMSG-05)', async (language, text) => {
    expect((await post({ language })).body).toEqual({ message: text });
    expect((await post({ language, website: 'https://spam.example' })).body).toEqual({ message: text });
  });

  it('to too many messages is in the language of the message (LMSG-05)', async () => {
    const app = Fastify();
    app.post('/', refusalsInLanguage(test.context.db), () => {
      throw new AppError('too-many', { headers: { 'retry-after': '60' } });
    });
    const answer = async (language?: string) => {
      const { statusCode, headers, body } = await app.inject({ method: 'POST', url: '/', payload: { language } });
      return [statusCode, headers['retry-after'], JSON.parse(body).message];
    };
    expect(await answer()).toEqual([429, '60', 'Too many requests. Please try again in a minute.']);
    expect(await answer('de')).toEqual([429, '60', 'Zu viele Anfragen. Bitte versuchen Sie es in einer Minute erneut.']);
    await app.close();
  });

  it('has the texts of the owner, also in the main language (LMSG-05)', async () => {
    const texts = [{ part: 'contact-check', key: 'badEmail', text: 'Please check the email address.', version: 0 }];
    expect((await test.call('PUT', '/api/admin/interface-texts', { language: 'en', texts })).status).toBe(200);
    expect((await post({ email: 'nobody' })).body).toMatchObject({ errors: { email: ['Please check the email address.'] } });
  });

  it('keeps English texts that no form can cause (LMSG-05)', async () => {
    const { body } = await post({ language: 'de', type: 'sales' });
    expect(body).toMatchObject({ errors: { type: ['The inquiry type must be general, integrator or support.'] } });
  });
});
