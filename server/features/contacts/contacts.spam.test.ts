// Repeated submissions, and the quarantine for probable spam.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { issueToken } from '#server/features/auth/auth.service.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { composeCompanyMail } from './contacts.mail.ts';
import { countSendersOfText } from './spam.repository.ts';
import { removeOldSpam } from './spam.service.ts';

const path = '/api/admin/contacts';
const environment = { SMTP_URL: 'smtp://site:secret@127.0.0.1:9', MAIL_FROM: 'website@lintara.example', CONTACT_RATE_LIMIT: '1000' };
const key = '0123456789abcdef0123456789abcdef';
const honest = { name: 'Sari', email: 'sari@pabrik.example', subject: 'Two arms', message: 'When can you deliver?', form_age_ms: 40_000 };
const spam = { ...honest, subject: 'Offer', message: 'Buy <a href="https://x.example">links</a>' };
const reasons = ['The text has a link in HTML, BBCode or Markdown.', 'The message has a link.'];

describe('spam', () => {
  let test: EditingApp;
  /** Each test has its own network, because the process counts messages per network. */
  let network = 0;
  beforeAll(async () => {
    test = await createEditingApp({ TRUST_PROXY: 'loopback', ...environment });
    const settings = [{ key: 'mail_acknowledgement', value: 'true' }];
    expect((await test.call('POST', '/api/admin/settings-bulk-update', { settings })).status).toBe(200);
  });
  beforeEach(async () => {
    await test.reset();
    network += 1;
  });
  afterAll(() => test.close());

  /** Sets the clock and signs in again, because sessions expire. */
  const goTo = async (iso: string) => {
    test.setTime(iso);
    const { token } = await issueToken(test.context, { administratorId: 1, remember: false });
    test.signedIn.authorization = `Bearer ${token}`;
  };
  const thanks = { status: 201, body: { message: 'Thank you for contacting us. We will get back to you soon.' } };
  const send = async (body: object) => {
    const headers = { 'x-forwarded-for': `10.${network}.0.1` };
    expect(await test.visit('POST', '/api/public/contact', { body, headers })).toMatchObject(thanks);
  };
  const list = async (query = '') => (await test.get(`${path}?${query}`)).body.data;
  const subjects = async (query = '') => (await list(query)).map(({ subject }: { subject: string }) => subject);
  const stats = async () => (await test.get('/api/admin/contacts-stats')).body;
  const move = (id: number, is_spam: unknown) => test.call('PATCH', `${path}/${id}/spam`, { is_spam });
  const kinds = async () =>
    (await test.context.db.selectFrom('mail_outbox').select('kind').orderBy('kind').execute()).map(({ kind }) => kind);

  it('stores a message once if it is sent again with the same key, even simultaneously (CONT-15)', async () => {
    const again = { ...honest, idempotency_key: key };
    await Promise.all(Array.from({ length: 8 }, (_, index) => send({ ...again, form_age_ms: 40_000 + index })));
    await send(again);
    expect(await subjects()).toEqual(['Two arms']);
    expect(await kinds()).toEqual(['acknowledgement', 'message']);
  });

  it('stores a message again if it was changed, or has another key or none (CONT-15)', async () => {
    await send({ ...honest, idempotency_key: key });
    await send({ ...honest, idempotency_key: key, subject: 'Three arms' });
    await send({ ...honest, idempotency_key: key.toUpperCase() });
    for (const idempotency_key of [undefined, undefined, 'short', 7]) await send({ ...honest, idempotency_key });
    expect(await subjects()).toHaveLength(7);
  });

  it('does not regard links to products of the site as spam (ATTR-60)', async () => {
    const origin = 'http://127.0.0.1:3000';
    const links = (at: string) => Array.from({ length: 6 }, (_, index) => `- Arm ${index}: ${at}/products/arm-${index}`).join('\n');
    const quote = { ...honest, form_age_ms: 0, subject: 'Quote Request - Arms' };
    await send({ ...quote, message: links(origin) });
    await send({ ...quote, message: links(`${origin}.example`), subject: 'Other links' });
    expect(await subjects()).toEqual(['Quote Request - Arms']);
    expect(await subjects('spam=1')).toEqual(['Other links']);
  });

  it('removes keys after 24 hours (CONT-15)', async () => {
    await send({ ...honest, idempotency_key: key });
    await goTo('2026-11-22T02:59:59.000Z');
    await removeOldSpam(test.context);
    await send({ ...honest, idempotency_key: key });
    expect(await subjects()).toHaveLength(1);
    await goTo('2026-11-22T03:00:01.000Z');
    await removeOldSpam(test.context);
    await send({ ...honest, idempotency_key: key });
    expect(await subjects()).toHaveLength(2);
  });

  it('excludes spam from the list, the counters, the neighbours and the outbox, with the same response (AMSG-31)', async () => {
    await send(honest);
    await send({ ...spam, email: 'bot@x.example' });
    await send({ ...honest, subject: 'Another arm' });
    expect(await kinds()).toEqual(['acknowledgement', 'message', 'message']);
    expect(await stats()).toEqual({ new: 2, read: 0, replied: 0, total: 2, spam: 1 });
    expect(await subjects()).toEqual(['Another arm', 'Two arms']);
    expect(await subjects('search=sari')).toEqual(['Another arm', 'Two arms']);
    expect((await test.get(`${path}?search=bot@x`)).body).toMatchObject({ data: [], total: 0 });
    const [quarantined] = await list('spam=1');
    expect(quarantined).toMatchObject({ subject: 'Offer', status: 'new', spam: { quarantined_at: '2026-11-21T03:00:00.000Z', reasons } });
    expect(await subjects('spam=1&search=bot@x')).toEqual(['Offer']);
    expect(await subjects('spam=1&status=closed')).toEqual([]);
    expect((await list())[0]).not.toHaveProperty('spam');
    const [first, second] = (await list()).map(({ id }: { id: number }) => id);
    expect((await test.get(`${path}/${second}/neighbours`)).body).toEqual({ newer: first, older: null });
    expect((await test.get(`${path}/${quarantined.id}`)).body.contact.spam.reasons).toEqual(reasons);
    expect((await test.get(`${path}?spam=2`)).status).toBe(422);
  });

  it('sends mail once for a message that turns out not to be spam (AMSG-32)', async () => {
    await send(spam);
    const [{ id }] = await list('spam=1');
    await goTo('2026-11-23T03:00:00.000Z');
    const moved = await Promise.all([move(id, false), move(id, false)]);
    for (const { status } of moved) expect(status).toBe(200);
    expect((await move(id, false)).body).toMatchObject({ message: 'Message moved to the inbox', contact: { id, status: 'new' } });
    expect((await list())[0]).not.toHaveProperty('spam');
    expect(await stats()).toEqual({ new: 1, read: 0, replied: 0, total: 1 });
    const mails = (await test.get(`/api/admin/mail/contacts/${id}`)).body.mails;
    const due = { state: 'waiting', next_attempt_at: '2026-11-23T03:00:00.000Z', created_at: '2026-11-23T03:00:00.000Z' };
    expect(mails).toMatchObject([
      { kind: 'message', recipients: null, ...due },
      { kind: 'acknowledgement', recipients: 'sari@pabrik.example', ...due },
    ]);
  });

  it('withdraws waiting mail of spam, and sends no mail twice (AMSG-32)', async () => {
    await send(honest);
    const [{ id }] = await list();
    expect((await move(id, true)).body).toMatchObject({
      message: 'Message moved to spam',
      contact: { spam: { reasons: ['An administrator moved the message here.'] } },
    });
    expect(await kinds()).toEqual([]);
    expect(await stats()).toEqual({ new: 0, read: 0, replied: 0, total: 0, spam: 1 });
    await move(id, false);
    expect(await kinds()).toEqual(['acknowledgement', 'message']);
    await test.context.db.updateTable('mail_outbox').set({ state: 'sent' }).execute();
    await move(id, true);
    await move(id, false);
    expect(await kinds()).toEqual(['acknowledgement', 'message']);
  });

  it('requires an administrator, and refuses unknown messages and invalid values (AMSG-32)', async () => {
    await send(spam);
    expect((await move(99, true)).status).toBe(404);
    expect((await move(1, 'yes')).status).toBe(422);
  });

  it('compares the text with those of other senders, and the time since the form was shown (AMSG-33)', async () => {
    const offer = { ...honest, message: 'We offer the very best prices for your online marketing, now 20% off.' };
    await send({ ...offer, email: 'a@x.example' });
    await send({ ...offer, email: 'A@x.example' });
    await send({ ...offer, email: 'b@x.example', form_age_ms: 900 });
    await send({ ...honest, email: 'c@x.example', form_age_ms: 900 });
    const quarantined = await list('spam=1');
    expect(quarantined.map(({ email }: { email: string }) => email)).toEqual(['b@x.example']);
    expect(quarantined[0].spam.reasons).toEqual([
      'The form was sent 0.9 seconds after it was shown.',
      'Another sender has sent the same text.',
    ]);
    await goTo('2026-12-22T03:00:00.000Z');
    await send({ ...offer, email: 'd@x.example', form_age_ms: 900 });
    expect(await list('spam=1')).toHaveLength(1);
  });

  it('compares a text with its latest 100 messages (AMSG-33)', async () => {
    const { db } = test.context;
    const text = 'We offer the best prices for your online shop';
    await send({ ...honest, email: 'a@x.example', message: text });
    const { id, ...row } = await db.selectFrom('contact_messages').selectAll().executeTakeFirstOrThrow();
    const later = Array.from({ length: 100 }, (_, at) => ({
      ...row,
      id: id + 1 + at,
      email: 'B@x.example',
      created_at: `${row.created_at}1`,
    }));
    for (const copy of later) await db.insertInto('contact_messages').values(copy).execute();
    const senders = (email: string) => countSendersOfText(db, { textHash: row.text_hash ?? '', email, since: '2026-11-01T00:00:00.000Z' });
    expect([await senders('c@x.example'), await senders('b@x.example')]).toEqual([1, 0]);
  });

  it('counts the messages of a network in an hour (AMSG-33)', async () => {
    const withLink = { ...honest, message: 'See https://pabrik.example/line' };
    for (let number = 1; number <= 31; number++) await send(withLink);
    expect((await list('spam=1')).map(({ spam: { reasons: found } }: { spam: { reasons: string[] } }) => found)).toEqual([
      ['The message has a link.', 'More than 30 messages came from the same network within an hour.'],
    ]);
    await goTo('2026-11-21T04:00:01.000Z');
    await send(withLink);
    expect(await list('spam=1')).toHaveLength(1);
  });

  it('does not compare the products of quote requests (AMSG-33)', async () => {
    const list = Array.from(
      { length: 6 },
      (_, index) => `- Six-axis robot for welding, ${index}: http://127.0.0.1:3000/products/arm-${index}`,
    );
    const quote = { ...honest, form_age_ms: 900, subject: 'Quote Request - Arms', message: list.join('\n') };
    for (const email of ['a@x.example', 'b@x.example', 'c@x.example']) await send({ ...quote, email });
    expect(await subjects()).toHaveLength(3);
  });

  it('sends mail about at most 60 messages in an hour, but stores all of them (MAIL-17)', async () => {
    for (let number = 1; number <= 62; number++) await send({ ...honest, email: `a${number}@x.example` });
    expect(await stats()).toMatchObject({ new: 62 });
    expect((await kinds()).filter((kind) => kind === 'message')).toHaveLength(60);
    const context = { ...test.context, siteUrl: 'https://www.lintara.example' };
    const mailOf = async (contact_id: number) => {
      const row = await test.context.db
        .selectFrom('mail_outbox')
        .selectAll()
        .where('contact_id', '=', contact_id)
        .executeTakeFirstOrThrow();
      return (await composeCompanyMail(context, row))?.text;
    };
    test.setTime('2026-11-21T03:30:00.000Z');
    await send(honest);
    expect((await kinds()).filter((kind) => kind === 'message')).toHaveLength(60);
    test.setTime('2026-11-21T04:00:01.000Z');
    await send(honest);
    expect(await mailOf(60)).toContain('This is message 60 within an hour.');
    expect(await mailOf(64)).not.toContain('within an hour');
  });

  it('moves several messages to spam and back, with their mail, and undoes both (AMSG-40)', async () => {
    await send({ ...honest, subject: 'A' });
    await send({ ...honest, subject: 'B', email: 'b@pabrik.example' });
    await send(spam);
    expect(await kinds()).toEqual(['acknowledgement', 'acknowledgement', 'message', 'message']);
    const change = async (action: string, ids: number[]) => (await test.call('POST', `${path}/bulk`, { action, ids })).body;
    const undo = async ({ bulk_change }: { bulk_change: { id: number } }) =>
      (await test.call('POST', `/api/admin/bulk-changes/${bulk_change.id}/undo`)).body.restored;
    const ids = [...(await list()), ...(await list('spam=1'))].map(({ id }: { id: number }) => id);

    const moved = await change('spam', ids);
    expect(moved).toMatchObject({ message: '2 messages moved to spam', unchanged: [ids[2]] });
    expect(await subjects()).toEqual([]);
    expect(await kinds()).toEqual([]);
    expect(await undo(moved)).toBe(2);
    expect(await subjects()).toEqual(['B', 'A']);
    expect(await kinds()).toEqual(['acknowledgement', 'acknowledgement', 'message', 'message']);

    const released = await change('not-spam', ids);
    expect(released).toMatchObject({ message: '1 message moved to the inbox', done: [ids[2]] });
    expect(await subjects('spam=1')).toEqual([]);
    expect(await undo(released)).toBe(1);
    expect((await list('spam=1'))[0]).toMatchObject({ subject: 'Offer', spam: { reasons } });
    expect(await kinds()).toEqual(['acknowledgement', 'acknowledgement', 'message', 'message']);
  });

  it('removes spam after 30 days in quarantine, and nothing else (AMSG-34)', async () => {
    await send(honest);
    await send({ ...honest, subject: 'Moved' });
    await send(spam);
    await goTo('2026-11-30T03:00:00.000Z');
    await move((await list()).find(({ subject }: { subject: string }) => subject === 'Moved').id, true);
    await goTo('2026-12-21T02:00:00.000Z');
    await removeOldSpam(test.context);
    expect(await subjects('spam=1')).toEqual(['Offer', 'Moved']);
    await goTo('2026-12-21T04:00:00.000Z');
    await removeOldSpam(test.context);
    expect(await subjects('spam=1')).toEqual(['Moved']);
    expect(await subjects()).toEqual(['Two arms']);
  });
});
