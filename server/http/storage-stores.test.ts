// Uploads through the API on both file stores: what is stored, and how it is served.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { upsertSettings } from '#server/features/settings/settings.service.ts';
import { openFileStore } from '#server/platform/file-store/open-file-store.ts';
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
  test = await createEditingApp('SQLite', { ...environments[kind](), ...more });
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
  it('are served with the headers of stored files, also to HEAD (FILES-02)', async () => {
    await open(kind);
    const product = await saveProduct();
    const picture = await ask(product.main_image);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const pdf = await ask(product.brochure);
    expect(pdf.rawPayload.equals(brochure)).toBe(true);
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '100000',
      'cache-control': 'public, max-age=31536000, immutable',
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

  it('are answered 304 if the client has them (FILES-02)', async () => {
    await open(kind);
    const { brochure: path } = await saveProduct();
    const { etag = '', 'last-modified': modified = '' } = (await ask(path)).headers as Record<string, string>;
    for (const headers of [{ 'if-none-match': etag }, { 'if-none-match': `"other", ${etag}` }, { 'if-modified-since': modified }]) {
      const answer = await ask(path, headers);
      expect([answer.statusCode, answer.rawPayload.length, answer.headers.etag]).toEqual([304, 0, etag]);
    }
    const earlier = new Date(Date.parse(modified) - 1000).toUTCString();
    for (const headers of [{ 'if-none-match': '"other"', 'if-modified-since': modified }, { 'if-modified-since': earlier }])
      expect((await ask(path, headers)).statusCode).toBe(200);
  });

  it.each([
    ['bytes=0-3', 206, 'bytes 0-3/100000', 4],
    ['bytes=-2', 206, 'bytes 99998-99999/100000', 2],
    ['bytes=99998-999999', 206, 'bytes 99998-99999/100000', 2],
    ['bytes=5-4', 416, 'bytes */100000', null],
    ['lines=1-2', 200, undefined, 100_000],
    ['bytes=100000-', 416, 'bytes */100000', null],
    ['bytes=-0', 416, 'bytes */100000', null],
  ])('are sent in the part %s with %i (FILES-02)', async (range, status, contentRange, length) => {
    await open(kind);
    const { brochure: path } = await saveProduct();
    const answer = await ask(path, { range });
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([status, contentRange]);
    if (length === null) expect(answer.json().code).toBe('wrong-range');
    else expect([answer.rawPayload.length, answer.headers['content-length']]).toEqual([length, String(length)]);
    const { etag = '' } = answer.headers as Record<string, string>;
    if (status === 206) expect((await ask(path, { range, 'if-range': `"not ${etag.slice(1)}` })).statusCode).toBe(200);
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

  it('are generated completely by several instances at once (FILES-03)', async () => {
    await open(kind);
    const { main_image: path } = await saveProduct();
    const first = test;
    const shared = kind === 'folder' ? { FILES_URL: folder } : s3.environment(`site-${prefixes}`);
    const second = await createEditingApp('SQLite', shared);
    try {
      const get = ({ app }: EditingApp) => app.inject({ url: `/storage/${path}?w=320` });
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

  it('are redirected to a public address, brochures excepted (FILES-04)', async () => {
    await open(kind, { FILES_PUBLIC_URL: 'https://cdn.example.com/site/' });
    const product = await saveProduct();
    const original = await ask(product.main_image);
    expect([original.statusCode, original.headers.location]).toEqual([302, `https://cdn.example.com/site/${product.main_image}`]);
    expect(original.headers['cache-control']).toBe('public, max-age=3600');
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
