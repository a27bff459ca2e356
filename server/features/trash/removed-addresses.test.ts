// Where the address of a deleted record leads, and what its deletion affects.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RemovalEffects } from '#contract/trash.ts';
import { aCategory, anArticle, aPage, aProduct } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { render } from '#web/site/entry-server.tsx';

let test: TestApp;
let headers: { authorization: string };

beforeAll(async () => {
  test = await createTestApp({ SITE_URL: 'https://www.lintara.example' }, undefined, render);
  headers = await test.signIn();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const call = async (method: string, path: string, body?: object) => {
  const answer = await test.send(method, `/api/admin/${path}`, { headers, ...(body && { body }) });
  return { status: answer.status, body: answer.body as Record<string, unknown> & { trash_id: number; errors?: Record<string, string[]> } };
};
const open = async (url: string) => {
  const { statusCode, headers: answered } = await test.app.inject({ method: 'GET', url });
  return [statusCode, answered.location];
};
const to = (address: string) => `?redirect_to=${encodeURIComponent(address)}`;
const rename = (id: number, slug: string, version: number) => call('PUT', `pages/${id}`, { slug, version });

describe('the address of a deleted record', () => {
  it('leads nowhere unless the deletion says where (GONE-07)', async () => {
    const page = await aPage(test.context, { title: 'Terms' });
    await call('DELETE', `pages/${page.id}`);
    expect(await open('/page/terms')).toEqual([410, undefined]);
  });

  it('leads to the chosen page, with its old addresses, until the record is restored (GONE-07, GONE-08)', async () => {
    const page = await aPage(test.context, { title: 'Terms' });
    await rename(page.id, 'conditions', 1);
    const { body } = await call('DELETE', `pages/${page.id}${to('/contact')}`);
    expect([await open('/page/terms'), await open('/page/conditions')]).toEqual([
      [301, '/contact'],
      [301, '/contact'],
    ]);
    await call('POST', `trash/${body.trash_id}/restore`, {});
    expect([await open('/page/terms'), await open('/page/conditions')]).toEqual([
      [301, '/page/conditions'],
      [200, undefined],
    ]);
    const { body: audit } = await call('GET', 'audit?kind=page&action=delete');
    expect((audit.data as { details: object }[])[0]?.details).toEqual({ redirect_to: '/contact' });
  });

  it('of a category leads elsewhere too, and is a removed one again without its redirect (GONE-07)', async () => {
    const { context } = test;
    const arms = await aCategory(context, { name: 'Arms' });
    await aProduct(context, { name: 'LR20', category_id: arms.id });
    const empty = await aCategory(context, { name: 'Empty' });
    await call('DELETE', `categories/${empty.id}${to('/products?category=arms')}`);
    expect(await open('/products?category=empty&page=2')).toEqual([301, '/products?category=arms']);
    const { body } = await call('GET', 'redirects');
    await call('DELETE', `redirects/${(body.data as { id: number }[])[0]?.id}`);
    expect(await open('/products?category=empty')).toEqual([410, undefined]);
  });

  it('of many deleted at once leads to one page, until that is undone (GONE-07, GONE-08)', async () => {
    const { context } = test;
    const ids = [(await anArticle(context, { title: 'One' })).id, (await anArticle(context, { title: 'Two' })).id];
    const { body } = await call('POST', 'news/bulk', { ids, action: 'delete', redirect_to: '/news' });
    expect([await open('/news/one'), await open('/news/two')]).toEqual([
      [301, '/news'],
      [301, '/news'],
    ]);
    await call('POST', `bulk-changes/${(body.bulk_change as { id: number }).id}/undo`, {});
    expect([await open('/news/one'), await open('/news/two')]).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
    expect((await call('GET', 'redirects')).body.data).toEqual([]);
  });

  it('is not redirected to itself or to an address that is refused: nothing is deleted (GONE-07)', async () => {
    const page = await aPage(test.context, { title: 'Terms' });
    for (const address of ['/page/terms', 'javascript:alert(1)', '//evil.example']) {
      const { status, body } = await call('DELETE', `pages/${page.id}${to(address)}`);
      expect([status, Object.keys(body.errors ?? {})], address).toEqual([422, ['redirect_to']]);
    }
    expect(await open('/page/terms')).toEqual([200, undefined]);
  });

  it('of a hidden record leads nowhere, because nobody knew it (GONE-07)', async () => {
    const page = await aPage(test.context, { title: 'Terms', is_published: false });
    await call('DELETE', `pages/${page.id}${to('/contact')}`);
    expect(await open('/page/terms')).toEqual([404, undefined]);
  });

  it('keeps a redirect that was written for it before, with the new target (GONE-08)', async () => {
    await call('POST', 'redirects', { from: '/page/terms', to: '/news' });
    const page = await aPage(test.context, { title: 'Terms' });
    const { body } = await call('DELETE', `pages/${page.id}${to('/contact')}`);
    expect(await open('/page/terms')).toEqual([301, '/contact']);
    await call('POST', `trash/${body.trash_id}/restore`, {});
    expect((await call('GET', 'redirects')).body.data).toEqual([expect.objectContaining({ from: '/page/terms', state: 'covered' })]);
  });
});

describe('the effects of a deletion', () => {
  it('are its views in 30 days, messages about it, and the texts that link to it (GONE-09)', async () => {
    const { context } = test;
    const arms = await aCategory(context, { name: 'Arms' });
    const product = await aProduct(context, { name: 'LR20', category_id: arms.id });
    const link = (address: string) => `<p><a href="${address}">x</a></p>`;
    await anArticle(context, { title: 'About LR20', content: link('/products/lr20#data') });
    await aPage(context, { title: 'Another', content: link('/products/lr200') });
    for (const url of ['/products/lr20', '/products/lr20', '/products'])
      await test.app.inject({
        method: 'POST',
        url: '/api/public/visits',
        headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0' },
        body: { url, referrer: '' },
      });
    await call('GET', 'analytics?days=7');
    await test.send('POST', '/api/public/contact', {
      body: { name: 'V', email: 'v@example.com', subject: 'Price', message: 'How much is it?', product_slug: 'lr20' },
    });
    const effects = async () => (await call('GET', `trash/effects/product/${product.id}`)).body as unknown as RemovalEffects;
    expect(await effects()).toEqual({
      is_shown: true,
      views: 2,
      messages: 1,
      links: [{ kind: 'article', id: expect.any(Number), name: 'About LR20' }],
      category: { name: 'Arms', address: '/products?category=arms' },
    });
    await context.db.updateTable('administrators').set({ role: 'editor' }).execute();
    expect((await effects()).messages).toBeNull();
    await context.db.updateTable('administrators').set({ role: 'viewer' }).execute();
    expect((await call('GET', `trash/effects/product/${product.id}`)).status).toBe(403);
  });
});
