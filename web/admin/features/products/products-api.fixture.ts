// Products for component tests, and an API that returns them.
import type { Product } from '#contract/products.ts';
import { aProduct, drives, robots } from '#web/test/catalogue.ts';
import { fakeApi } from '#web/test/fake-api.ts';
import { aPage } from '#web/test/paged.ts';

export const list = 'GET /api/admin/products';
export const lr20 = aProduct({ id: 7, specifications: [{ type: 'single', key: 'Payload', value: '20 kg' }] });
export const onRequest = aProduct({ id: 8, name: 'Robot on request', model: null, price: null, is_active: false, main_image: null });

export const listed = (products: Product[], page?: Parameters<typeof aPage>[1]) => ({ body: aPage(products, page) });

const withoutDraft = { draft: null, record: null, schedule: [], links: [] };

export const api = (answers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /api/public/settings': { body: { company_name: 'Lintara Automation' } },
    'GET /api/public/currency-settings': { body: { currency_code: 'IDR', currency_symbol: 'Rp', currency_locale: 'id-ID' } },
    'GET /api/admin/contacts-stats': { body: { new: 0, read: 0, replied: 0, total: 0 } },
    'GET /api/admin/categories-all': { body: [robots, { ...drives, is_active: false }] },
    'GET /api/admin/attributes': { body: { attributes: [], general: [], problems: 0, counts: {} } },
    'GET /api/admin/attributes/ranges': { body: {} },
    [list]: listed([lr20, onRequest]),
    'GET /api/admin/products/7': { body: { product: lr20 } },
    'GET /api/admin/products/8': { body: { product: onRequest } },
    'GET /api/admin/drafts/product/7': { body: withoutDraft },
    'GET /api/admin/drafts/product/8': { body: withoutDraft },
    ...answers,
  });

/** The fields of a sent form. */
export const sentForm = (body: unknown): Record<string, FormDataEntryValue> => Object.fromEntries(body as FormData);
