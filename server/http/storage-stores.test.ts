// Uploads through the API on both file stores: the stored files, and how they are served.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { upsertSettings } from '#server/features/settings/settings.service.ts';
import { openFileStore } from '#server/platform/file-store/open-file-store.ts';
import { databaseName } from '#server/testing/database.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { aPdf, padded } from '#server/testing/multipart.ts';
import { type S3Server, startS3 } from '#server/testing/s3-server.ts';

let s3: S3Server;
let folder: string;
let test: EditingApp;
let prefixes = 0;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stores-'));
});
afterEach(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const environments = { folder: () => ({ FILES_URL: folder }), s3: () => s3.environment(`site-${++prefixes}`) };
const open = async (kind: 'folder' | 's3', more: Record<string, string> = {}) => {
  test = await createEditingApp({ ...environments[kind](), ...more });
};
/** A second instance that shares the files. */
const storeOfAnother = () => openFileStore({ ...test.config.files });
const wide = () =>
  sharp({ create: { width: 700, height: 400, channels: 3, background: '#2040ff' } })
    .jpeg()
    .toBuffer();
const brochure = padded(aPdf, 100_000);
const saveProduct = async () => {
  const { id } = (await test.post('/api/admin/categories', { fields: { name: 'Robots' } })).body.category;
  const answer = await test.post('/api/admin/products', {
    fields: { name: 'LR-20', category_id: id },
    files: [
      ['main_image', 'a.jpg', await wide()],
      ['brochure', 'Data sheet.pdf', brochure],
    ],
  });
  expect(answer.status).toBe(201);
  return answer.body.product as { id: number; main_image: string; brochure: string };
};
const ask = (url: string, headers: Record<string, string | undefined> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  test.app.inject({ method, url: `/storage/${url}`, headers });

describe.each(['folder', 's3'] as const)('uploads on %s', (kind) => {
  it('are served with the headers of stored files, also for HEAD (FILES-02)', async () => {
    await open(kind);
    const product = await saveProduct();
    const picture = await ask(product.main_image);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const pdf = await ask(product.brochure);
    expect(pdf.rawPayload.equals(brochure)).toBe(true);
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '100000',
      'cache-control': 'public, max-age=31536000, s-maxage=0, immutable',
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'content-disposition': expect.stringContaining('Data sheet.pdf'),
      etag: expect.stringContaining('"'),
    });
    const head = await ask(product.brochure, {}, 'HEAD');
    expect([head.statusCode, head.rawPayload.length, head.headers]).toEqual([
      200,
      0,
      { ...pdf.headers, date: expect.any(String), 'x-request-id': expect.any(String) },
    ]);
    expect((await ask('uploads/2026/11/00000000000000aa.jpg')).statusCode).toBe(404);
    expect((await ask('uploads/2026/11/00000000000000aa.jpg', {}, 'HEAD')).statusCode).toBe(404);
  });

  it('answer conditional and range requests according to RFC 9110, with the headers of a complete response (FILES-02)', async () => {
    await open(kind);
    const { brochure: path } = await saveProduct();
    const whole = await ask(path);
    const { etag = '', 'last-modified': modified = '' } = whole.headers as Record<string, string>;
    const earlier = new Date(Date.parse(modified) - 1000).toUTCString();
    const later = new Date(Date.parse(modified) + 1000).toUTCString();
    const [first, part] = [{ range: 'bytes=0-3' }, 'bytes 0-3/100000'];
    expect(etag).toMatch(/^"/);

    const unchanged = [
      { 'if-none-match': etag },
      { 'if-none-match': `W/${etag}` },
      { 'if-none-match': `"other", ${etag}` },
      { 'if-none-match': '*' },
      { 'if-none-match': etag, 'if-modified-since': earlier },
      { 'if-none-match': etag, 'if-match': etag },
      { 'if-none-match': etag, ...first },
      { 'if-modified-since': modified },
      { 'if-modified-since': later },
      { 'if-unmodified-since': modified, 'if-modified-since': modified },
    ];
    const changed = [
      { 'if-none-match': '"other"' },
      { 'if-none-match': '"other"', 'if-modified-since': modified },
      { 'if-modified-since': earlier },
      { 'if-modified-since': 'yesterday' },
      { 'if-unmodified-since': modified },
      { 'if-unmodified-since': 'yesterday' },
      { 'if-match': etag },
      { 'if-match': `"other", ${etag}` },
      { 'if-match': '*' },
      { 'if-match': etag, 'if-unmodified-since': earlier },
    ];
    const failed = [
      { 'if-match': '"other"' },
      { 'if-match': `W/${etag}` },
      { 'if-match': '"other"', 'if-none-match': etag },
      { 'if-match': '"other"', 'if-unmodified-since': modified },
      { 'if-unmodified-since': earlier },
    ];
    const ignoredRanges = [
      { range: 'lines=1-2' },
      { range: 'bytes=abc' },
      { range: 'bytes=5-4' },
      { range: 'bytes=-' },
      { range: 'bytes=0-1,4-5' },
      { ...first, 'if-range': `W/${etag}` },
      { ...first, 'if-range': '"other"' },
      { ...first, 'if-range': earlier },
      { ...first, 'if-range': later },
      { ...first, 'if-range': 'yesterday' },
    ];
    const parts: [Record<string, string>, string, number][] = [
      [first, part, 4],
      [{ range: 'BYTES=0-3' }, part, 4],
      [{ range: 'bytes=-2' }, 'bytes 99998-99999/100000', 2],
      [{ range: 'bytes=99998-999999' }, 'bytes 99998-99999/100000', 2],
      [{ range: 'bytes=-999999' }, 'bytes 0-99999/100000', 100_000],
      [{ ...first, 'if-range': etag }, part, 4],
      [{ ...first, 'if-range': modified }, part, 4],
      [{ ...first, 'if-match': etag }, part, 4],
    ];
    const lasting = ({ headers }: typeof whole) => {
      const { date, connection, 'x-request-id': id, 'content-length': length, 'content-range': range, ...others } = headers;
      expect([date, id]).toEqual([expect.any(String), expect.any(String)]);
      return others;
    };
    for (const method of ['GET', 'HEAD'] as const) {
      for (const headers of unchanged) {
        const answer = await ask(path, { ...headers, 'accept-encoding': 'br' }, method);
        expect([headers, answer.statusCode, answer.rawPayload.length]).toEqual([headers, 304, 0]);
        expect(answer.headers['content-length']).toBeUndefined();
        expect(lasting(answer)).toEqual(lasting(whole));
      }
      for (const headers of [...changed, ...ignoredRanges]) {
        const answer = await ask(path, headers, method);
        expect([headers, answer.statusCode, answer.headers['content-length']]).toEqual([headers, 200, '100000']);
        expect(lasting(answer)).toEqual(lasting(whole));
      }
      for (const headers of failed) expect([headers, (await ask(path, headers, method)).statusCode]).toEqual([headers, 412]);
    }
    expect((await ask(path, failed[0])).json().code).toBe('precondition-failed');
    for (const [headers, range, length] of parts) {
      const answer = await ask(path, headers);
      expect([headers, answer.statusCode, answer.headers['content-range'], answer.rawPayload.length]).toEqual([
        headers,
        206,
        range,
        length,
      ]);
      expect(lasting(answer)).toEqual(lasting(whole));
      // HEAD has no ranges
      expect((await ask(path, headers, 'HEAD')).statusCode).toBe(200);
    }
    for (const range of ['bytes=100000-', 'bytes=100000-100001', 'bytes=-0']) {
      const answer = await ask(path, { range });
      expect([range, answer.statusCode, answer.headers['content-range']]).toEqual([range, 416, 'bytes */100000']);
      expect(answer.json().code).toBe('wrong-range');
    }
  });

  it('have scaled copies that are stored once and removed with their picture (FILES-03)', async () => {
    await open(kind);
    const { id, main_image: path } = await saveProduct();
    const store = await storeOfAnother();
    const answers = await Promise.all([ask(`${path}?w=320`), ask(`${path}?w=320`), ask(`${path}?w=480`)]);
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers['content-type']])).toEqual(Array(3).fill([200, 'image/webp']));
    expect(await store.read(`cache/scaled/${path}/320.webp`)).toEqual(answers[0]?.rawPayload);
    expect((await test.call('DELETE', `/api/admin/products/${id}`)).status).toBe(200);
    expect(await store.list()).toHaveLength(2);
    await test.call('DELETE', '/api/admin/trash');
    expect([await store.list(), await store.read(`cache/scaled/${path}/320.webp`)]).toEqual([[], null]);
    expect((await ask(path)).statusCode).toBe(404);
    expect((await ask(`${path}?w=320`)).statusCode).toBe(404);
  });

  it('are generated completely by several instances at the same time (FILES-03)', async () => {
    await open(kind);
    const { main_image: path } = await saveProduct();
    const first = test;
    const shared = kind === 'folder' ? { FILES_URL: folder } : s3.environment(`site-${prefixes}`);
    const second = await createEditingApp(shared);
    try {
      // the second instance has a different database, whose visitors do not get the file; on PostgreSQL it has emptied that of the first
      // one
      const signedInAt = (site: EditingApp) => (databaseName === 'PostgreSQL' ? second : site).signedIn;
      const get = (site: EditingApp) => site.app.inject({ url: `/storage/${path}?w=320`, headers: signedInAt(site) });
      const answers = await Promise.all([first, second, first, second].map(get));
      const stored = await (await storeOfAnother()).read(`cache/scaled/${path}/320.webp`);
      for (const { rawPayload } of answers) expect(rawPayload.equals(stored ?? Buffer.alloc(0))).toBe(true);
    } finally {
      await second.close();
    }
  });

  it('are the picture of link previews (FILES-02)', async () => {
    await open(kind);
    const { main_image: path } = await saveProduct();
    const plain = (await test.app.inject({ url: '/social-card.jpg' })).rawPayload;
    await upsertSettings(test.context, [{ key: 'share_image', value: path, type: 'text', group: 'general' }]);
    const card = (await test.app.inject({ url: '/social-card.jpg' })).rawPayload;
    expect(card.equals(plain)).toBe(false);
    const { dominant } = await sharp(card).stats();
    expect([dominant.b > dominant.r, dominant.b > dominant.g]).toEqual([true, true]);
  });

  it('are redirected to a public address, except brochures (FILES-04)', async () => {
    await open(kind, { FILES_PUBLIC_URL: 'https://cdn.example.com/site/' });
    const product = await saveProduct();
    const original = await ask(product.main_image);
    expect([original.statusCode, original.headers.location]).toEqual([302, `https://cdn.example.com/site/${product.main_image}`]);
    expect(original.headers['cache-control']).toBe('public, max-age=3600, s-maxage=0');
    const copy = `cache/scaled/${product.main_image}/320.webp`;
    for (const _attempt of ['generated', 'stored']) {
      const scaled = await ask(`${product.main_image}?w=320`);
      expect([scaled.statusCode, scaled.headers.location]).toEqual([302, `https://cdn.example.com/site/${copy}`]);
    }
    expect(await (await storeOfAnother()).stat(copy)).not.toBeNull();
    const pdf = await ask(product.brochure);
    expect([pdf.statusCode, pdf.headers['content-disposition']]).toEqual([200, expect.stringContaining('Data sheet.pdf')]);
    expect((await ask('uploads/../site.sqlite')).statusCode).toBe(404);
  });
});
