import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Homepage } from '#contract/homepage.ts';
import { aCategory, aPage, aProduct } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { render } from '#web/site/entry-server.tsx';

let test: TestApp;
let headers: { authorization: string };
beforeAll(async () => {
  test = await createTestApp({}, undefined, render);
});
beforeEach(async () => {
  await test.reset();
  headers = await test.signIn();
});
afterAll(() => test.close());

const slide = (part: object = {}) => ({ title: 'One', subtitle: '', background_image: '', hero_image: '', ...part });
const button = (button_kind: string, button_target: string, button_label = '') => ({ button_kind, button_label, button_target });
const save = (...slides: object[]) =>
  test.send('POST', '/api/admin/settings-bulk-update', {
    headers,
    body: { settings: [{ key: 'slides_data', value: JSON.stringify(slides) }] },
  });
const store = (value: string) => test.context.db.updateTable('settings').set({ value }).where('key', '=', 'slides_data').execute();
const slides = async () => {
  const { hero_settings } = (await test.send('GET', '/api/public/homepage')).body as Homepage;
  return JSON.parse(hero_settings.slides_data ?? '');
};
const send = (method: 'PUT' | 'DELETE', url: string, body?: object) => test.send(method, url, { headers, ...(body && { body }) });
const document = async () => (await test.app.inject({ method: 'GET', url: '/' })).body;

it('have the text and address of their target in the home page, and slides without one stay as they are (AHERO-21, HOME-19)', async () => {
  await aCategory(test.context, { name: 'Arms' });
  const { id } = await aProduct(test.context, { name: 'LR20' });
  expect((await save(slide())).status).toBe(200);
  const before = await document();
  expect(await slides()).toEqual([slide()]);
  expect(before).toContain('View Products ');
  const saved = await save(
    slide(button('product', String(id))),
    slide({ title: 'Two', ...button('address', 'https://fair.example/?a=1&b=2', ' See you there ') }),
    slide({ title: 'Three', ...button('address', '') }),
  );
  expect(saved.status).toBe(200);
  expect(await slides()).toEqual([
    slide({ button_label: 'LR20', button_url: '/products/lr20' }),
    slide({ title: 'Two', button_label: 'See you there', button_url: 'https://fair.example/?a=1&b=2' }),
    slide({ title: 'Three' }),
  ]);
  const shown = await document();
  expect(shown).toMatch(
    /<a [^>]*class="btn btn-main"[^>]*href="\/products\/lr20"|<a [^>]*href="\/products\/lr20"[^>]*class="btn btn-main"/,
  );
  expect(shown).not.toContain('View Products ');
  await save(slide());
  expect(await document()).toBe(before);
});

it('follow the record and disappear while visitors do not see it (AHERO-22)', async () => {
  const { id } = await aPage(test.context, { title: 'Jobs' });
  await save(slide(button('page', String(id), 'Work here')), slide({ title: 'Two', ...button('address', '/page/jobs#open', 'Open jobs') }));
  expect(await slides()).toMatchObject([{ button_url: '/page/jobs' }, { button_url: '/page/jobs#open' }]);
  expect((await send('PUT', `/api/admin/pages/${id}`, { slug: 'careers', version: 1 })).status).toBe(200);
  expect(await slides()).toMatchObject([{ button_url: '/page/careers' }, { button_url: '/page/careers#open' }]);
  expect((await send('PUT', `/api/admin/pages/${id}`, { is_published: false, version: 2 })).status).toBe(200);
  expect(await slides()).toEqual([slide(), slide({ title: 'Two' })]);
  expect(await document()).toContain('View Products ');
  expect((await send('DELETE', `/api/admin/pages/${id}`)).status).toBe(200);
  expect(await slides()).toEqual([slide(), slide({ title: 'Two' })]);
});

it('are refused with the number of the slide if they are not valid (AHERO-21)', async () => {
  for (const [given, error] of [
    [button('address', '/about'), 'Slide 2: the button: Enter a label.'],
    [button('address', 'javascript:alert(1)', 'Go'), 'Slide 2: the button: Please enter a web address'],
    [button('address', '', 'Go'), 'Slide 2: the button: Please enter a web address'],
    [button('product', 'x', 'Go'), 'Slide 2: the button: Choose a record.'],
    [button('address', '/about', 'a'.repeat(41)), 'Slide 2: the button: The label must not be longer than 40 characters.'],
    [button('list', 'pages', 'Go'), 'Slide 2: the kind of the button must be one of'],
  ] as const) {
    const { status, body } = await save(slide(), slide(given));
    expect(status, error).toBe(422);
    expect(JSON.stringify(body)).toContain(error);
  }
});

it('are left out if what is stored is not valid (AHERO-22)', async () => {
  await store(JSON.stringify([slide(button('address', 'javascript:alert(1)', 'Go')), null, slide({ button_kind: 7, button_target: {} })]));
  expect(await slides()).toEqual([slide(), slide()]);
  expect(await document()).not.toContain('javascript:');
  for (const value of ['{', '7', 'null']) {
    await store(value);
    expect(await document()).toContain('View Products ');
  }
});

it('are in the preview of the form as visitors will get them (AHERO-19)', async () => {
  const { id } = await aProduct(test.context, { name: 'LR20' });
  const { hero_settings } = (await test.send('GET', '/api/public/homepage')).body as Homepage;
  const values = { ...hero_settings, slides_data: JSON.stringify([slide(), slide({ title: 'Two', ...button('product', String(id)) })]) };
  const { status, body } = await test.send('POST', '/api/admin/previews/hero', { headers, body: { ...values, first_slide: 1 } });
  expect(status).toBe(200);
  expect((body as { html: string }).html).toContain('href="/products/lr20"');
});
