// A filtered list as a document: complete without scripts.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCategory, aProduct } from '#server/testing/builders.ts';
import { readDocument } from '#server/testing/read-document.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { render } from '#web/site/entry-server.tsx';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ SITE_URL: 'https://www.lintara.example' }, undefined, render);
  const headers = await test.signIn();
  const { id: category_id } = await aCategory(test.context, { name: 'Robots', slug: 'robots' });
  const define = (body: object) => test.send('POST', '/api/admin/attributes', { headers, body: { category_id, is_filter: true, ...body } });
  await define({ label: 'Payload', kind: 'number', quantity: 'mass', unit: 'kg', units: ['g'], better: 'higher', is_headline: true });
  await define({ label: 'Brake', kind: 'flag' });
  await define({
    label: 'Protection',
    kind: 'choices',
    choices: ['IP54', 'IP65', 'IP67'].map((label) => ({ key: label.toLowerCase(), label })),
  });
  const arm = (name: string, payload: string, protection: string, brake: string) =>
    aProduct(test.context, {
      name,
      category_id,
      specifications: [
        { type: 'single', key: 'Payload', value: payload },
        { type: 'single', key: 'Protection', value: protection },
        { type: 'single', key: 'Brake', value: brake },
      ],
    });
  await arm('Arm One', '5 kg', 'IP54', 'yes');
  await arm('Arm Two', '20 kg', 'IP65', 'no');
});
afterAll(() => test.close());

const open = async (query: string) => {
  const { statusCode, body } = await test.app.inject({ method: 'GET', url: `/products?category=robots${query}` });
  expect(statusCode).toBe(200);
  const page = readDocument(body);
  const named = (name: string) => page.elements.filter(({ name: tag, attributes }) => tag !== 'meta' && attributes.name === name);
  /** The visible fields with this name. */
  const fields = (name: string) => named(name).filter(({ attributes }) => attributes.type !== 'hidden');
  const textsOf = (name: string) =>
    page.elements.filter((element) => element.name === name).map(({ text }) => text.replaceAll('\u00a0', ' '));
  return { body, page, named, fields, textsOf };
};

describe('the document of a filtered list', () => {
  it('has a form with the values of the address, and is not indexed (ATTR-74, ATTR-77)', async () => {
    const { page, named, fields, textsOf } = await open('&f.payload.max=6000&f.payload.unit=g&f.protection=ip54&sort=payload');
    expect(page.meta('robots')).toEqual(['noindex']);
    expect(textsOf('h3')).toEqual(['Arm One']);
    expect(fields('f.payload.max').map(({ attributes }) => attributes.value)).toEqual(['6000']);
    expect(fields('f.payload.min').map(({ attributes }) => attributes.placeholder)).toEqual(['5000']);
    expect(fields('f.protection').map(({ attributes }) => [attributes.value, 'checked' in attributes, 'disabled' in attributes])).toEqual([
      ['ip54', true, false],
      ['ip65', false, true],
      ['ip67', false, true],
    ]);
    expect(fields('f.brake').map(({ attributes }) => [attributes.value, 'disabled' in attributes])).toEqual([
      ['yes', false],
      ['no', true],
    ]);
    // a search retains the filters
    expect(named('f.protection').some(({ attributes }) => attributes.type === 'hidden' && attributes.value === 'ip54')).toBe(true);
    expect(named('category').some(({ attributes }) => attributes.value === 'robots')).toBe(true);
    expect(
      page.elements.filter(({ name, attributes }) => name === 'button' && attributes.type === 'submit').map(({ text }) => text),
    ).toEqual(expect.arrayContaining(['Apply', 'Sort']));
    expect(fields('sort')[0]?.attributes.form).toBe('product-filters-form');
  });

  it('has links to the list without each condition, and to other units (ATTR-76, ATTR-78)', async () => {
    const { body, textsOf } = await open('&search=arm+payload%3E%3D5kg&f.brake=yes');
    expect(body).toContain('href="/products?category=robots&amp;search=arm&amp;f.brake=yes"');
    expect(body).toContain('href="/products?category=robots&amp;search=arm+payload%3E%3D5kg"');
    expect(body).toContain('href="/products?category=robots&amp;search=arm"');
    expect(textsOf('a')).toEqual(expect.arrayContaining(['Remove filter Payload ≥ 5 kg', 'Remove filter Brake Yes', 'Clear all filters']));
    const imperial = await open('&units=imperial');
    expect(imperial.textsOf('dd').join()).toContain('11,02 lb');
  });

  it('reports which limits are not understood (ATTR-90)', async () => {
    const { fields, textsOf } = await open('&f.payload.min=heavy&f.payload.max=6');
    expect(['min', 'max'].map((end) => fields(`f.payload.${end}`)[0]?.attributes['aria-invalid'])).toEqual(['true', undefined]);
    expect(textsOf('p')).toContain('Type a number such as 5 kg, the lower one first.');
    expect(textsOf('h3')).toEqual(['Arm One']);
  });

  it('has no noindex for a list without filters (ATTR-77)', async () => {
    const { page } = await open('');
    expect([page.meta('robots'), page.links('canonical')]).toEqual([[], ['https://www.lintara.example/products?category=robots']]);
  });

  it.each(['&f.payload.min=%00&f.__proto__=1&f.=2&sort=__proto__&units=x', '&f.payload.min=%3Cscript%3E&f.payload.unit=constructor'])(
    'is complete for %s (ATTR-75)',
    async (query) => {
      const { body } = await open(query);
      expect(body).not.toContain('<script>"');
      expect(body).toContain('Arm Two');
    },
  );

  it('takes the units from the response of the list (ATTR-81)', async () => {
    const { body } = await test.send('GET', '/api/public/products?category=robots');
    const [payload, brake] = (body as { attributes: Record<string, unknown>[] }).attributes;
    expect(payload).toMatchObject({
      scales: [
        { symbol: 'kg', factor: 1, offset: 0 },
        { symbol: 'g', factor: 0.001, offset: 0 },
        { symbol: 'lb', factor: 0.45359237, offset: 0 },
      ],
      systems: { metric: 'kg', imperial: 'lb' },
    });
    expect(brake).toMatchObject({ scales: [], systems: null });
  });
});
