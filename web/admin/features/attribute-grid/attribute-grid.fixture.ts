// A grid of two products and two attributes, and an API that returns it.
import type { GridRow } from '#contract/attribute-grid.ts';
import { payload, protection } from '#web/admin/features/attributes/attributes-api.fixture.ts';
import { drives, robots } from '#web/test/catalogue.ts';
import { fakeApi } from '#web/test/fake-api.ts';
import { aPage } from '#web/test/paged.ts';

export const gridCall = 'GET /api/admin/attributes/grid';
export const saveCall = 'PUT /api/admin/attributes/grid';

export const aRow = (product_id: number, name: string, texts: Record<string, string>, version = 1): GridRow => ({
  product_id,
  name,
  model: `M-${product_id}`,
  slug: `product-${product_id}`,
  version,
  is_active: true,
  cells: Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      { name: key === 'payload' ? 'Payload' : 'Protection', text, value: null, formatted: text, problem: null },
    ]),
  ),
});

export const lr20 = aRow(7, 'LR20', { payload: '20 kg', protection: 'IP67' });
export const lr30 = aRow(8, 'LR30', { payload: '30 kg' });
const attributes = [payload, protection];

export const gridOf = (rows: GridRow[], page?: Parameters<typeof aPage>[1]) => ({ body: { attributes, products: aPage(rows, page) } });
export const noAttributes = { body: { attributes: [], products: aPage([lr20]) } };

export const api = (answers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /api/public/settings': { body: { company_name: 'Lintara Automation' } },
    'GET /api/admin/contacts-stats': { body: { new: 0, read: 0, replied: 0, total: 0 } },
    'GET /api/admin/categories-all': { body: [robots, drives] },
    [gridCall]: gridOf([lr20, lr30]),
    ...answers,
  });
