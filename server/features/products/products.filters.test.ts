// The product list filtered by attributes: conditions, facets, sorting, and conditions in the search.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { listProducts } from '#contract/products.ts';
import { aCategory, aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';

type List = z.output<typeof listProducts.answer>;

const row = (key: string, value: string) => ({ type: 'single', key, value });
const rows = (values: Record<string, string>) => Object.entries(values).map(([key, value]) => row(key, value));
const choice = (label: string) => ({ key: label.toLowerCase(), label });

describe('filters', () => {
  let test: EditingApp;
  let categoryId: number;
  const ids: Record<string, number> = {};
  beforeAll(async () => {
    test = await createEditingApp();
    categoryId = (await aCategory(test.context, { name: 'Robots', slug: 'robots' })).id;
    await aCategory(test.context, { name: 'Plain', slug: 'plain' });
    const define = (input: object) => test.call('POST', '/api/admin/attributes', { category_id: categoryId, is_filter: true, ...input });
    await define({ label: 'Payload', kind: 'number', quantity: 'mass', unit: 'kg', better: 'higher' });
    await define({ label: 'Temperature', kind: 'range', quantity: 'length', unit: 'mm' });
    await define({ label: 'Protection', kind: 'choices', choices: ['IP54', 'IP65', 'IP67', 'IP69'].map(choice) });
    await define({ label: 'Brake', kind: 'flag' });
    await define({ label: 'Colour', kind: 'text' });
    const products: [string, Record<string, string>][] = [
      ['Alpha', { Payload: '5 kg', Protection: 'IP65', Brake: 'yes', Temperature: '0 to 40 mm' }],
      ['Beta', { Payload: '20 kg', Protection: 'IP65 / IP67', Brake: 'no', Temperature: '10 to 60 mm' }],
      ['Gamma', { Payload: '7000 g', Protection: 'IP54', Temperature: '20 to 30 mm' }],
      ['Delta', { Payload: 'on request', Colour: 'Red' }],
    ];
    for (const [product, values] of products)
      ids[product] = (await aProduct(test.context, { name: product, category_id: categoryId, specifications: rows(values) })).id;
    await aProduct(test.context, { name: 'Hidden', category_id: categoryId, is_active: false, specifications: rows({ Payload: '6 kg' }) });
  });
  afterAll(() => test.close());

  const list = async (query: string) => (await test.visit('GET', `/api/public/products?${query}`)).body as List;
  const names = async (query: string) => (await list(query)).products.data.map((product) => product.name);

  it('find the products that meet all conditions, with the typed unit (ATTR-21)', async () => {
    expect(await names('category=robots')).toEqual(['Alpha', 'Beta', 'Delta', 'Gamma']);
    expect(await names('category=robots&f.payload.min=6')).toEqual(['Beta', 'Gamma']);
    expect(await names('category=robots&f.payload.min=6000&f.payload.max=10000&f.payload.unit=g')).toEqual(['Gamma']);
    expect(await names('category=robots&f.protection=ip65&f.protection=ip54')).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect(await names('category=robots&f.protection=ip65&f.payload.max=10')).toEqual(['Alpha']);
    expect(await names('category=robots&f.brake=no')).toEqual(['Beta']);
    expect(await names('category=robots&f.temperature.min=5&f.temperature.max=35')).toEqual(['Alpha']);
    expect(await names('category=robots&f.payload.min=many&f.unknown=1&f.protection=ip00')).toHaveLength(4);
  });

  it('count the products that meet the conditions for each category (PLIST-13)', async () => {
    const countsOf = async (query: string) => Object.values((await list(query)).category_counts).toSorted();
    expect(await countsOf('category=robots')).toEqual([0, 4]);
    expect(await countsOf('category=robots&f.payload.min=6')).toEqual([0, 2]);
    expect(await countsOf('search=payload >= 6 kg')).toEqual([0, 2]);
    expect(await countsOf('search=beta payload >= 6 kg')).toEqual([0, 1]);
    expect(await countsOf('search=alpha payload >= 6 kg')).toEqual([0, 0]);
  });

  it('count the products of each facet without its own condition (ATTR-22)', async () => {
    const { facets, attributes, conditions } = await list('category=robots&f.protection=ip67&f.payload.min=6');
    expect(attributes?.map(({ key }) => key)).toEqual(['payload', 'temperature', 'protection', 'brake']);
    expect(conditions).toEqual([
      { key: 'payload', minimum: 6, text: null, label: 'Payload ≥ 6 kg' },
      { key: 'protection', choices: ['ip67'], text: null, label: 'Protection IP67' },
    ]);
    expect(facets?.payload).toEqual({ count: 1, minimum: 20, maximum: 20, lowest: 5, highest: 20 });
    expect(facets?.protection).toMatchObject({ count: 2, choices: { ip54: 1, ip65: 1, ip67: 1, ip69: 0 } });
    expect(facets?.brake).toMatchObject({ count: 1, yes: 0, no: 1 });
    expect(facets?.temperature).toMatchObject({ count: 1, minimum: 0.01, maximum: 0.06, lowest: 0, highest: 0.06 });
  });

  it('show a label in the unit of the limit or in the chosen unit (ATTR-91)', async () => {
    const label = async (query: string) => (await list(`category=robots&${query}`)).conditions?.[0]?.label.replaceAll('\u00a0', ' ');
    expect(await label('f.payload.min=11+lb')).toBe('Payload ≥ 11 lb');
    expect(await label('f.payload.min=11+lb&f.payload.unit=g')).toBe('Payload ≥ 11 lb');
    expect(await label('f.payload.min=5&f.payload.max=6000&f.payload.unit=g')).toBe('Payload 5 to 6.000 g');
    expect(await label('f.payload.max=6&f.payload.unit=x')).toBe('Payload ≤ 6 kg');
  });

  it('read and write numbers in the notation of the site, in fields and in the search (CURR-04, ATTR-94)', async () => {
    const setLocale = (value: string) =>
      test.call('POST', '/api/admin/settings-bulk-update', { settings: [{ key: 'currency_locale', value }] });
    const condition = async (query: string) =>
      (await list(`category=robots&${query}`)).conditions?.map(({ minimum, label }) => [minimum, label]);
    const thousand = [[1500, 'Payload ≥ 1.500 kg']];
    expect(await condition('f.payload.min=1.500')).toEqual(thousand);
    expect(await condition('search=payload%3E%3D1.500')).toEqual(thousand);
    expect(await condition('f.payload.min=1,500')).toEqual([[1.5, 'Payload ≥ 1,5 kg']]);
    await setLocale('en-US');
    expect(await condition('f.payload.min=1.500')).toEqual([[1.5, 'Payload ≥ 1.5 kg']]);
    expect(await condition('search=payload%3E%3D1,500')).toEqual([[1500, 'Payload ≥ 1,500 kg']]);
    await setLocale('id-ID');
  });

  it('sort by an attribute, better values first, products without the attribute last (ATTR-23)', async () => {
    expect(await names('category=robots&sort=payload')).toEqual(['Beta', 'Gamma', 'Alpha', 'Delta']);
    expect(await names('category=robots&sort=payload&order=asc')).toEqual(['Alpha', 'Gamma', 'Beta', 'Delta']);
    expect(await names('category=robots&sort=protection&order=asc')).toEqual(['Gamma', 'Alpha', 'Beta', 'Delta']);
    const { sort, products } = await list('category=robots&sort=payload&f.brake=yes');
    expect([sort, products.total]).toEqual([{ key: 'payload', order: 'desc' }, 1]);
    expect((await list('category=robots&sort=colour')).sort).toBeNull();
  });

  it('apply conditions in a search (ATTR-24)', async () => {
    const found = await list(`category=robots&search=${encodeURIComponent('beta payload>=6kg')}`);
    expect(found.products.data.map((product) => product.name)).toEqual(['Beta']);
    expect([found.searched, found.conditions]).toEqual([
      'beta',
      [{ key: 'payload', minimum: 6, text: 'payload>=6kg', label: 'Payload ≥ 6 kg' }],
    ]);
    expect(found.search?.terms).toHaveLength(1);
    expect(await names(`category=robots&search=${encodeURIComponent('payload>=6kg')}`)).toEqual(['Beta', 'Gamma']);
    expect(await names('category=robots&search=red')).toEqual(['Delta']);
    expect(await names('category=robots&search=red&f.payload.min=1')).toEqual([]);
  });

  it('apply attributes of individual categories in a search of all categories (ATTR-89)', async () => {
    const grippers = (await aCategory(test.context, { name: 'Grippers' })).id;
    const define = async (input: object) =>
      (await test.call('POST', '/api/admin/attributes', { category_id: grippers, is_filter: true, kind: 'number', ...input })).body
        .attribute;
    const payload = await define({ label: 'Payload', aliases: ['Load'], quantity: 'mass', unit: 'g' });
    const force = await define({ label: 'Force', quantity: 'force', unit: 'N' });
    const zeta = await aProduct(test.context, {
      name: 'Zeta',
      category_id: grippers,
      specifications: rows({ Payload: '9000 g', Force: '40 N' }),
    });
    const search = (text: string) => names(`search=${encodeURIComponent(text)}`);
    expect(await search('payload>=6kg')).toEqual(['Beta', 'Gamma', 'Zeta']);
    expect(await search('load>=8kg')).toEqual(['Beta', 'Zeta']);
    expect(await search('zeta payload>=6kg')).toEqual(['Zeta']);
    expect(await search('payload>=6kg force>30N')).toEqual(['Zeta']);
    expect(await search('payload>=6kg protection=IP67')).toEqual(['Beta']);
    expect(await search('payload>=600kg')).toEqual([]);
    const answer = await list(`search=${encodeURIComponent('zeta payload>=6kg')}`);
    expect([answer.searched, answer.conditions, answer.attributes, answer.category_counts[grippers]]).toEqual([
      'zeta',
      [{ key: 'payload', minimum: 6, text: 'payload>=6kg', label: 'Payload ≥ 6 kg' }],
      [],
      1,
    ]);
    const mass = (
      await test.call('POST', '/api/admin/attributes', { label: 'Own mass', kind: 'number', quantity: 'mass', unit: 'kg', is_filter: true })
    ).body.attribute;
    expect(await search('payload>=6kg mass<=1kg')).toEqual([]);
    for (const { id } of [payload, force, mass]) await test.call('DELETE', `/api/admin/attributes/${id}`);
    await test.call('DELETE', `/api/admin/products/${zeta.id}`);
    await test.call('DELETE', `/api/admin/categories/${grippers}`);
  });

  it('show a label in the typed unit, even with a misspelt name (ATTR-82, ATTR-83)', async () => {
    const { conditions, products } = await list(`category=robots&search=${encodeURIComponent('paylaod>=6000g ip65')}`);
    expect(conditions?.map(({ label, text }) => [label, text])).toEqual([
      ['Payload ≥ 6.000 g', 'paylaod>=6000g'],
      ['Protection IP65', 'ip65'],
    ]);
    expect(products.data.map((product) => product.name)).toEqual(['Beta']);
  });

  it('can be requested before a search, with the values of visible products (ATTR-84)', async () => {
    const { body, headers } = await test.visit('GET', '/api/public/attributes?category=robots');
    expect(body).toEqual([
      {
        key: 'payload',
        label: 'Payload',
        aliases: [],
        kind: 'number',
        better: 'higher',
        units: ['kg', 'lb', 'g', 't'],
        choices: [],
        extent: '5 to 20 kg',
      },
      {
        key: 'temperature',
        label: 'Temperature',
        aliases: [],
        kind: 'range',
        better: null,
        units: ['mm', 'in', 'm', 'µm'],
        choices: [],
        extent: '0 to 60 mm',
      },
      {
        key: 'protection',
        label: 'Protection',
        aliases: [],
        kind: 'choices',
        better: null,
        units: [],
        choices: ['IP54', 'IP65', 'IP67'],
        extent: null,
      },
      { key: 'brake', label: 'Brake', aliases: [], kind: 'flag', better: null, units: [], choices: [], extent: null },
    ]);
    expect([headers.etag !== undefined, headers['cache-control']]).toEqual([true, 'no-cache']);
    // for the whole catalogue, without the values of individual categories
    const every = (await test.visit('GET', '/api/public/attributes')).body as { key: string; extent: string | null; choices: string[] }[];
    expect(every.map(({ key, extent, choices }) => [key, extent, choices.length])).toEqual([
      ['payload', null, 0],
      ['temperature', null, 0],
      ['protection', null, 4],
      ['brake', null, 0],
    ]);
    const others = ['?category=plain', '?category=unknown'].map((query) => test.visit('GET', `/api/public/attributes${query}`));
    for (const other of await Promise.all(others)) expect([other.status, other.body]).toEqual([200, []]);
  });

  it('reflect each save of a product (ATTR-25)', async () => {
    const save = (product: string, fields: Record<string, string>) =>
      test.post(`/api/admin/products/${ids[product]}`, { fields: { _method: 'PUT', ...fields } });
    const heavy = () => names('category=robots&f.payload.min=100');
    expect(await heavy()).toEqual([]);
    await save('Delta', { specifications: JSON.stringify(rows({ Payload: '200 kg' })) });
    expect(await heavy()).toEqual(['Delta']);
    await save('Delta', { is_active: '0' });
    expect(await heavy()).toEqual([]);
    await save('Delta', { is_active: '1' });
    const copy = await aProduct(test.context, {
      name: 'Epsilon',
      category_id: categoryId,
      specifications: rows({ Payload: '0.3 t', Brake: 'yes' }),
    });
    await test.post(`/api/admin/products/${copy.id}`, {
      fields: { _method: 'PUT', specifications: JSON.stringify(rows({ Payload: '300 kg' })) },
    });
    expect(await heavy()).toEqual(['Delta', 'Epsilon']);
    await test.call('DELETE', `/api/admin/products/${copy.id}`);
    await save('Delta', { specifications: JSON.stringify(rows({ Payload: 'on request', Colour: 'Red' })) });
    expect(await heavy()).toEqual([]);
  });

  it('are absent from lists without attributes (ATTR-26)', async () => {
    for (const query of ['', 'category=plain', 'category=plain&f.payload.min=1&sort=payload', 'category=unknown']) {
      const answer = await list(query);
      expect(Object.keys(answer)).toEqual(['products', 'categories', 'category', 'is_category_removed', 'category_counts']);
    }
    const { body } = await test.call('POST', '/api/admin/attributes', {
      label: 'Mass',
      kind: 'number',
      quantity: 'mass',
      unit: 'kg',
      is_filter: true,
    });
    expect((await list('')).attributes).toEqual([]);
    expect(await list('category=plain')).toMatchObject({ attributes: [], facets: {} });
    await test.call('DELETE', `/api/admin/attributes/${body.attribute.id}`);
    expect((await list('')).attributes).toBeUndefined();
  });

  it('are cached once, regardless of the order of the parameters (ATTR-27)', async () => {
    const answers = await Promise.all(
      ['f.brake=yes&f.protection=ip65&f.protection=ip54', 'f.protection=ip54&f.protection=ip65&f.brake=yes&utm=1'].map((query) =>
        test.visit('GET', `/api/public/products?category=robots&${query}`),
      ),
    );
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect((await test.visit('GET', `/api/public/products?category=robots&${'f.protection=x&'.repeat(300)}`)).status).toBe(200);
  });
});

describe('a code without a name', () => {
  it('matches the attribute, or the word in any row (ATTR-89)', async () => {
    const test = await createEditingApp();
    await test.call('POST', '/api/admin/attributes', {
      category_id: null,
      is_filter: true,
      label: 'Protection',
      kind: 'choices',
      choices: ['IP54', 'IP67'].map(choice),
    });
    const category_id = (await aCategory(test.context, { name: 'Sensors', slug: 'sensors' })).id;
    const add = (name: string, values: Record<string, string>) =>
      aProduct(test.context, { name, category_id, specifications: rows(values) });
    await add('Inductive One', { Protection: 'IP67' });
    await add('Inductive Two', { 'Degree of sealing': 'IP67' });
    await add('Inductive Three', { Protection: 'IP54' });
    const names = async (query: string) =>
      ((await test.visit('GET', `/api/public/products?${query}`)).body as List).products.data.map(({ name }) => name);
    expect((await names('search=inductive%20IP67')).toSorted()).toEqual(['Inductive One', 'Inductive Two']);
    expect((await names('search=IP67&category=sensors')).toSorted()).toEqual(['Inductive One', 'Inductive Two']);
    expect(await names('search=inductive&f.protection=ip67')).toEqual(['Inductive One']);
    expect(await names('search=inductive%20protection%3DIP67')).toEqual(['Inductive One']);
    await test.close();
  });
});
