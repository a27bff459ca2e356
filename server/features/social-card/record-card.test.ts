// Link preview pictures of products and articles, from the head of the page to the file in the store.
import { globSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Create } from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { upsertSettings } from '#server/features/settings/settings.service.ts';
import { createFiles } from '#server/platform/files.ts';
import { aCategory, anArticle, aProduct } from '#server/testing/builders.ts';
import { multipart } from '#server/testing/multipart.ts';
import { readDocument } from '#server/testing/read-document.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { render } from '#web/site/entry-server.tsx';

const site = 'https://www.lintara.example';
const paper = [233, 236, 237];

describe('link preview pictures', () => {
  let dataDir: string;
  let test: TestApp;
  let headers: { authorization: string };
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'cards-'));
    test = await createTestApp({ SITE_URL: site, DATA_DIR: dataDir }, undefined, render);
    headers = await test.signIn();
  });
  afterEach(async () => {
    await test.close();
    rmSync(dataDir, { recursive: true });
  });

  const storePicture = async (options: Partial<Create> = {}) => {
    const create = { width: 400, height: 300, channels: 3 as const, background: '#ff0000', ...options };
    const files = createFiles({ dataDir, clock: test.context.clock });
    return files.storeFile(await sharp({ create }).png().toBuffer(), 'image');
  };
  const addressOf = async (path: string): Promise<string> => {
    const { body } = await test.send('GET', `/api/public/${path}`);
    const { product, news } = body as Record<'product' | 'news', { share_image: string } | undefined>;
    return (product ?? news)?.share_image ?? '';
  };
  const ask = (url: string) => test.app.inject({ url });
  /** @returns the colour of a pixel in the picture */
  const colorAt = async (url: string, x: number, y: number) => {
    const { data, info } = await sharp((await ask(url)).rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1200, 630]);
    const start = (y * info.width + x) * info.channels;
    return [...data.subarray(start, start + 3)];
  };
  const near = (expected: number[]) => expected.map((value) => expect.closeTo(value, -0.9));
  const kept = () => globSync('cache/cards/**/*.jpg', { cwd: dataDir });
  const update = (path: string, fields: Record<string, string>) => {
    const { payload, contentType } = multipart({ fields: { ...fields, _method: 'PUT' } });
    return test.send('POST', `/api/admin/${path}`, { body: payload, headers: { ...headers, 'content-type': contentType } });
  };

  it('are named in the head of the page with size and text, and may be cached for a year (SEO-06)', async () => {
    const product = await aProduct(test.context, { name: 'LR20', model: 'LR20-1720', main_image: await storePicture() });
    const article = await anArticle(test.context, { title: 'A plan', featured_image: await storePicture() });
    for (const [page, api] of [
      [`/products/${product.slug}`, `products/${product.slug}`],
      [`/news/${article.slug}`, `news/${article.slug}`],
    ] as const) {
      const address = await addressOf(api);
      expect(address).toMatch(/^\/social-card\/(products|news)\/\d+\/[\da-f]{16}\.jpg$/);
      const { meta } = readDocument((await ask(page)).body);
      expect([...meta('og:image'), ...meta('twitter:image')]).toEqual(Array(2).fill(site + address));
      expect([...meta('og:image:width'), ...meta('og:image:height')]).toEqual(['1200', '630']);
      expect(meta('twitter:card')).toEqual(['summary_large_image']);
      expect(meta('og:image:alt')[0]).toMatch(/LR20|A plan/);
      const answer = await ask(address);
      expect(answer).toMatchObject({
        statusCode: 200,
        headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000, immutable' },
      });
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
      // the fingerprint is the ETag
      expect(answer.headers.etag).toBe(`"${/([\da-f]{16})\.jpg$/.exec(address)?.[1]}"`);
    }
  });

  it('change their address whenever the drawing changes, and only then (SEO-07)', async () => {
    const { id, slug } = await aProduct(test.context, { name: 'LR20', model: 'A' });
    const path = `products/${slug}`;
    const seen = [await addressOf(path)];
    await update(`products/${id}`, { description: '<p>Other text</p>', price: '12', seo_title: 'Title' });
    expect(await addressOf(path)).toBe(seen[0]);
    const changes = [
      () => update(`products/${id}`, { name: 'LR21' }),
      () => update(`products/${id}`, { model: 'B' }),
      () => upsertSettings(test.context, [{ key: 'company_name', value: 'Acme', type: 'text', group: 'company' }]),
      () => upsertSettings(test.context, [{ key: 'main_color', value: '#123456', type: 'color', group: 'theme' }]),
    ];
    for (const change of changes) {
      await change();
      seen.push(await addressOf(path));
    }
    expect(new Set(seen).size).toBe(seen.length);
    // an old address shows the current picture, which must not be cached under it
    const [old, current] = [await ask(seen[0] ?? ''), await ask(seen.at(-1) ?? '')];
    expect(old.headers['cache-control']).toBe('no-cache');
    expect(old.rawPayload.equals(current.rawPayload)).toBe(true);
    expect((await ask(`/social-card/products/${id}/current.jpg`)).headers['cache-control']).toBe('no-cache');
  });

  it('are stored in the file store, one per record, and removed with the record (SEO-07)', async () => {
    const { id, slug } = await aProduct(test.context, { name: 'LR20' });
    const first = await addressOf(`products/${slug}`);
    const drawn = await ask(first);
    expect(kept()).toEqual([first.replace('/social-card', 'cache/cards')]);
    // an incomplete file, e.g. after a power failure, is drawn again
    truncateSync(join(dataDir, kept()[0] ?? ''), 100);
    expect((await ask(first)).rawPayload.equals(drawn.rawPayload)).toBe(true);
    // a complete file is served
    const other = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    writeFileSync(join(dataDir, kept()[0] ?? ''), other);
    expect((await ask(first)).rawPayload.equals(other)).toBe(true);

    await update(`products/${id}`, { name: 'LR21' });
    const second = await addressOf(`products/${slug}`);
    await ask(second);
    expect(kept()).toEqual([second.replace('/social-card', 'cache/cards')]);
    await test.send('DELETE', `/api/admin/products/${id}`, { headers });
    expect(kept()).toEqual([]);
  });

  it('do not exist for records that visitors cannot see (SEO-08)', async () => {
    const hidden = await aCategory(test.context, { name: 'Hidden', is_active: false });
    const ids = [
      ['products', (await aProduct(test.context, { is_active: false })).id],
      ['products', (await aProduct(test.context, { category_id: hidden.id })).id],
      ['news', (await anArticle(test.context, { is_published: false })).id],
      ['news', (await anArticle(test.context, { published_at: '2027-01-01T00:00:00Z' })).id],
    ] as const;
    for (const [kind, id] of ids) expect((await ask(`/social-card/${kind}/${id}/current.jpg`)).statusCode, kind).toBe(404);
    const { id } = await aProduct(test.context);
    for (const path of [
      `pages/${id}/current.jpg`,
      'products/0/current.jpg',
      'products/1e1/current.jpg',
      'products/99999999999/current.jpg',
      `products/${id}/x.jpg`,
      `products/${id}/..%2f..%2fcurrent.jpg`,
    ])
      expect((await ask(`/social-card/${path}`)).statusCode, path).toBe(404);
    expect(kept()).toEqual([]);
  });

  it('show the picture of the record, whole if it is tall or transparent (SEO-09)', async () => {
    const draw = async (options: Partial<Create>) =>
      addressOf(`products/${(await aProduct(test.context, { main_image: await storePicture(options) })).slug}`);
    const wide = await draw({});
    expect(await colorAt(wide, 880, 10)).toEqual(near([255, 0, 0]));
    const tall = await draw({ width: 100, height: 400 });
    expect([await colorAt(tall, 880, 315), await colorAt(tall, 1180, 315)]).toEqual([near([255, 0, 0]), near(paper)]);
    const transparent = await draw({ channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } });
    expect(await colorAt(transparent, 880, 315)).toEqual(near(paper));
    const article = await anArticle(test.context, { featured_image: await storePicture({ width: 1600, height: 900 }) });
    expect(await colorAt(await addressOf(`news/${article.slug}`), 1190, 620)).toEqual(near([255, 0, 0]));
  });

  it('are drawn without a missing picture, and with it once it exists (SEO-09)', async () => {
    const path = await storePicture();
    const { slug } = await aProduct(test.context, { name: '🤖', main_image: path });
    const content = await sharp(join(dataDir, path)).png().toBuffer();
    rmSync(join(dataDir, path));
    const address = await addressOf(`products/${slug}`);
    const answer = await ask(address);
    expect([answer.statusCode, answer.headers['cache-control'], kept()]).toEqual([200, 'no-cache', []]);
    expect(await colorAt(address, 1175, 10)).toEqual(near([22, 29, 33]));
    writeFileSync(join(dataDir, path), content);
    expect(await colorAt(address, 1175, 10)).toEqual(near([255, 0, 0]));
  });
});
