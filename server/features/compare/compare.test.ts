// The comparison of products: aligned rows, one unit, the best value.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { compareProducts } from '#contract/compare.ts';
import { aCategory, aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { withLanguages } from '#server/testing/languages.ts';

type Answer = z.output<typeof compareProducts.answer>;

const rows = (values: Record<string, string>) => Object.entries(values).map(([key, value]) => ({ type: 'single', key, value }));

describe('a comparison', () => {
  let test: EditingApp;
  beforeAll(async () => {
    test = await createEditingApp();
    const robots = await aCategory(test.context, { name: 'Robots' });
    const drives = await aCategory(test.context, { name: 'Drives' });
    const define = (category_id: number | null, input: object) =>
      test.call('POST', '/api/admin/attributes', { category_id, kind: 'number', is_comparable: true, ...input });
    await define(robots.id, {
      label: 'Payload',
      quantity: 'mass',
      unit: 'kg',
      better: 'higher',
      group_title: 'Arm',
      aliases: ['Max. load'],
      units: ['lb'],
    });
    await define(null, { label: 'Voltage', quantity: 'voltage', unit: 'V' });
    await define(null, { label: 'Mass', quantity: 'mass', unit: 'kg', better: 'lower' });
    await define(robots.id, { label: 'Secret', kind: 'text', is_comparable: false });
    const product = (title: string, category: { id: number }, values: Record<string, string>) =>
      aProduct(test.context, { name: title, slug: title.toLowerCase(), category_id: category.id, specifications: rows(values) });
    await product('One', robots, { Payload: '5 kg', Voltage: '10 V', Mass: '100 kg', Colour: 'Red', Secret: 'x' });
    await product('Two', robots, { 'Max. load': '8000 g', Voltage: '10,000 mV', Mass: '100 kg', Colour: 'red ' });
    await product('Three', drives, { Voltage: '24 V', Mass: 'on request', Colour: 'Blue', 'Max. load': '1,000 g' });
    await product('Four', drives, { Payload: 'none', 'Payload of the lift': '9 kg' });
    await product('Formula', drives, { '=A1': '+1' });
    await aProduct(test.context, { name: 'Hidden', slug: 'hidden', category_id: robots.id, is_active: false });
  });
  afterAll(() => test.close());

  const compare = async (query: string) => (await test.visit('GET', `/api/public/compare?${query}`)).body as Answer;

  it('finds products by their slugs in other published languages (LANG-14)', async () => {
    await withLanguages(test.context, 'de', 'id', '-ja');
    const { id } = await test.context.db.selectFrom('products').select('id').where('slug', '=', 'one').executeTakeFirstOrThrow();
    const at = '2026-11-01T00:00:00.000Z';
    const times = { created_at: at, updated_at: at };
    const row = { kind: 'product' as const, record_id: id, state: 'ready' as const, has_title: 1 as const, source: '{}', ...times };
    const of = (language: string, slug: string) => ({ ...row, language, slug, texts: '{"name":"X"}', missing: 0, outdated: 0 });
    await test.context.db
      .insertInto('translations')
      .values([of('de', 'eins'), of('ja', 'ichi')])
      .execute();
    for (const locale of ['en', 'de', 'id']) {
      const { products, missing } = await compare(`products=eins,two,ichi&locale=${locale}`);
      expect([products.map(({ slug }) => slug), missing], locale).toEqual([[locale === 'de' ? 'eins' : 'one', 'two'], ['ichi']]);
    }
    await withLanguages(test.context);
  });

  it('aligns rows by attribute in one unit and marks the best value (ATTR-28)', async () => {
    const { products, missing, groups } = await compare('products=one,two,three');
    expect([products.map(({ slug }) => slug), missing]).toEqual([['one', 'two', 'three'], []]);
    const found = groups.map(({ title, rows: all }) => [
      title,
      ...all.map(({ label, cells, differs }) => [
        label,
        differs,
        ...cells.map(({ text, formatted, is_best }) => [formatted ?? text, is_best]),
      ]),
    ]);
    expect(found).toEqual([
      ['Arm', ['Payload', true, ['5 kg', false], ['8 kg', true], ['1 kg', false]]],
      [
        null,
        ['Voltage', true, ['10 V', false], ['10 V', false], ['24 V', false]],
        ['Mass', true, ['100 kg', false], ['100 kg', false], ['on request', false]],
        ['Colour', true, ['Red', false], ['red', false], ['Blue', false]],
      ],
    ]);
  });

  it('marks rows that do not differ: 10 V is 10,000 mV (ATTR-28)', async () => {
    const { groups } = await compare('products=one,two');
    expect(groups.flatMap(({ rows: all }) => all.map(({ label, differs }) => [label, differs]))).toEqual([
      ['Payload', true],
      ['Voltage', false],
      ['Mass', false],
      ['Colour', false],
    ]);
  });

  it('parses a row that its category does not define by the attribute of the other products (ATTR-28)', async () => {
    const payloads = async (query: string) =>
      (await compare(query)).groups.flatMap(({ rows: all }) =>
        all
          .filter(({ label }) => label.includes('oad'))
          .map(({ label, cells }) => [label, ...cells.map((cell) => cell.formatted ?? cell.text)]),
      );
    expect(await payloads('products=three,one,four')).toEqual([
      ['Payload of the lift', null, null, '9 kg'],
      ['Payload', '1 kg', '5 kg', 'none'],
    ]);
    expect(await payloads('products=three,four')).toEqual([
      ['Max. load', '1,000 g', null],
      ['Payload', null, 'none'],
      ['Payload of the lift', null, '9 kg'],
    ]);
  });

  it('reports slugs without a visible product, and accepts up to six products (ATTR-29)', async () => {
    expect(await compare('products=one,hidden,none,one')).toMatchObject({ products: [{ slug: 'one' }], missing: ['hidden', 'none'] });
    expect(await compare('')).toEqual({ products: [], missing: [], groups: [] });
    expect((await compare('products=a,b,c,d,e,f,g')).missing).toHaveLength(6);
  });

  it('is exported for spreadsheets without formulas, on request only with differences (ATTR-59)', async () => {
    const file = async (query: string) => {
      const { statusCode, headers, body } = await test.app.inject(`/api/public/compare/csv?${query}`);
      expect([statusCode, headers['content-type'], headers['content-disposition']]).toEqual([
        200,
        'text/csv; charset=utf-8',
        'attachment; filename="comparison.csv"',
      ]);
      return body.slice(1).split('\r\n');
    };
    expect(await file('products=one,two&differences=1')).toEqual(['Group,Attribute,One,Two', ',Model,,', 'Arm,Payload,5 kg,8 kg', '']);
    // the page shows 11,02 lb
    expect(await file('products=one,two&units=imperial')).toContain('Arm,Payload,11.02 lb,17.64 lb');
    expect(await file('products=formula')).toContain(",'=A1,'+1");
    expect((await test.visit('GET', '/api/public/compare/csv?differences=2')).status).toBe(422);
  });
});
