// Categories for component tests, and an API that returns them.
import type { AdminCategory } from '#contract/categories.ts';
import { aCategory } from '#web/test/catalogue.ts';
import { fakeApi } from '#web/test/fake-api.ts';
import { aPage } from '#web/test/paged.ts';

export const scara = aCategory({
  id: 3,
  name: 'SCARA and Delta',
  slug: 'scara-and-delta',
  description: '<p>Fast <strong>pick</strong> and place.</p>',
  image: 'uploads/scara.webp',
  image_url: '/storage/uploads/scara.webp',
  sort_order: 3,
  is_new: true,
  is_popular: true,
  products_count: 4,
});
export const vision = aCategory({ id: 5, name: 'Machine Vision', slug: 'machine-vision', is_active: false, products_count: 0 });

export const list = 'GET /api/admin/categories';
export const listed = (rows: AdminCategory[], part: { page?: number; last?: number } = {}) => ({ body: aPage(rows, part) });

export const api = (answers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /api/public/settings': { body: { company_name: 'Lintara Automation' } },
    'GET /api/admin/attributes': { body: { attributes: [], general: [], problems: 0, counts: {} } },
    'GET /api/admin/contacts-stats': { body: { new: 0, read: 0, replied: 0, total: 0 } },
    [list]: listed([scara, vision]),
    'POST /api/admin/categories': { status: 201, body: { message: 'ok', category: vision } },
    'POST /api/admin/categories/3': { body: { message: 'ok', category: scara } },
    ...answers,
  });
