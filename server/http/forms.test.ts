import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect as openSocket } from 'node:net';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runPictureJob } from '#server/platform/pictures/jobs.ts';
import { announcing, withMetadata } from '#server/platform/pictures/metadata.fixture.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { aPdf, aPicture, multipart, padded } from '#server/testing/multipart.ts';

const megabyte = 1024 * 1024;
const url = '/api/admin/products';
let test: EditingApp;
let category: number;
let valid: { name: string; category_id: number };

beforeEach(async () => {
  test = await createEditingApp();
  category = (await test.post('/api/admin/categories', { fields: { name: 'Robots' } })).body.category.id;
  valid = { name: 'LR-20', category_id: category };
});
afterEach(() => test.close());

const countProducts = async () => (await test.get(url)).body.total;
const nothingLeft = () => vi.waitFor(() => expect(test.stored()).toEqual([]), 60_000);

const raw = (payload: Buffer | string, contentType: string) =>
  test.visit('POST', url, { body: payload, headers: { ...test.signedIn, 'content-type': contentType } });

describe('a route that accepts files', () => {
  it.each([
    ['application/json', '{}'],
    ['application/x-www-form-urlencoded', 'name=x'],
    ['text/plain', 'name=x'],
    ['multipart/mixed; boundary=x', '--x--'],
  ])('answers 415 to %s', async (type, body) => {
    expect(await raw(body, type)).toMatchObject({ status: 415, body: { message: 'Unsupported content type.' } });
  });

  it('answers 415 without a body', async () => {
    expect((await test.call('POST', url)).status).toBe(415);
  });

  it.each([
    ['no boundary', 'multipart/form-data', '--x\r\n\r\n--x--'],
    ['an empty body', 'multipart/form-data; boundary=x', ''],
    ['no end', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nRobot'],
    ['another boundary', 'multipart/form-data; boundary=x', '--y\r\nContent-Disposition: form-data; name="name"\r\n\r\nRobot\r\n--y--'],
    [
      'a file without an end',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="main_image"; filename="a.png"\r\n\r\nGIF89a',
    ],
  ])('answers 400 to a form with %s and leaves no file', async (_name, type, body) => {
    expect(await raw(body, type)).toMatchObject({ status: 400, body: { message: expect.any(String) } });
    await nothingLeft();
  });

  it('checks the token before it reads the form', async () => {
    const { payload, contentType } = multipart({ files: [['main_image', 'a.png', await aPicture()]] });
    const answer = await test.visit('POST', url, { body: payload, headers: { 'content-type': contentType } });
    expect(answer).toMatchObject({ status: 401, body: { message: 'Unauthenticated.' } });
    expect((await test.visit('POST', url, { body: '{}', headers: { 'content-type': 'application/json' } })).status).toBe(401);
    expect(test.stored()).toEqual([]);
  });

  it('uses the last value of a repeated field', async () => {
    const fields = [['name', 'First'] as const, ['category_id', String(category)] as const, ['name', 'Second'] as const];
    expect((await test.post(url, { fields })).body.product.name).toBe('Second');
  });

  it('refuses a form with 200 fields as too large', async () => {
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`field_${index}`, 'x']));
    expect((await test.post(url, { fields: { ...many, ...valid } })).status).toBe(413);
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', '', 'name[constructor]'])('ignores a field named %j', async (name) => {
    const fields = [['name', 'LR-20'] as const, ['category_id', String(category)] as const, [name, '{"polluted":true}'] as const];
    expect((await test.post(url, { fields })).status).toBe(201);
    expect('polluted' in {}).toBe(false);
    expect((await test.post(url, { fields: valid, files: [[name, 'a.png', await aPicture()]] })).status).toBe(201);
    await nothingLeft();
  });

  it.each(['description', '__proto__', 'constructor', 'nobody_asked'])(
    'answers a text of more than 2 MB in %j without crashing',
    async (name) => {
      const fields = [
        ...Object.entries(valid).map(([key, value]) => [key, String(value)] as const),
        [name, 'x'.repeat(2 * megabyte + 1)] as const,
      ];
      const answer = await test.post(url, { fields });
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.errors)).toContain(name);
    },
  );

  it('limits the total length of texts', async () => {
    const fields = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`field_${index}`, 'x'.repeat(megabyte)]));
    expect((await test.post(url, { fields: { ...valid, ...fields } })).status).toBe(413);
  });
});

describe('file types by content (UPL-03)', () => {
  const notAnImage = 'Please select a valid image file';
  it.each([
    ['HTML named .jpg', 'photo.jpg', '<!doctype html><script>alert(1)</script>'],
    ['an SVG', 'drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['an SVG named .png', 'drawing.png', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['HTML before a picture', 'both.gif', '<html>GIF89a'],
    ['an empty file', 'empty.png', ''],
    ['a PDF', 'brochure.png', '%PDF-1.4\n%%EOF'],
  ])('rejects %s, stores no file and creates no record', async (_name, fileName, bytes) => {
    const answer = await test.post(url, { fields: valid, files: [['main_image', fileName, bytes]] });
    expect(answer).toMatchObject({ status: 422, body: { message: notAnImage, errors: { main_image: [notAnImage] } } });
    expect(await countProducts()).toBe(0);
    await nothingLeft();
  });

  it('stores and serves a picture with trailing HTML as a picture', async () => {
    const polyglot = Buffer.concat([await aPicture('gif'), Buffer.from('<script>alert(1)</script>')]);
    const { body } = await test.post(url, { fields: valid, files: [['main_image', 'page.html', polyglot]] });
    expect(body.product.main_image).toMatch(/\.gif$/);
    const { headers } = await test.visit('GET', body.product.main_image_url);
    expect(headers).toMatchObject({ 'content-type': 'image/gif', 'x-content-type-options': 'nosniff' });
  });

  it('explains how to convert a photo of an unsupported type', async () => {
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]);
    const { body } = await test.post(url, { fields: valid, files: [['main_image', 'IMG_1.heic', heic]] });
    expect(body.errors.main_image).toEqual([
      'Please select a valid image file. HEIC is not supported: save the picture as JPG, PNG, GIF, WebP or AVIF.',
    ]);
  });

  it('rejects damaged pictures and pictures with too many pixels with specific messages, and leaves no file (FILE-06)', async () => {
    const picture = await aPicture('png');
    const answer = await test.post(url, {
      fields: valid,
      files: [
        ['main_image', 'half.png', picture.subarray(0, 60)],
        ['images[0]', 'huge.png', announcing(picture, 60_000, 60_000)],
      ],
    });
    expect(answer).toMatchObject({
      status: 422,
      body: {
        errors: {
          main_image: ['Image half.png is damaged and cannot be read. Please choose another file.'],
          images: ['Image huge.png has more than 64 megapixels. Please choose a smaller version.'],
        },
      },
    });
    await nothingLeft();
  });

  it('stores pictures without their metadata (FILE-04)', async () => {
    const { body } = await test.post(url, {
      fields: valid,
      files: [
        ['main_image', 'a.jpg', await withMetadata('jpeg')],
        ['images[0]', 'b.jpg', await withMetadata('jpeg', 6)],
        ['brochure', 'c.pdf', Buffer.concat([aPdf, Buffer.from('Secret Person')])],
      ],
    });
    const { main_image, images, brochure } = body.product;
    const isSecret = (path: string) => readFileSync(join(test.dataDir, path)).includes('Secret Person');
    // a PDF is stored unchanged
    expect([main_image, ...images, brochure].map(isSecret)).toEqual([false, false, true]);
  });

  it('ignores an empty file input', async () => {
    const answer = await test.post(url, {
      fields: valid,
      files: [
        ['main_image', '', ''],
        ['brochure', '', ''],
      ],
    });
    expect(answer).toMatchObject({ status: 201, body: { product: { main_image: null, brochure: null } } });
    await nothingLeft();
  });

  it.each([
    ['main_image', 5, 'Image file size must be less than 5MB'],
    ['images[0]', 5, 'Image big one.png is too large. File size must be less than 5MB'],
    ['brochure', 10, 'Brochure file size must be less than 10MB'],
  ])('accepts a %s of exactly %i MB and rejects one more byte', async (field, megabytes, text) => {
    const beginning = field === 'brochure' ? Buffer.from('%PDF-1.4\n') : await aPicture();
    const send = (bytes: number) => test.post(url, { fields: valid, files: [[field, 'big one.png', padded(beginning, bytes)]] });
    expect((await send(megabytes * megabyte)).status).toBe(201);
    const before = test.stored();
    expect(await send(megabytes * megabyte + 1)).toMatchObject({
      status: 422,
      body: { message: text, errors: { [field.replace('[0]', '')]: [text] } },
    });
    await vi.waitFor(() => expect(test.stored()).toEqual(before), 60_000);
  });

  it.each([
    ['../../../etc/passwd', 'passwd'],
    ['..\\..\\boot.ini', 'boot.ini'],
    ['a"b.png', 'a"b.png'],
    ['größe 机器人 🤖.png', 'größe 机器人 🤖.png'],
    ['nul\u0000.png', 'nul\u0000.png'],
  ])('uses the file name %j only in the message, not on disk', async (fileName, said) => {
    const good = await test.post(url, { fields: valid, files: [['images[0]', fileName, await aPicture()]] });
    expect(good.body.product.images).toEqual([expect.stringMatching(/^uploads\/2026\/11\/[0-9a-f]{32}\.png$/)]);
    expect(test.stored()).toEqual(good.body.product.images);
    const bad = await test.post(url, { fields: valid, files: [['images[0]', fileName, 'no picture']] });
    expect(bad.body.errors.images).toEqual([`Please select a valid image file (${said})`]);
  });

  it('reports errors in texts and files together', async () => {
    const files = [
      ['main_image', 'a.png', 'no'],
      ['brochure', 'a.pdf', 'no'],
      ['images[0]', 'a.png', 'no'],
      ['images[3]', 'b.png', 'no'],
    ] as const;
    const { status, body } = await test.post(url, { fields: { name: '', price: 'dear' }, files });
    expect(status).toBe(422);
    expect(Object.keys(body.errors).sort()).toEqual(['brochure', 'category_id', 'images', 'main_image', 'name', 'price']);
    expect(body.errors.images).toHaveLength(2);
    await nothingLeft();
  });

  it('rejects two files for a single file field, and more pictures than allowed', async () => {
    const picture = await aPicture();
    const twice = await test.post(url, {
      fields: valid,
      files: [
        ['main_image', 'a.png', picture],
        ['main_image', 'b.png', picture],
      ],
    });
    expect(twice.body.errors.main_image).toEqual(['Upload one file only.']);
    const many = Array.from({ length: 31 }, (_, index) => [`images[${index}]`, 'a.png', picture] as const);
    expect((await test.post(url, { fields: valid, files: many })).body.errors.images).toEqual(['Upload at most 30 files at once.']);
    await nothingLeft();
  });
});

describe('a disk that is not writable', () => {
  it('answers 500 without the cause, and saves no record', async () => {
    // root can write everywhere, but not below a file that replaces the folder
    rmSync(join(test.dataDir, 'uploads'), { recursive: true, force: true });
    writeFileSync(join(test.dataDir, 'uploads'), '');
    const files = [['main_image', 'a.png', await aPicture()]] as const;
    expect(await test.post(url, { fields: valid, files })).toMatchObject({ status: 500, body: { message: 'Server Error' } });
    expect(await countProducts()).toBe(0);
    rmSync(join(test.dataDir, 'uploads'));
    expect((await test.post(url, { fields: valid, files })).status).toBe(201);
  });

  it('answers 500 if an uploaded file cannot be stored, and leaves no file', async () => {
    await test.post(url, { fields: valid });
    writeFileSync(join(test.dataDir, 'uploads', '2026'), '');
    const files = [
      ['main_image', 'a.png', await aPicture()],
      ['images[0]', 'b.png', await aPicture('jpeg')],
    ] as const;
    expect((await test.post(url, { fields: { ...valid, name: 'Second' }, files })).status).toBe(500);
    expect(await countProducts()).toBe(1);
    await vi.waitFor(() => expect(test.stored()).toEqual([]), 60_000);
    expect(await test.connection.db.selectFrom('unclaimed_files').selectAll().execute()).toEqual([]);
  });
});

describe('over a network connection', () => {
  let port: number;
  beforeEach(async () => {
    await test.app.listen({ host: '127.0.0.1', port: 0 });
    port = (test.app.server.address() as { port: number }).port;
  });

  const begin = (headers: string) => {
    const socket = openSocket(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', () => {});
    socket.write(
      `POST ${url} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAuthorization: ${test.signedIn.authorization}\r\n` +
        `Content-Type: multipart/form-data; boundary=x\r\n${headers}\r\n\r\n`,
    );
    return { socket, answer: () => answer };
  };
  const fileHead = '--x\r\nContent-Disposition: form-data; name="images[0]"; filename="a.png"\r\n\r\n';
  const chunk = (bytes: Buffer) => Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
  const status = (text: string) => /^HTTP\/1\.1 (\d+)/.exec(text)?.[1];

  it('answers 413 to a Content-Length above the limit without reading the body', async () => {
    const { socket, answer } = begin(`Content-Length: ${1024 * megabyte}`);
    await vi.waitFor(() => expect(status(answer())).toBe('413'), 60_000);
    socket.destroy();
  });

  it('answers 413 to a body above the limit without Content-Length, and leaves no file', async () => {
    const { socket, answer } = begin('Transfer-Encoding: chunked');
    socket.write(chunk(Buffer.from(fileHead)));
    const block = chunk(Buffer.alloc(megabyte));
    for (let sent = 0; sent < 300 && !answer(); sent++) {
      socket.write(block);
      while (socket.writableNeedDrain && !socket.destroyed && !answer()) await nextTurn();
    }
    await vi.waitFor(() => expect(status(answer())).toBe('413'), 60_000);
    socket.destroy();
    await nothingLeft();
  });

  it('answers 413 to too many fields before the form ends', async () => {
    const { socket, answer } = begin(`Content-Length: ${megabyte}`);
    for (let field = 0; field < 120; field++) socket.write(`--x\r\nContent-Disposition: form-data; name="f${field}"\r\n\r\n1\r\n`);
    await vi.waitFor(() => expect(status(answer())).toBe('413'), 60_000);
    socket.destroy();
  });

  it('leaves no file of an upload whose client leaves after the last byte, while the picture waits to be cleaned (FILE-01)', async () => {
    const gate = Promise.withResolvers<void>();
    const jobs = Array.from({ length: 2 }, () => runPictureJob(() => gate.promise));
    const body = Buffer.concat([Buffer.from(fileHead), await aPicture(), Buffer.from('\r\n--x--\r\n')]);
    const { socket } = begin(`Content-Length: ${body.length}`);
    socket.write(body);
    await vi.waitFor(() => expect(test.stored()).toHaveLength(1), 60_000);
    socket.destroy();
    const connections = () => new Promise<number>((resolve) => test.app.server.getConnections((_error, count) => resolve(count)));
    await vi.waitFor(async () => expect(await connections()).toBe(0), 60_000);
    gate.resolve();
    await Promise.all(jobs);
    await nothingLeft();
    expect(await countProducts()).toBe(0);
  });

  it.each([0, 20, 400])('leaves no file of an upload that is aborted after %i turns of the event loop', async (turns) => {
    const { socket } = begin(`Content-Length: ${20 * megabyte}`);
    socket.write(fileHead);
    socket.write(Buffer.concat([await aPicture(), Buffer.alloc(megabyte)]));
    await vi.waitFor(() => expect(test.stored()).toHaveLength(1), 60_000);
    for (let turn = 0; turn < turns; turn++) await nextTurn();
    socket.destroy();
    await nothingLeft();
    expect(await countProducts()).toBe(0);
  });
});
