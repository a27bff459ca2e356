// What visitors read in another language.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TranslatedKind } from '#contract/rules/translations.ts';
import { inLanguage } from '#server/database/reading-language.ts';
import { aCategory, anArticle, aPage, aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { withLanguages } from '#server/testing/languages.ts';
import { aPicture } from '#server/testing/multipart.ts';

let test: EditingApp;
beforeAll(async () => {
  test = await createEditingApp();
  await withLanguages(test.context, 'de', 'ar');
});
afterAll(() => test.close());

/** Calls as a visitor who reads a language, whatever was answered before. */
const visit = async (path: string, code: string | null = 'de') => {
  await test.context.db
    .updateTable('content_version')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .execute();
  return inLanguage(code, () => test.visit('GET', `/api/public/${path}${path.includes('?') ? '&' : '?'}locale=${code ?? 'en'}`));
};
const answer = async (path: string, code?: string | null) => {
  const { status, body } = await visit(path, code);
  expect({ path, status }).toEqual({ path, status: 200 });
  // biome-ignore lint/suspicious/noExplicitAny: the expectations of each test define the shape
  return body as any;
};
const translate = async (kind: TranslatedKind, id: number, texts: object, language = 'de') => {
  const path = `/api/admin/translations/${kind}/${id}/${language}`;
  const { version } = (await test.get(path)).body.translation;
  const { status, body } = await test.call('PUT', path, { version, action: 'publish', texts });
  expect({ status, body }).toMatchObject({ status: 200 });
};
const setting = async (key: string, value: unknown, texts: object) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  expect((await test.call('POST', '/api/admin/settings-bulk-update', { settings: [{ key, value: text }] })).status).toBe(200);
  const { id } = await test.context.db.selectFrom('settings').select('id').where('key', '=', key).executeTakeFirstOrThrow();
  await translate('setting', id, texts);
};
const rows = (values: Record<string, string>) => Object.entries(values).map(([key, value]) => ({ type: 'single', key, value }));

describe('a product', () => {
  let product: { id: number };
  beforeAll(async () => {
    const category = await aCategory(test.context, { name: 'Robots', slug: 'robots' });
    await translate('category', category.id, { name: 'Roboter', slug: 'roboter' });
    const define = (input: object) =>
      test.call('POST', '/api/admin/attributes', {
        category_id: category.id,
        is_headline: true,
        is_comparable: true,
        is_filter: true,
        ...input,
      });
    const { body: payload } = await define({ label: 'Payload', kind: 'number', quantity: 'mass', unit: 'kg' });
    const { body: drive } = await define({
      label: 'Drive',
      kind: 'choice',
      group_title: 'Motion',
      choices: [
        { key: 'electric', label: 'Electric' },
        { key: 'air', label: 'Air' },
      ],
    });
    await translate('attribute', payload.attribute.id, { label: 'Traglast' });
    await translate('attribute', drive.attribute.id, { label: 'Antrieb', group_title: 'Bewegung', 'choices/electric': 'Elektrisch' });
    product = await aProduct(test.context, {
      name: 'Arm',
      slug: 'arm',
      category_id: category.id,
      description: '<p>Fast <a href="/products/other">other</a></p>',
      specifications: rows({ 'Payload (kg)': '5', Drive: 'Electric', Colour: 'Red', Protection: 'IP67' }),
    });
    const other = await aProduct(test.context, {
      name: 'Other',
      slug: 'other',
      category_id: category.id,
      specifications: rows({ Payload: '7 kg', Drive: 'Air' }),
    });
    await translate('product', other.id, { name: 'Anderer', slug: 'anderer' });
    await translate('product', product.id, {
      name: 'Greifarm',
      slug: 'greifarm',
      description: '<p>Schnell <a href="/products/other">anderer</a></p>',
      'specifications/Colour': 'Farbe',
      'specifications/Red': 'Rot',
    });
  });

  it('has its texts, specifications, attributes and neighbours in the language of the call (TRANS-10, TRANS-11)', async () => {
    const { product: shown, related_products, similar_products, attribute_definitions } = await answer('products/greifarm');
    expect(shown).toMatchObject({
      name: 'Greifarm',
      slug: 'greifarm',
      description: '<p>Schnell <a href="/products/anderer">anderer</a></p>',
      category: { name: 'Roboter', slug: 'roboter' },
      specifications: rows({ 'Traglast (kg)': '5', Antrieb: 'Elektrisch', Farbe: 'Rot', Protection: 'IP67' }),
      attributes: [
        { key: 'payload', label: 'Traglast', name: 'Traglast (kg)', text: '5' },
        { key: 'drive', label: 'Antrieb', name: 'Antrieb', text: 'Elektrisch', formatted: 'Elektrisch' },
      ],
      alternates: { en: 'arm', de: 'greifarm' },
    });
    expect(attribute_definitions).toMatchObject([{ label: 'Traglast' }, { label: 'Antrieb', group_title: 'Bewegung' }]);
    expect(related_products).toMatchObject([{ name: 'Anderer', slug: 'anderer', category: { name: 'Roboter' } }]);
    expect(similar_products).toMatchObject([{ name: 'Anderer', slug: 'anderer' }]);
    expect(shown.share_image).not.toBe((await answer('products/arm', null)).product.share_image);
    expect((await test.visit('GET', shown.share_image)).headers['cache-control']).toContain('immutable');
  });

  it('is in the main language where a text is missing, and has no alternate without a translated title (TRANS-10, TRANS-12)', async () => {
    const { product: shown } = await answer('products/arm', 'ar');
    expect(shown).toMatchObject({
      name: 'Arm',
      category: { name: 'Robots' },
      specifications: rows({ 'Payload (kg)': '5', Drive: 'Electric', Colour: 'Red', Protection: 'IP67' }),
    });
    expect(shown.alternates).toEqual({ en: 'arm', de: 'greifarm' });
  });

  it('names the language of each text without a translation, only in other languages (RTL-10)', async () => {
    const arabic = await answer('products/arm', 'ar');
    expect(arabic.product.text_languages).toEqual({ name: 'en', description: 'en' });
    const german = await answer('products/greifarm');
    expect([german.product.text_languages, german.related_products[0].text_languages]).toEqual([undefined, undefined]);
    await translate('product', product.id, { description: '' });
    expect((await answer('products?search=greifarm')).products.data[0].text_languages).toEqual({ description: 'en' });
    expect((await answer('products/arm', null)).product).not.toHaveProperty('text_languages');
    await translate('product', product.id, { description: '<p>Schnell <a href="/products/other">anderer</a></p>' });
  });

  it('redirects its own, its former slug and those in other languages to the present one (TRANS-13)', async () => {
    expect(await visit('products/arm')).toMatchObject({ status: 301, headers: { location: '/api/public/products/greifarm?locale=de' } });
    expect(await visit('products/greifarm', null)).toMatchObject({ status: 301, headers: { location: '/api/public/products/arm' } });
    expect(await visit('products/greifarm', 'ar')).toMatchObject({
      status: 301,
      headers: { location: '/api/public/products/arm?locale=ar' },
    });
    expect(await visit('products?category=roboter', null)).toMatchObject({
      status: 301,
      headers: { location: '/api/public/products?category=robots' },
    });
    await translate('product', product.id, { slug: 'roboterarm' });
    expect(await visit('products/greifarm')).toMatchObject({
      status: 301,
      headers: { location: '/api/public/products/roboterarm?locale=de' },
    });
    expect((await visit('products/greifarm', null)).status).toBe(404);
    expect((await visit('products/greifarm', 'ar')).status).toBe(404);
    await translate('product', product.id, { slug: 'greifarm' });
    expect((await answer('products/greifarm')).product.name).toBe('Greifarm');
  });

  it('is listed, filtered and compared in the language of the call (TRANS-11)', async () => {
    const list = await answer('products?category=roboter');
    expect(list).toMatchObject({
      category: 'roboter',
      categories: [{ name: 'Roboter', slug: 'roboter', alternates: { en: 'robots', de: 'roboter' } }],
    });
    expect(list.products.data.map(({ name }: { name: string }) => name).toSorted()).toEqual(['Anderer', 'Greifarm']);
    expect(list.attributes).toMatchObject([
      { label: 'Traglast' },
      { label: 'Antrieb', choices: [{ label: 'Elektrisch' }, { label: 'Air' }] },
    ]);
    const filtered = await answer('products?category=roboter&f.drive=electric');
    expect(filtered.conditions).toMatchObject([{ label: 'Antrieb Elektrisch' }]);
    expect(filtered.products.data).toMatchObject([
      { name: 'Greifarm', attributes: [{ label: 'Traglast' }, { label: 'Antrieb', formatted: 'Elektrisch' }] },
    ]);
    expect(await visit('products?category=robots')).toMatchObject({
      status: 301,
      headers: { location: '/api/public/products?category=roboter&locale=de' },
    });
    const vocabulary = await answer('attributes?category=roboter');
    expect(vocabulary).toMatchObject([
      { label: 'Traglast', aliases: ['Payload'] },
      { label: 'Antrieb', choices: ['Elektrisch', 'Air'] },
    ]);
    const { products, groups } = await answer('compare?products=greifarm,anderer');
    expect(products).toMatchObject([{ name: 'Greifarm' }, { name: 'Anderer' }]);
    expect(JSON.stringify(groups)).toMatch(/Traglast.*Antrieb|Bewegung/);
    expect(JSON.stringify(groups)).not.toMatch(/"label":"Payload"/);
  });
});

describe('articles, pages and settings', () => {
  it('have their texts, links and pictures in the language of the call (TRANS-10)', async () => {
    const article = await anArticle(test.context, { title: 'Fair', slug: 'fair', excerpt: 'Come', content: '<p>Long</p>' });
    await anArticle(test.context, { title: 'Later', slug: 'later' });
    await translate('article', article.id, { title: 'Messe', slug: 'messe', excerpt: 'Kommen Sie', content: '<p>Lang</p>' });
    const { news, related_news } = await answer('news/messe');
    expect(news).toMatchObject({
      title: 'Messe',
      slug: 'messe',
      excerpt: 'Kommen Sie',
      content: '<p>Lang</p>',
      alternates: { en: 'fair', de: 'messe' },
    });
    expect(related_news).toMatchObject([{ title: 'Later' }]);
    expect((await answer('news')).data.map(({ title }: { title: string }) => title)).toContain('Messe');
    const page = await aPage(test.context, { title: 'Terms', slug: 'terms', content: '<p>See <a href="/news/fair">the fair</a></p>' });
    await translate('page', page.id, { title: 'Bedingungen' });
    expect(await answer('pages/terms')).toMatchObject({
      title: 'Bedingungen',
      content: '<p>See <a href="/news/messe">the fair</a></p>',
      alternates: { en: 'terms', de: 'terms' },
    });
    expect((await answer('pages/terms', 'ar')).alternates).toEqual({ en: 'terms', de: 'terms' });
  });

  it('have translated settings, lists and menus (TRANS-14)', async () => {
    await setting('company_tagline', 'We move', { value: 'Wir bewegen' });
    await setting('statistics', [{ value: '25+', label: 'Years' }], { 'value/Years': 'Jahre' });
    await setting('team_members', [{ name: 'Jo', position: 'Manager', photo: null }], { 'value/Manager': 'Leitung' });
    await setting('slides_data', [{ title: 'Hello', subtitle: '', background_image: '', hero_image: '' }], { 'value/Hello': 'Hallo' });
    const category = await aCategory(test.context, { name: 'Grippers', slug: 'grippers' });
    await translate('category', category.id, { name: 'Greifer', slug: 'greifer' });
    const entries = [
      { kind: 'address', label: 'About', target: '/about' },
      { kind: 'category', label: '', target: String(category.id) },
      { kind: 'address', label: 'Grip', target: '/products?category=grippers' },
    ];
    await setting('header_menu', entries, { 'value/About': 'Über uns' });
    const settings = await answer('settings');
    expect(settings).toMatchObject({
      company_tagline: 'Wir bewegen',
      statistics: [{ value: '25+', label: 'Jahre' }],
      team_members: [{ name: 'Jo', position: 'Leitung' }],
      menus: {
        header: [
          { label: 'Über uns', url: '/about' },
          { label: 'Greifer', url: '/products?category=greifer' },
          { label: 'Grip', url: '/products?category=greifer' },
        ],
      },
    });
    const { hero_settings, categories } = await answer('homepage');
    expect(hero_settings.slides_data).toContain('"title":"Hallo"');
    expect(categories.find(({ id }: { id: number }) => id === category.id)).toMatchObject({ name: 'Greifer' });
    expect(await answer('settings', 'ar')).toMatchObject({ company_tagline: 'We move' });
  });

  it('have the alternative texts of pictures in the language of the call (TRANS-10)', async () => {
    const { body } = await test.post('/api/admin/media', { files: [['image', 'a.png', await aPicture()]] });
    await test.call('PUT', `/api/admin/media/${body.media.id}`, { alt: 'A robot' });
    await translate('media', body.media.id, { alt: 'Ein Roboter' });
    await aPage(test.context, { title: 'Picture', slug: 'picture', content: `<p><img src="/storage/${body.media.path}" alt=""></p>` });
    expect((await answer('pages/picture')).content).toContain('alt="Ein Roboter"');
    expect((await answer('pages/picture', null)).content).toContain('alt="A robot"');
  });
});

describe('slugs', () => {
  it('of a deleted record do not lead to a record with the same slug in another language (TRANS-07, TRANS-13)', async () => {
    const first = await aProduct(test.context, { name: 'First', slug: 'first' });
    const second = await aProduct(test.context, { name: 'Second', slug: 'second' });
    await translate('product', first.id, { name: 'Gleich', slug: 'gleich' });
    await translate('product', second.id, { name: 'Gleich', slug: 'gleich' }, 'ar');
    expect((await visit('products/gleich')).status).toBe(200);
    await test.call('DELETE', `/api/admin/products/${first.id}`);
    expect(await visit('products/gleich')).toMatchObject({ body: { code: 'removed' } });
  });

  it('of translations and of records do not collide (TRANS-13)', async () => {
    const [one, other] = [
      await aProduct(test.context, { name: 'One', slug: 'one' }),
      await aProduct(test.context, { name: 'Two', slug: 'two' }),
    ];
    await translate('product', one.id, { name: 'Eins', slug: 'eins' });
    const save = (texts: object) =>
      test.call('PUT', `/api/admin/translations/product/${other.id}/de`, {
        version: 0,
        action: 'publish',
        texts: { name: 'Zwei', ...texts },
      });
    const taken = { status: 422, body: { errors: { 'texts.slug': ['Another product has this slug. Choose a different one.'] } } };
    expect(await save({ slug: 'eins' })).toMatchObject(taken);
    expect(await save({ slug: 'one' })).toMatchObject(taken);
    expect(await test.post(`/api/admin/products/${other.id}`, { fields: { slug: 'eins' } })).toMatchObject({ status: 422 });
    expect((await aProduct(test.context, { name: 'Eins' })).slug).toBe('eins-2');
    // in another language the same slug is free
    await translate('product', one.id, { name: 'Wahid', slug: 'eins' }, 'ar');
  });

  it('of a deleted record are gone in its languages, and come back with it (TRANS-07)', async () => {
    const product = await aProduct(test.context, { name: 'Gone', slug: 'gone' });
    await translate('product', product.id, { name: 'Weg', slug: 'weg' });
    const { trash_id } = (await test.call('DELETE', `/api/admin/products/${product.id}`)).body;
    expect(await visit('products/weg')).toMatchObject({ body: { code: 'removed' } });
    await test.call('POST', `/api/admin/trash/${trash_id}/restore`, {});
    expect((await answer('products/weg')).product.name).toBe('Weg');
  });

  it('of a merged category lead to the other one, which keeps its translation (TRANS-07)', async () => {
    const [from, into] = [await aCategory(test.context, { name: 'Old' }), await aCategory(test.context, { name: 'New', slug: 'new' })];
    await aProduct(test.context, { category_id: into.id });
    await translate('category', from.id, { name: 'Alt', slug: 'alt' });
    await translate('category', into.id, { name: 'Neu', slug: 'neu' });
    expect((await test.call('POST', `/api/admin/categories/${from.id}/merge`, { into: into.id })).status).toBe(200);
    expect(await visit('products?category=alt')).toMatchObject({
      status: 301,
      headers: { location: '/api/public/products?category=neu&locale=de' },
    });
    expect((await answer('products?category=neu')).categories).toContainEqual(expect.objectContaining({ name: 'Neu', slug: 'neu' }));
  });
});
