// Notices and refusals in the language of a page, from an app that is starting and from one that limits its visitors.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withLanguages } from '#server/testing/languages.ts';
import { createTestApp, type TestApp, testAdministrator } from '#server/testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ CONTACT_RATE_LIMIT: '1', LOGIN_RATE_LIMIT: '1', SEARCH_RATE_LIMIT: '1' });
  await withLanguages(test.context, 'de', 'id', 'ja');
  await test.app.inject({ url: '/de' });
});
afterAll(() => test.close());

const page = (html: string) => [/<html lang="([^"]*)"/.exec(html)?.[1], /<h1>([^<]*)/.exec(html)?.[1]];

it.each([
  ['/', 'en', 'The site is starting'],
  ['/de', 'de', 'Die Website wird gestartet'],
  ['/de/products?search=a', 'de', 'Die Website wird gestartet'],
  ['/id/news', 'id', 'Situs sedang dimulai'],
  ['/ja/news', 'en', 'The site is starting'],
  ['/design', 'en', 'The site is starting'],
])('answers %s during the start in the language %s (LANG-16)', async (url, language, title) => {
  test.lifecycle.phase = 'starting';
  const { statusCode, body } = await test.app.inject({ url, headers: { accept: 'text/html' } });
  test.lifecycle.phase = 'ready';
  expect([statusCode, ...page(body)]).toEqual([503, language, title]);
});

describe('the limit of messages per minute', () => {
  const english = 'Too many requests. Please try again in a minute.';
  const post = (url: string, body: object, referer?: string) =>
    test.send('POST', url, { body, headers: { 'x-requested-with': 'XMLHttpRequest', ...(referer && { referer }) } });
  const refused = async (url: string, body: object, referer?: string) => {
    await post(url, body, referer);
    const answer = await post(url, body, referer);
    return [answer.status, (answer.body as { message: string }).message];
  };

  it.each([
    ['http://localhost/de/products/lr20', 'Zu viele Anfragen. Bitte versuchen Sie es in einer Minute erneut.'],
    ['http://localhost/id', 'Terlalu banyak permintaan. Silakan coba lagi dalam satu menit.'],
    ['http://localhost/ja', english],
    ['http://localhost/products', english],
    ['//', english],
    [undefined, english],
  ])('answers a message from the page %s in its language (LMSG-05)', async (referer, text) => {
    const message = { name: 'Sari', email: 'sari@pabrik.example', subject: 'Arms', message: 'Two.' };
    expect(await refused('/api/public/contact', message, referer)).toEqual([429, text]);
  });

  it('answers sign-ins in English (LMSG-05)', async () => {
    expect(await refused('/api/admin/auth/login', testAdministrator, 'http://localhost/de')).toEqual([429, english]);
  });
});
