import { expect, it } from 'vitest';
import { aProduct } from '#web/test/catalogue.ts';
import { productForm } from './product-values.ts';

const { read, check, create, update } = productForm();

const sent = (form: FormData) => Object.fromEntries([...form].map(([name, value]) => [name, value instanceof File ? value.name : value]));
const allFields = Object.keys(read(null));
const picture = (name: string) => new File(['x'], name, { type: 'image/png' });

it('starts with the defaults (APROD-12)', () => {
  expect(read(null)).toMatchObject({ name: '', category_id: '', price: '', sort_order: '1', is_active: true, is_featured: false });
});

it('sends every field of a new product under its name (APROD-10, APIADM-07, APIADM-08)', () => {
  const product = aProduct({ specifications: [{ type: 'single', key: 'Payload', value: '20 kg' }], is_featured: true });
  expect(sent(create(read(product), allFields))).toEqual({
    slug: 'six-axis-robot-lr20',
    name: 'Six-Axis Robot LR20',
    category_id: '1',
    model: 'LR20-1720',
    price: '412500000',
    sort_order: '1',
    seo_title: '',
    seo_description: '',
    short_description: '<p>Carries <strong>20 kg</strong>.</p>',
    description: '<p>Made for presses.</p>',
    specifications: '[{"type":"single","key":"Payload","value":"20 kg"}]',
    is_featured: '1',
    is_active: '1',
    existing_images: '["uploads/b.webp","uploads/c.webp"]',
  });
});

it('sends new files, the order of all pictures, and removals (APROD-21, APROD-22)', () => {
  const product = aProduct({ brochure: 'uploads/d.pdf' });
  const values = read(product);
  const [, kept] = values.images;
  const form = update(
    {
      ...values,
      slug: ' lr20 ',
      price: '',
      main_image: { ...values.main_image, isRemoved: true },
      brochure: { ...values.brochure, isRemoved: true },
      images: [{ key: 'n', path: null, file: picture('new.png') }, ...(kept ? [kept] : [])],
    },
    product,
    ['slug', 'price', 'main_image', 'brochure', 'images'],
  );
  expect(sent(form)).toMatchObject({
    slug: 'lr20',
    price: '',
    remove_main_image: '1',
    remove_brochure: '1',
    existing_images: '["uploads/c.webp"]',
    'images[0]': 'new.png',
    image_order: '["new:0","uploads/c.webp"]',
  });
  expect(form.has('main_image')).toBe(false);
});

it('sends only changed fields, with the version with which the form was opened (CONF-04)', () => {
  const product = aProduct({ version: 4 });
  expect(sent(update({ ...read(product), price: '5' }, product, ['price']))).toEqual({ price: '5', version: '4' });
});

it('sends the new picture when a removed one is replaced', () => {
  const values = read(aProduct());
  const form = update({ ...values, main_image: { ...values.main_image, file: picture('main.png') } }, aProduct(), ['main_image']);
  expect(sent(form)).toMatchObject({ main_image: 'main.png' });
  expect(form.has('remove_main_image')).toBe(false);
});

it('requires name, category and a sort order of at least 1 (APROD-13, APROD-15)', () => {
  const values = read(null);
  expect(check({ ...values, sort_order: '' })).toMatchObject({
    name: 'The name field is required.',
    category_id: 'The category field is required.',
    sort_order: 'Sort Order must be at least 1',
  });
  expect(check({ ...values, sort_order: '0' }).sort_order).toBe('Sort Order must be at least 1');
  expect(check({ ...values, slug: 'Two words' }).slug).toBe('The slug may contain lower-case letters, digits and single hyphens.');
});
