// Attributes for component tests, and an API that returns them.
import type { AdminAttribute } from '#contract/attributes.ts';
import { robots } from '#web/test/catalogue.ts';
import { fakeApi } from '#web/test/fake-api.ts';
import { aPage } from '#web/test/paged.ts';
import type { AttributeName } from './attributes.queries.ts';

export const anAttribute = (values: Partial<AdminAttribute> & Pick<AdminAttribute, 'id' | 'key' | 'label'>): AdminAttribute => ({
  category_id: 1,
  group_title: null,
  aliases: [],
  kind: 'number',
  quantity: 'mass',
  unit: 'kg',
  units: [],
  decimals: null,
  better: null,
  match: 'within',
  choices: [],
  is_filter: true,
  is_comparable: true,
  is_headline: false,
  is_required: false,
  sort_order: 1,
  version: 1,
  ...values,
});

export const payload = anAttribute({
  id: 1,
  key: 'payload',
  label: 'Payload',
  group_title: 'Performance',
  is_headline: true,
  is_required: true,
});
export const reach = anAttribute({ id: 2, key: 'reach', label: 'Reach', quantity: 'length', unit: 'mm', sort_order: 2 });
export const protection = anAttribute({
  id: 3,
  key: 'protection',
  label: 'Protection',
  category_id: null,
  kind: 'choice',
  quantity: null,
  unit: null,
  choices: [
    { key: 'ip54', label: 'IP54', aliases: [] },
    { key: 'ip67', label: 'IP67', aliases: ['IP 67'] },
  ],
});

const aName = (name: string, products: number, examples: string[], attribute: AdminAttribute | null): AttributeName => ({
  name,
  products,
  examples,
  attribute: attribute && { id: attribute.id, key: attribute.key, label: attribute.label },
});

export const names = [
  aName('Payload', 31, ['12 kg', '20 kg', 'about 7 sacks'], payload),
  aName('Repeatability', 28, ['±0.02 mm', '±0.05 mm'], null),
  aName('Reach', 9, ['1 450 mm', '1.2 m'], reach),
];

export const list = 'GET /api/admin/attributes';
export const listed = (attributes: AdminAttribute[]) => ({
  body: { attributes, general: [protection], problems: 1, counts: { 1: { values: 31, problems: 1 }, 2: { values: 9, problems: 0 } } },
});

const problem = {
  code: 'unclear',
  reason: 'It is not clear which number is the value.',
  product: { id: 7, name: 'Six-Axis Robot LR20', slug: 'lr20', category_id: 1 },
  attribute: { id: 1, key: 'payload', label: 'Payload' },
  name: 'Payload',
  text: 'about 7 sacks',
};

export const api = (answers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /api/public/settings': { body: { company_name: 'Lintara Automation' } },
    'GET /api/admin/contacts-stats': { body: { new: 0, read: 0, replied: 0, total: 0 } },
    'GET /api/admin/categories-all': { body: [{ ...robots }] },
    [list]: listed([payload, reach]),
    'GET /api/admin/attributes/names': { body: names },
    'GET /api/admin/attributes/problems': { body: aPage([problem]) },
    'POST /api/admin/attributes': { status: 201, body: { message: 'ok', attribute: payload, pending: 0 } },
    'PUT /api/admin/attributes/1': { body: { message: 'ok', attribute: payload, pending: 0 } },
    'PUT /api/admin/attributes/order': { body: { message: 'ok' } },
    'POST /api/admin/attributes/1/merge': { body: { message: 'ok', attribute: reach, pending: 0 } },
    ...answers,
  });
