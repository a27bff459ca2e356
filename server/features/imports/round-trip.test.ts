// An export that is imported again changes nothing.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importKinds, sheetFormats } from '#contract/rules/imports.ts';
import { aCategory, anArticle, aPage, aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { endOfCheck, uploadImport } from '#server/testing/import-files.ts';
import { aPdf, aPicture } from '#server/testing/multipart.ts';

let test: EditingApp;
beforeAll(async () => {
  test = await createEditingApp();
  const { context } = test;
  const { id: category_id } = await aCategory(context, { name: 'Sensors > Special', description: '<p>All</p>', is_new: true });
  const other = await aCategory(context, { name: '=1+1', is_active: false });
  await test.call('POST', '/api/admin/attributes', {
    category_id,
    label: 'Weight',
    kind: 'number',
    quantity: 'mass',
    unit: 'kg',
    aliases: ['Mass'],
  });
  await test.call('POST', '/api/admin/attributes', {
    category_id,
    label: 'Sound level',
    kind: 'number',
    quantity: 'sound-level',
    unit: 'dB(A)',
  });
  await test.call('POST', '/api/admin/attributes', { category_id, label: 'Points', kind: 'number', quantity: 'count', unit: '1' });
  const choices = [{ key: 'red', label: 'Red', aliases: ['rouge'] }];
  await test.call('POST', '/api/admin/attributes', { label: 'Colour', kind: 'choice', choices });
  const measured = [
    { label: 'Sound level', quantity: 'sound-level', unit: 'dB(A)' },
    { label: 'Points', quantity: 'count', unit: '1' },
  ];
  for (const attribute of measured) await test.call('POST', '/api/admin/attributes', { category_id, kind: 'number', ...attribute });
  await aProduct(context, {
    name: 'Robot “One”, with; signs',
    model: '007',
    category_id,
    price: 1250.5,
    description: '<h2>Title</h2><p>Line<br>break</p><ul><li>One</li></ul>',
    specifications: [
      { type: 'single', key: 'Weight', value: '5 kg' },
      { type: 'single', key: 'Mass', value: '7 kg' },
      {
        type: 'group',
        title: 'Output',
        items: [
          { key: 'Weight', value: 'light' },
          { key: 'Weight', value: '1.5' },
          { key: 'Sound level', value: '≤ 68 dB(A)' },
          { key: 'Points', value: '96' },
        ],
      },
      { type: 'single', key: 'Price', value: 'on request' },
      { type: 'group', title: 'Environment', items: [{ key: 'Sound level', value: '≤ 68 dB(A)' }] },
      { type: 'single', key: 'Sound level', value: '70 dB(A)' },
      { type: 'single', key: 'Points', value: '96' },
    ],
  });
  await aProduct(context, { name: '-Robot', model: '=cmd', category_id: other.id, is_active: false, price: 0.1, seo_title: '1.250' });
  await test.post('/api/admin/products', {
    fields: { name: 'With files', category_id },
    files: [
      ['main_image', 'same.png', await aPicture()],
      ['images[0]', 'same.png', await aPicture('png', '#000000')],
      ['images[1]', 'a | b.png', await aPicture('png', '#ffffff')],
      ['brochure', 'manual.pdf', aPdf],
    ],
  });
  await anArticle(context, { title: 'News', content: '<p>Text</p>', published_at: '2026-05-06T07:08:09.000Z' });
  await anArticle(context, { title: 'Draft', content: '<p>**No** Markdown</p>', is_published: false, excerpt: "'quoted" });
  await aPage(context, { title: 'Imprint', content: '<p>1 &lt; 2 &amp; 3</p>' });
});
afterAll(() => test.close());

const files = importKinds.flatMap((kind) => sheetFormats.map((format) => [kind, format] as const));

it.each(files)('finds no change in an exported file of the kind %s as %s (IMP-18)', async (kind, format) => {
  const response = await test.app.inject({ method: 'GET', url: `/api/admin/exports/${kind}?format=${format}`, headers: test.signedIn });
  expect(response.statusCode).toBe(200);
  for (const empty of ['leave', 'clear']) {
    const fields = { action: 'check', options: JSON.stringify({ empty }) };
    const { body } = await uploadImport(test, response.rawPayload, { fields, name: `${kind}.${format}` });
    expect(body.import).toMatchObject({ kind, format, questions: [] });
    const { counts, state } = await endOfCheck(test, body.import.id);
    const { body: rows } = await test.get(`/api/admin/imports/${body.import.id}/rows`);
    expect({ state, changed: rows.data.filter(({ action }: { action: string }) => action !== 'unchanged') }).toEqual({
      state: 'checked',
      changed: [],
    });
    expect(counts.unchanged).toBeGreaterThan(0);
  }
});
