import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';

let test: EditingApp;
beforeAll(async () => {
  test = await createEditingApp();
});
afterAll(() => test.close());

const createProduct = async (fields: Record<string, string>) => {
  const category = await test.post('/api/admin/categories', { fields: { name: 'Category' } });
  return (await test.post('/api/admin/products', { fields: { category_id: String(category.body.category.id), ...fields } })).body.product;
};

const found = async (path: string, typed: string) => {
  const { body } = await test.get(`${path}?search=${encodeURIComponent(typed)}`);
  return (body.products ?? body).data.map(({ name }: { name: string }) => name);
};

describe('letters of entered texts', () => {
  it('are composed, and found regardless of how they are typed (DATA-22)', async () => {
    await createProduct({ name: 'Mu\u0308ller Gera\u0308t' });
    expect(await found('/api/admin/products', 'müller')).toEqual(['Müller Gerät']);
    expect(await found('/api/admin/products', 'mu\u0308ller')).toEqual(['Müller Gerät']);
    expect(await found('/api/public/products', 'muller')).toEqual(['Müller Gerät']);
  });

  it('are stored without invisible characters in names, slugs and searches (DATA-22)', async () => {
    const product = await createProduct({
      name: 'Kom\u00adpakt\u00adsteuerung',
      description: '<p>Be\u00adschleu\u00adnigung, pay\u200bloader</p>',
    });
    expect(product).toMatchObject({ name: 'Kompaktsteuerung', slug: 'kompaktsteuerung' });
    for (const typed of ['kompaktsteuerung', 'kompakt', 'kom\u00adpakt', 'beschleunigung', 'payloader'])
      expect(await found('/api/public/products', typed), typed).toEqual(['Kompaktsteuerung']);
    expect(await found('/api/admin/products', 'kompaktsteuerung')).toEqual(['Kompaktsteuerung']);
  });

  it('have a Latin form in slugs and searches if they have no decomposition (SEARCH-02)', async () => {
    const product = await createProduct({ name: 'Isıtıcı Þórr ŋħŧ SafeMove™ №5 60 ℃' });
    expect(product.slug).toBe('isitici-thorr-nht-safemove-no5-60-c');
    for (const typed of ['isitici', 'ISITICI', 'thorr', 'safemove', '60 °C'])
      expect(await found('/api/public/products', typed), typed).toHaveLength(1);
  });

  it('do not fill a required field if they are invisible (DATA-22)', async () => {
    const { status, body } = await test.post('/api/admin/categories', { fields: { name: '\u200b\u00ad' } });
    expect([status, body.errors]).toEqual([422, { name: ['The name field is required.'] }]);
  });
});
