// Mail from the submitted message to a real SMTP server, with an injected clock.

import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSenderContext, mailJobName, mailJobs } from '#server/jobs/mail-job.ts';
import { registerJobs } from '#server/jobs/run-jobs.ts';
import { createJobRuns } from '#server/platform/job-runs.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { type MailServer, startMailServer } from '#server/testing/mail-server.ts';
import { createManualTime } from '#server/testing/manual-time.ts';
import { retryDelaysMs } from './back-off.ts';
import { sendDueMail } from './sender.ts';
import type { Delivery } from './smtp.ts';

const start = '2026-11-21T03:00:00.000Z';
const laterBy = (ms: number) => new Date(Date.parse(start) + ms).toISOString();
const minuteMs = 60_000;

describe('mail', () => {
  let server: MailServer;
  let test: EditingApp;
  let warnings: object[];
  /** Each test has its own network, because the process counts messages per network. */
  let network = 0;
  beforeAll(async () => {
    test = await createEditingApp({
      // each test has its own server
      SMTP_URL: 'smtp://127.0.0.1:9',
      TRUST_PROXY: 'loopback',
      MAIL_FROM: 'Lintara <website@lintara.example>',
      SITE_URL: 'https://www.lintara.example',
    });
    await setSetting('company_email', 'hello@lintara.example');
  });
  beforeEach(async () => {
    await test.reset();
    server = await startMailServer();
    warnings = [];
    network += 1;
  });
  afterEach(() => server.close());
  afterAll(() => test.close());

  const setSetting = async (key: string, value: string) => {
    const { status } = await test.call('POST', '/api/admin/settings-bulk-update', { settings: [{ key, value }] });
    expect(status).toBe(200);
  };
  const visit = async (input: object = {}) => {
    const body = { name: 'Sari', email: 'sari@pabrik.example', subject: 'Question', message: 'Text', ...input };
    const headers = { 'x-forwarded-for': `10.${network}.0.1` };
    expect((await test.visit('POST', '/api/public/contact', { body, headers })).status).toBe(201);
  };
  const log = { warn: (details: object) => void warnings.push(details), error: (details: object) => void warnings.push(details) };
  const configFor = (url: string) => {
    const { mail } = test.config;
    if (!mail) throw new Error('no mail server');
    return { ...test.config, mail: { ...mail, smtp: { ...mail.smtp, port: Number(new URL(url).port) } } };
  };
  const senderContext = async ({ url = server.url, silenceMs = 60_000 } = {}) => {
    const { connection, context } = test;
    const limitsMs = { connect: 60_000, silence: silenceMs, mail: 120_000 };
    const found = await createSenderContext(log, { config: configFor(url), connection, clock: context.clock, limitsMs });
    if (!found) throw new Error('no mail server');
    return found;
  };
  const send = async (options?: { url?: string; silenceMs?: number }) =>
    sendDueMail(await senderContext(options), new AbortController().signal);
  const rows = () => test.context.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute();
  const firstRow = async () => (await rows())[0];

  it('sends each message to the company, with its data, the product, a link, and the visitor as the reply address (MAIL-01)', async () => {
    const product = (
      await test.post('/api/admin/products', {
        fields: {
          name: 'Robot "Æ"',
          category_id: String((await test.post('/api/admin/categories', { fields: { name: 'Robots' } })).body.category.id),
        },
      })
    ).body.product;
    await visit({
      phone: '+62 21',
      company: 'Pabrik',
      subject: 'Quote Request - Robot',
      message: 'Ten units,\nplease.',
      product_slug: product.slug,
    });
    await send();
    expect(server.accepted).toHaveLength(1);
    const [mail] = server.accepted;
    expect(mail).toMatchObject({ from: 'website@lintara.example', to: ['hello@lintara.example'] });
    expect(mail?.headers).toMatchObject({
      from: 'Lintara <website@lintara.example>',
      to: 'hello@lintara.example',
      subject: 'Quote Request - Robot',
      'reply-to': 'Sari <sari@pabrik.example>',
      'auto-submitted': 'auto-generated',
      'message-id': expect.stringMatching(/^<mail\.\d+\.\d+@www\.lintara\.example>$/),
    });
    for (const line of ['Name: Sari', 'Phone: +62 21', 'Company: Pabrik', 'Product: Robot "Æ"', 'Ten units,\nplease.'])
      expect(mail?.body).toContain(line);
    expect(mail?.body).toContain(`https://www.lintara.example/products/${product.slug}\n`);
    expect(mail?.body).toMatch(/https:\/\/www\.lintara\.example\/admin\/contacts\?message=\d+\n/);
    expect(await firstRow()).toMatchObject({ state: 'sent', attempts: 1, sent_at: start, recipients: 'hello@lintara.example' });
  });

  it('sends one mail to all recipients in the settings (MAIL-02)', async () => {
    await setSetting('mail_recipients', 'sales@lintara.example, support@lintara.example');
    await visit();
    await send();
    expect(server.accepted.map(({ to }) => to)).toEqual([['sales@lintara.example', 'support@lintara.example']]);
  });

  it.each(['nobody', 'a@example.com, nobody', 'a@example.com\r\nBcc: b@example.com'])(
    'refuses the recipients %j (MAIL-02)',
    async (value) => {
      const { status, body } = await test.call('POST', '/api/admin/settings-bulk-update', {
        settings: [{ key: 'mail_recipients', value }],
      });
      expect([status, body.errors.mail_recipients[0]]).toEqual([422, expect.stringContaining('separated by commas')]);
    },
  );

  it('contains only the expected headers, whatever a visitor enters (MAIL-03)', async () => {
    await visit({
      name: 'Sari\r\nBcc: victim@example.com',
      subject: 'Hello\r\nBcc: victim@example.com\r\n\r\nText\u2028Cc: other@example.com',
    });
    // like a row stored by another program
    await test.context.db.updateTable('contact_messages').set({ company: 'A\nBcc: victim@example.com' }).execute();
    await send();
    const [mail] = server.accepted;
    expect(mail?.to).toEqual(['hello@lintara.example']);
    expect(mail?.headers.bcc ?? mail?.headers.cc).toBeUndefined();
    expect(mail?.headers.subject).toBe('Website message: Hello Bcc: victim@example.com Text Cc: other@example.com');
    expect(mail?.source).not.toMatch(/^(Bcc|Cc):/im);
    expect(mail?.body).toContain('Company: A Bcc: victim@example.com');
  });

  it('retries after each delay of the back-off with the same Message-ID, then fails (MAIL-04)', async () => {
    server.rules.mail = () => ({ code: 451, text: 'Try again later' });
    await visit();
    let elapsedMs = 0;
    for (const delayMs of retryDelaysMs) {
      await send();
      expect(await firstRow()).toMatchObject({
        state: 'waiting',
        next_attempt_at: laterBy(elapsedMs + delayMs),
        last_error: expect.stringContaining('451'),
      });
      const before = server.arrived.length;
      test.setTime(laterBy(elapsedMs + delayMs - 1));
      await send();
      expect(server.arrived).toHaveLength(before);
      elapsedMs += delayMs;
      test.setTime(laterBy(elapsedMs));
    }
    expect(retryDelaysMs.map((ms) => ms / minuteMs)).toEqual([1, 5, 15, 60, 240, 720, 1440]);
    await send();
    expect(await firstRow()).toMatchObject({ state: 'failed', attempts: 8, last_error: expect.stringContaining('Try again later') });
    expect(new Set(server.arrived.map(({ headers }) => headers['message-id'])).size).toBe(1);
    expect(warnings).toHaveLength(8);
    expect(JSON.stringify(warnings)).not.toContain('@');
  });

  it('does not retry after a permanent refusal (MAIL-04)', async () => {
    server.rules.recipient = () => ({ code: 550, text: 'No such user' });
    await visit();
    await send();
    expect(await firstRow()).toMatchObject({ state: 'failed', attempts: 1, last_error: expect.stringContaining('No such user') });
  });

  it('retries only recipients that were refused temporarily (MAIL-04)', async () => {
    await setSetting('mail_recipients', 'a@x.example, b@x.example, c@x.example');
    server.rules.recipient = (address) =>
      address[0] === 'b' ? { code: 450 } : address[0] === 'c' ? { code: 550, text: 'Gone' } : undefined;
    await visit();
    await send();
    expect(await firstRow()).toMatchObject({
      state: 'waiting',
      recipients: 'b@x.example',
      last_error: expect.stringContaining('c@x.example'),
    });
    server.rules.recipient = undefined;
    test.setTime(laterBy(minuteMs));
    await send();
    expect(server.accepted.map(({ to }) => to)).toEqual([['a@x.example'], ['b@x.example']]);
    expect(await firstRow()).toMatchObject({ state: 'sent' });
  });

  it.each(['silence', 'disconnect'] as const)('retries after %s in the middle of a mail (MAIL-04)', async (refusal) => {
    server.rules.mail = () => refusal;
    await visit();
    await visit({ subject: 'Second' });
    await send({ silenceMs: 500 });
    // the server cannot be used, so the second mail was not tried
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1, leased_until: null }, { attempts: 0 }]);
    expect((await firstRow())?.last_error).toMatch(/did not answer in time|connection to the mail server ended/);
    server.rules.mail = undefined;
    test.setTime(laterBy(minuteMs));
    await send();
    expect(await rows()).toMatchObject([
      { state: 'sent', attempts: 2 },
      { state: 'sent', attempts: 1 },
    ]);
    // copies of an unconfirmed mail have the same Message-ID
    expect(server.accepted).toHaveLength(2);
    expect(new Set(server.arrived.map(({ headers }) => headers['message-id'])).size).toBe(2);
  });

  it('waits while the server cannot be reached, and sends when it can be reached again (MAIL-04)', async () => {
    const { port, url } = server;
    await server.close();
    await visit();
    await send({ url });
    expect(await firstRow()).toMatchObject({ state: 'waiting', last_error: expect.stringContaining('cannot be reached') });
    server = await startMailServer({ port });
    test.setTime(laterBy(minuteMs));
    await send({ url });
    expect(server.accepted).toHaveLength(1);
  });

  it('waits while no recipient is configured (MAIL-02)', async () => {
    await setSetting('company_email', '');
    await visit();
    await send();
    expect(await firstRow()).toMatchObject({ state: 'waiting', last_error: expect.stringContaining('mail_recipients') });
    await setSetting('company_email', 'new@lintara.example');
    test.setTime(laterBy(minuteMs));
    await send();
    expect(server.accepted.map(({ to }) => to)).toEqual([['new@lintara.example']]);
  });

  it('sends many mails over one connection (MAIL-05)', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, number) => visit({ subject: `Message ${number}` })));
    await send();
    expect(server.accepted).toHaveLength(20);
    expect(server.connections()).toBe(1);
  });

  it('never sends a mail with two senders at the same time (MAIL-05)', async () => {
    await Promise.all(Array.from({ length: 10 }, (_, number) => visit({ subject: `Message ${number}` })));
    await Promise.all([send(), send(), send()]);
    expect(server.accepted).toHaveLength(10);
    expect(new Set(server.accepted.map(({ headers }) => headers.subject)).size).toBe(10);
  });

  it('takes over the mail of a killed sender once its lease has expired (MAIL-05, CLUS-03)', async () => {
    await visit();
    const dead = await senderContext();
    const killed = new Promise(() => {});
    // the session never ends, as if its process had been killed
    const openSession = () => ({ send: () => killed as never, close: () => {} });
    void sendDueMail({ ...dead, openSession, renewMs: 1_000_000 }, new AbortController().signal);
    while ((await firstRow())?.leased_until === null) await new Promise(setImmediate);
    await send();
    expect(server.arrived).toHaveLength(0);
    test.setTime(laterBy(45_000));
    await send();
    expect(server.accepted).toHaveLength(1);
    expect(await firstRow()).toMatchObject({ state: 'sent', attempts: 2 });
  });

  it('renews the lease of a mail that takes a long time (MAIL-05)', async () => {
    await visit();
    const ended = Promise.withResolvers<Delivery>();
    const openSession = () => ({ send: () => ended.promise, close: () => {} });
    const sending = sendDueMail({ ...(await senderContext()), openSession, renewMs: 1 }, new AbortController().signal);
    await vi.waitUntil(async () => (await firstRow())?.leased_until === laterBy(45_000), { timeout: 60_000 });
    test.setTime(laterBy(40_000));
    await vi.waitUntil(async () => (await firstRow())?.leased_until === laterBy(85_000), { timeout: 60_000 });
    test.setTime(laterBy(60_000));
    await send();
    expect(server.arrived).toHaveLength(0);
    ended.resolve({ kind: 'sent', accepted: ['hello@lintara.example'], refused: [] });
    await sending;
    expect(await firstRow()).toMatchObject({ state: 'sent', attempts: 1, leased_until: null });
  });

  it('does not record the result of an attempt before "Send again" for a later attempt (MAIL-18)', async () => {
    await visit();
    const sendUntil = async (ended: Promise<Delivery>) => {
      const openSession = () => ({ send: () => ended, close: () => {} });
      return sendDueMail({ ...(await senderContext()), openSession, renewMs: 1_000_000 }, new AbortController().signal);
    };
    const untilLeased = (until: string) => vi.waitUntil(async () => (await firstRow())?.leased_until === until, { timeout: 60_000 });
    const [first, second] = [Promise.withResolvers<Delivery>(), Promise.withResolvers<Delivery>()];
    const before = sendUntil(first.promise);
    await untilLeased(laterBy(45_000));
    // as if the process had been suspended for a minute
    test.setTime(laterBy(minuteMs));
    expect((await test.call('POST', `/api/admin/mail/${(await firstRow())?.id}/send`)).status).toBe(200);
    const later = sendUntil(second.promise);
    await untilLeased(laterBy(minuteMs + 45_000));
    first.resolve({ kind: 'sent', accepted: ['hello@lintara.example'], refused: [] });
    await before;
    expect(await firstRow()).toMatchObject({ state: 'waiting', attempts: 1, leased_until: laterBy(minuteMs + 45_000) });
    second.resolve({ kind: 'refused', failure: { text: '550 No', isPermanent: true, isServerFailure: false } });
    await later;
    expect(await firstRow()).toMatchObject({ state: 'failed', attempts: 1, leased_until: null, last_error: '550 No' });
  });

  it('interrupts a mail at shutdown and makes it due again (MAIL-05)', async () => {
    const { promise: asked, resolve } = Promise.withResolvers<void>();
    server.rules.mail = () => {
      resolve();
      return 'silence';
    };
    await visit();
    const interruption = new AbortController();
    const context = await senderContext();
    const sending = sendDueMail(context, interruption.signal);
    await asked;
    interruption.abort();
    await sending;
    expect(await firstRow()).toMatchObject({ state: 'waiting', attempts: 1, leased_until: null, next_attempt_at: start });
  });

  it('acknowledges a message without quoting anything from its sender (MAIL-12)', async () => {
    await setSetting('mail_acknowledgement', 'true');
    await setSetting('company_name', 'Lintara');
    await visit({
      name: 'Buy now',
      subject: 'http://spam.example',
      message: 'http://spam.example',
      company: 'Spam',
      email: 'Sari@pabrik.example',
    });
    await send();
    const mail = server.accepted.find(({ to }) => to.includes('Sari@pabrik.example'));
    expect(mail?.headers).toMatchObject({
      'auto-submitted': 'auto-replied',
      'reply-to': 'Lintara <hello@lintara.example>',
      subject: 'Lintara: we have received your message',
    });
    expect(mail?.body).toContain('Thank you for contacting Lintara.');
    expect(mail?.source).not.toMatch(/spam|buy now/i);
    expect(server.accepted).toHaveLength(2);
  });

  it('omits addresses from headers if not every server can read them, and says who gets no reply (MAIL-19)', async () => {
    await setSetting('mail_acknowledgement', 'true');
    await visit({ email: 'jörg@münchen.example' });
    await send();
    expect(server.accepted).toHaveLength(1);
    expect(server.accepted[0]?.headers).not.toHaveProperty('reply-to');
    const [head = ''] = server.accepted[0]?.source.split('\r\n\r\n') ?? [];
    expect(head).toMatch(/^[\t\r\n -~]+$/);
    expect(await rows()).toHaveLength(1);
  });

  it('removes the waiting mail of a message that is deleted (MAIL-06)', async () => {
    await visit();
    const { body } = await test.get('/api/admin/contacts');
    await test.call('DELETE', `/api/admin/contacts/${body.data[0].id}`);
    expect(await rows()).toEqual([]);
    await send();
    expect(server.arrived).toEqual([]);
  });

  it('adds no mail for a message from a bot (MAIL-01)', async () => {
    await visit({ website: 'http://spam.example' });
    expect(await rows()).toEqual([]);
  });

  it('wakes the sender when a message arrives (MAIL-05)', async () => {
    const { connection, context } = test;
    const config = configFor(server.url);
    const app = Fastify();
    const runs = createJobRuns(context.clock);
    const wait = createManualTime().wait;
    const jobs = registerJobs(app, mailJobs({ config, connection, clock: context.clock, log }), { runs, claims: null, wait });
    jobs.start();
    await visit();
    jobs.wake(mailJobName);
    await expect.poll(() => server.accepted.length).toBe(1);
    await app.close();
    expect(await firstRow()).toMatchObject({ state: 'sent' });
    expect([warnings, runs.list()]).toMatchObject([[], [{ state: 'succeeded', runs: 1 }]]);
  });
});

it('adds no mail without a mail server (MAIL-07)', async () => {
  const test = await createEditingApp();
  const body = { name: 'Sari', email: 'sari@pabrik.example', subject: 'A', message: 'Text' };
  expect((await test.visit('POST', '/api/public/contact', { body })).status).toBe(201);
  expect(await test.context.db.selectFrom('mail_outbox').selectAll().execute()).toEqual([]);
  await test.close();
});
