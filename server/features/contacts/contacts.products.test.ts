// The product that a quote asks for, whatever becomes of it and of its address.
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { up as initial } from '#server/database/migrations/0001-initial.ts';
import { up as contactProducts } from '#server/database/migrations/0007-contact-products.ts';
import { columnTypes } from '#server/database/migrations/column-types.ts';
import { aCategory, aProduct } from '#server/testing/builders.ts';
import { createEmptyDatabase } from '#server/testing/database.ts';
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

  it('stays when its slug changes and another product takes the slug', async () => {
    const product = await aProduct(test.context, { name: 'Gripper', slug: 'gripper' });
    await quote('gripper');
    expect(await last()).toMatchObject({ product: { name: 'Gripper', slug: 'gripper' }, product_name: 'Gripper' });
    await rename(product.id, 'gripper-2');
    await aProduct(test.context, { name: 'Other', slug: 'gripper', category_id: product.category_id });
    expect(await last()).toMatchObject({ product: { name: 'Gripper', slug: 'gripper-2' }, product_slug: 'gripper' });
  });

  it('is found by a slug that it had', async () => {
    const product = await aProduct(test.context, { name: 'Gripper', slug: 'gripper' });
    await rename(product.id, 'gripper-2');
    await quote('gripper');
    expect(await last()).toMatchObject({ product: { name: 'Gripper', slug: 'gripper-2' }, product_slug: 'gripper' });
  });

  it('is known by its name once it is deleted, also when another product takes the slug', async () => {
    const product = await aProduct(test.context, { name: 'Gripper', slug: 'gripper' });
    await quote('gripper');
    await test.call('DELETE', `/api/admin/products/${product.id}`);
    await aProduct(test.context, { name: 'Other', slug: 'gripper', category_id: product.category_id });
    expect(await last()).toMatchObject({ product: null, product_name: 'Gripper', product_slug: 'gripper' });
  });

  it('is none for an unknown slug, also once a product takes it', async () => {
    await quote('nothing');
    await aProduct(test.context, { slug: 'nothing', category_id: (await aCategory(test.context)).id });
    expect(await last()).toMatchObject({ product: null, product_name: null, product_slug: 'nothing' });
  });
});

describe('messages of earlier versions', () => {
  it('get their product by its slug or by one that it had', async () => {
    const { db, kind } = await createEmptyDatabase();
    // migrations know no table types
    const untyped = db as unknown as Kysely<unknown>;
    await initial(untyped, columnTypes[kind]);
    const at = '2026-11-21T03:00:00.000Z';
    await sql`insert into categories (id, name, slug, search_name, created_at, updated_at) values (1, 'C', 'c', 'c', ${at}, ${at})`.execute(
      db,
    );
    const products: [number, string, string][] = [
      [1, 'Arm', 'arm'],
      [2, 'Gripper', 'new-gripper'],
    ];
    for (const [id, title, slug] of products) {
      await sql`insert into products (id, category_id, name, slug, search_name, search_model, search_text, created_at, updated_at)
        values (${id}, 1, ${title}, ${slug}, '', '', '', ${at}, ${at})`.execute(db);
    }
    // the old slug of the gripper, and one that the arm has again
    const redirects: [string, string, number][] = [
      ['product', 'gripper', 2],
      ['product', 'arm', 2],
      ['category', 'lost', 1],
    ];
    for (const [of, slug, target] of redirects) {
      await sql`insert into redirects (kind, old_slug, target_id, created_at) values (${of}, ${slug}, ${target}, ${at})`.execute(db);
    }
    for (const slug of ['arm', 'gripper', 'lost', null]) {
      await sql`insert into contact_messages (name, email, subject, message, product_slug, search_text, created_at, updated_at)
        values ('', '', '', '', ${slug}, '', ${at}, ${at})`.execute(db);
    }
    await contactProducts(untyped);
    const rows = await db.selectFrom('contact_messages').select(['product_slug', 'product_id', 'product_name']).orderBy('id').execute();
    expect(rows).toEqual([
      { product_slug: 'arm', product_id: 1, product_name: 'Arm' },
      { product_slug: 'gripper', product_id: 2, product_name: 'Gripper' },
      { product_slug: 'lost', product_id: null, product_name: null },
      { product_slug: null, product_id: null, product_name: null },
    ]);
    await db.destroy();
  });
});
