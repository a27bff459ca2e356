// Numbers in addresses consist of digits; other notations that JavaScript parses as numbers are refused.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let test: TestApp;
let headers: { authorization: string };
beforeAll(async () => {
  test = await createTestApp();
  headers = await test.signIn();
});
afterAll(() => test.close());

const odd = ['1e0', '0x1', '0b1', '%201', '1%20', '%2B1', '1.0', '.1e1', 'Infinity', '', '%E0%A5%A7', '1&page=2&per_page=2'];

describe('a page number (DATA-19)', () => {
  it.each(odd)('is refused if it is "%s"', async (typed) => {
    for (const path of [
      '/api/public/products?page=',
      '/api/public/news?page=',
      '/api/admin/contacts?page=',
      '/api/admin/products?per_page=',
    ]) {
      const { status, body } = await test.send('GET', path + typed, { headers });
      expect([path, status, body]).toEqual([
        path,
        422,
        { message: expect.stringMatching(/^The (per_)?page must be/), code: 'invalid', errors: expect.anything() },
      ]);
    }
  });

  it.each(['1', '01', '1000000000'])('is accepted if it is "%s"', async (typed) => {
    expect((await test.send('GET', `/api/public/news?page=${typed}`)).status).toBe(200);
  });
});

describe('an id', () => {
  const missing = ['0', '-1', '1.5', 'x', '999', '2147483648', '9007199254740991'];
  it.each([...odd.filter((typed) => typed !== '' && !typed.includes('&')), ...missing])(
    'is answered with 404 if it is "%s"',
    async (typed) => {
      const answers = await Promise.all(
        ['settings', 'contacts', 'products'].map((noun) => test.send('PUT', `/api/admin/${noun}/${typed}`, { headers, body: {} })),
      );
      expect(answers.map(({ status }) => status).filter((status) => ![404, 405, 415].includes(status))).toEqual([]);
      for (const [method, path] of [
        ['GET', ''],
        ['DELETE', ''],
        ['POST', '/duplicate'],
      ] as const)
        expect([method, (await test.send(method, `/api/admin/products/${typed}${path}`, { headers })).status]).toEqual([method, 404]);
    },
  );

  it('finds the row if it consists of digits', async () => {
    expect((await test.send('PUT', '/api/admin/settings/1', { headers, body: {} })).status).toBe(200);
    expect((await test.send('PUT', '/api/admin/settings/1e0', { headers, body: {} })).status).toBe(404);
  });
});
