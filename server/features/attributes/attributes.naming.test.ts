// Names of specification rows that become attributes, or further names of existing attributes.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCategory, aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';

const row = (key: string, value: string) => ({ type: 'single', key, value });

describe('names of rows without an attribute', () => {
  let test: EditingApp;
  let category_id: number;
  beforeAll(async () => {
    test = await createEditingApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    category_id = (await aCategory(test.context)).id;
  });

  const define = async (input: object) => (await test.call('POST', '/api/admin/attributes', { category_id, ...input })).body.attribute;
  const name = (input: object) => test.call('POST', '/api/admin/attributes/names', { category_id, attributes: [], synonyms: [], ...input });
  const listed = async () => (await test.get(`/api/admin/attributes?category_id=${category_id}`)).body;
  const cellsOf = async () => {
    const { body } = await test.get(`/api/admin/attributes/grid?category_id=${category_id}`);
    return body.products.data[0].cells;
  };
  const protection = {
    label: 'Protection',
    kind: 'choice',
    choices: [
      { key: 'ip40', label: 'IP40' },
      { key: 'ip54', label: 'IP54' },
    ],
  };
  const payload = { label: 'Payload', kind: 'number', quantity: 'mass', unit: 'kg' };

  it('become attributes and further names of existing ones in one request, and the grid shows their values (ATTR-95)', async () => {
    const { id } = await define(protection);
    await aProduct(test.context, {
      category_id,
      specifications: [row('Protection class', 'IP40'), row('Payload', '5 kg'), row('Colour', 'Red')],
    });
    const { status, body } = await name({
      attributes: [payload, { label: 'Colour', kind: 'text' }],
      synonyms: [{ name: 'Protection class', attribute_id: id }],
    });
    expect([status, body.pending]).toEqual([200, 0]);
    expect(body.attributes.map(({ key }: { key: string }) => key)).toEqual(['payload', 'colour', 'protection']);
    expect(body.attributes[2].aliases).toEqual(['Protection class']);
    expect(await cellsOf()).toMatchObject({
      protection: { name: 'Protection class', value: { choices: ['ip40'] } },
      payload: { value: { minimum: 5, maximum: 5 } },
      colour: { text: 'Red' },
    });
    const { body: log } = await test.get('/api/admin/audit?kind=attribute&per_page=3');
    expect(log.data.map(({ action, record_name }: Record<string, string>) => [action, record_name]).toSorted()).toEqual([
      ['create', 'Colour'],
      ['create', 'Payload'],
      ['update', 'Protection'],
    ]);
  });

  it('are saved together or not at all, with the errors of each (ATTR-95)', async () => {
    const { id } = await define(protection);
    const { status, body } = await name({
      attributes: [payload, { label: 'Payload (lb)', kind: 'text' }, { label: 'Colour', kind: 'choice' }],
      synonyms: [
        { name: 'payload', attribute_id: id },
        { name: 'Colour', attribute_id: 99_999 },
      ],
    });
    expect([status, body.errors]).toEqual([
      422,
      {
        'attributes.1.label': ['The attribute “Payload” already reads rows with this name.'],
        'attributes.2.choices': ['Enter at least one choice.'],
        'synonyms.0.name': ['The attribute “Payload” already reads rows with this name.'],
        'synonyms.1.attribute_id': ['The selected attribute does not exist.'],
      },
    ]);
    expect((await listed()).attributes).toMatchObject([{ label: 'Protection', aliases: [], version: 1 }]);
    const empty = await name({ attributes: [{ label: ' ', kind: 'text' }] });
    expect(empty.body.errors).toEqual({ 'attributes.0.label': ['The label field is required.'] });
    expect((await test.call('POST', '/api/admin/attributes/names', { category_id: 99_999, attributes: [], synonyms: [] })).status).toBe(
      422,
    );
  });

  it('keep the unit at their end as a unit (ATTR-96)', async () => {
    const { id } = await define(payload);
    await aProduct(test.context, { category_id, specifications: [row('Max. load (lb)', '10')] });
    const { body } = await name({ synonyms: ['Max. load (lb)', 'Max. load [kg]'].map((text) => ({ name: text, attribute_id: id })) });
    expect(body.attributes).toHaveLength(1);
    expect(body.attributes[0].aliases).toEqual(['Max. load']);
    expect((await cellsOf()).payload.value.minimum).toBeCloseTo(4.5359, 3);
  });

  it('are previewed with the rows that become understood and the products that contradict (ATTR-96)', async () => {
    const { id } = await define(protection);
    const specifications = (...values: string[]) => [row('Protection', values[0] ?? ''), row('Protection class', values[1] ?? '')];
    const contradicting = await aProduct(test.context, { category_id, specifications: specifications('IP54', 'IP40') });
    await aProduct(test.context, { category_id, specifications: specifications('IP54', 'IP 54') });
    await aProduct(test.context, { category_id, specifications: [row('Protection class', 'IP40')] });
    await aProduct(test.context, { category_id, specifications: [row('Protection class', 'good')] });
    const preview = (query: string) => test.get(`/api/admin/attributes/${id}/synonym?category_id=${category_id}&name=${query}`);
    expect((await preview('Protection%20class')).body).toEqual({
      rows: 4,
      understood: 3,
      contradictions: 1,
      examples: [{ product: { id: contradicting.id, name: contradicting.name }, text: 'IP40', other: 'IP54' }],
    });
    expect((await listed()).attributes[0].aliases).toEqual([]);
    expect((await preview('protection')).status).toBe(422);
    expect((await test.get(`/api/admin/attributes/99999/synonym?category_id=${category_id}&name=x`)).status).toBe(404);
  });

  it('are previewed in the products of all categories for an attribute of all categories (ATTR-96)', async () => {
    const { id } = await define({ label: 'Weight', kind: 'number', quantity: 'mass', unit: 'kg', category_id: null });
    const other = (await aCategory(test.context)).id;
    await define({ label: 'Total mass', kind: 'text', category_id: other });
    await aProduct(test.context, { category_id: (await aCategory(test.context)).id, specifications: [row('Total mass', '5 kg')] });
    await aProduct(test.context, { category_id: other, specifications: [row('Total mass', '5 kg')] });
    const { body } = await test.get(`/api/admin/attributes/${id}/synonym?category_id=${category_id}&name=Total%20mass`);
    expect(body).toMatchObject({ rows: 1, understood: 1 });
  });
});
