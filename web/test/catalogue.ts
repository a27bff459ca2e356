// Sample categories and products of the API.
import type { AdminCategory } from '#contract/categories.ts';
import type { AdminProduct } from '#contract/products.ts';

const timestamp = '2026-11-01T02:00:00.000Z';

export const aCategory = (values: Partial<AdminCategory> & Pick<AdminCategory, 'id' | 'name' | 'slug'>): AdminCategory => ({
  description: null,
  image: null,
  image_url: null,
  sort_order: 1,
  is_active: true,
  is_new: false,
  is_popular: false,
  products_count: 3,
  seo_title: null,
  seo_description: null,
  version: 1,
  ...values,
});

export const robots = aCategory({ id: 1, name: 'Robots', slug: 'robots', description: '<p>Arms of every size.</p>' });
export const drives = aCategory({ id: 2, name: 'Drives', slug: 'drives', products_count: 1 });

export const aProduct = (values: Partial<AdminProduct> = {}): AdminProduct => ({
  id: 1,
  name: 'Six-Axis Robot LR20',
  slug: 'six-axis-robot-lr20',
  category_id: 1,
  category: { name: 'Robots', slug: 'robots' },
  model: 'LR20-1720',
  price: 412_500_000,
  sort_order: 1,
  short_description: '<p>Carries <strong>20 kg</strong>.</p>',
  description: '<p>Made for presses.</p>',
  specifications: [],
  main_image: 'uploads/a.webp',
  main_image_url: '/storage/uploads/a.webp',
  images: ['uploads/b.webp', 'uploads/c.webp'],
  brochure: null,
  brochure_url: null,
  brochure_name: null,
  is_featured: false,
  is_active: true,
  created_at: timestamp,
  updated_at: timestamp,
  seo_title: null,
  seo_description: null,
  version: 1,
  ...values,
});
