// The product of a quote request, even after it was changed, renamed or deleted.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCategory, aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';

describe('the product of a quote (QUOTE-11)', () => {
  let test: EditingApp;
  beforeAll(async () => {
    test = await createEditingApp();
  });
  beforeEach(() => test.reset());
  afterAll(() => test.close());

  const quote = async (slug: string) => {
    const body = { name: 'Sari', email: 'sari@pabrik.example', subject: `Quote Request - ${slug}`, product_slug: slug };
    expect((await test.visit('POST', '/api/public/contact', { body })).status).toBe(201);
  };
  const last = async () => (await test.get('/api/admin/contacts')).body.data[0];
  const rename = (id: number, slug: string) => test.post(`/api/admin/products/${id}`, { fields: { _method: 'PUT', slug } });

  it('remains the same when its slug changes and another product gets the slug', async () => {
    const product = await aProduct(test.context, { name: 'Gripper', slug: 'gripper' });
    await quote('gripper');
    expect(await last()).toMatchObject({ product: { name: 'Gripper', slug: 'gripper' }, product_name: 'Gripper' });
    await rename(product.id, 'gripper-2');
    await aProduct(test.context, { name: 'Other', slug: 'gripper', category_id: product.category_id });
    expect(await last()).toMatchObject({ product: { name: 'Gripper', slug: 'gripper-2' }, product_slug: 'gripper' });
  });

  it('is found by an earlier slug', async () => {
    const product = await aProduct(test.context, { name: 'Gripper', slug: 'gripper' });
    await rename(product.id, 'gripper-2');
    await quote('gripper');
    expect(await last()).toMatchObject({ product: { name: 'Gripper', slug: 'gripper-2' }, product_slug: 'gripper' });
  });

  it('is not set for a slug whose last product was deleted (GONE-06)', async () => {
    const product = await aProduct(test.context, { name: 'Gripper', slug: 'gripper' });
    await rename(product.id, 'gripper-2');
    const other = await aProduct(test.context, { name: 'Other', slug: 'gripper', category_id: product.category_id });
    await test.call('DELETE', `/api/admin/products/${other.id}`);
    await quote('gripper');
    expect(await last()).toMatchObject({ product: null, product_slug: 'gripper' });
  });

  it('is shown by its name after its deletion, even when another product gets the slug', async () => {
    const product = await aProduct(test.context, { name: 'Gripper', slug: 'gripper' });
    await quote('gripper');
    await test.call('DELETE', `/api/admin/products/${product.id}`);
    await aProduct(test.context, { name: 'Other', slug: 'gripper', category_id: product.category_id });
    expect(await last()).toMatchObject({ product: null, product_name: 'Gripper', product_slug: 'gripper' });
  });

  it('is not set for an unknown slug, even when a product gets it later', async () => {
    await quote('nothing');
    await aProduct(test.context, { slug: 'nothing', category_id: (await aCategory(test.context)).id });
    expect(await last()).toMatchObject({ product: null, product_name: null, product_slug: 'nothing' });
  });
});
