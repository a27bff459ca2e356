import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { anArticle, aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';

describe('a search at any position', () => {
  let test: EditingApp;
  beforeAll(async () => {
    test = await createEditingApp();
  });
  afterEach(async () => {
    for (const table of ['products', 'news', 'contact_messages'] as const) await test.context.db.deleteFrom(table).execute();
  });
  afterAll(() => test.close());
  const found = async (search: string) => (await test.get(`/api/admin/products?search=${encodeURIComponent(search)}`)).body.total;
  const put = (id: number, fields: Record<string, string | number>) =>
    test.post(`/api/admin/products/${id}`, { fields: { _method: 'PUT', ...fields } });

  it('is updated by every save', async () => {
    const { id } = await aProduct(test.context, { name: 'Vacuum Gripper', model: 'VG-20' });
    expect([await found('cuum gr'), await found('g-2'), await found('g-')]).toEqual([1, 1, 1]);
    await put(id, { name: 'Clamp' });
    expect([await found('cuum gr'), await found('g-2'), await found('lam')]).toEqual([0, 1, 1]);
    await put(id, { is_active: 0 });
    expect(await found('lam')).toBe(1);
    await test.call('DELETE', `/api/admin/products/${id}`);
    expect(await found('lam')).toBe(0);
  });

  const expectFoundLiterally = async (text: string) => {
    const { db } = test.context;
    const { id } = await aProduct(test.context, { name: 'Unit' });
    await aProduct(test.context, { name: 'quoted text' });
    await db
      .updateTable('products')
      .set({ admin_search: `before ${text} after` })
      .where('id', '=', id)
      .execute();
    expect([await found(text), await found(`${text}y`), await found([...text].slice(0, -1).join(''))]).toEqual([1, 0, 1]);
  };

  it.each(['"quoted" text', "o'neill", 'a * b', '100% or_so', '(näher)', '机器人手臂', '😀😀😀', 'tab\tand line'])(
    'finds %j literally',
    expectFoundLiterally,
  );
  it('finds a text of 400 letters literally', () => expectFoundLiterally('x'.repeat(400)));

  it('finds texts of messages and articles', async () => {
    const message = { name: 'Visitor', email: 'v@example.com', subject: 'Question', message: 'Which vacuum grippers?' };
    await test.visit('POST', '/api/public/contact', { body: message });
    await anArticle(test.context, { title: 'Vacuum grippers explained' });
    const total = async (list: string, search: string) =>
      (await test.get(`/api/admin/${list}?search=${encodeURIComponent(search)}`)).body.total;
    for (const list of ['contacts', 'news']) {
      expect([await total(list, 'cuum gr'), await total(list, 'cuum gx'), await total(list, 'cu')]).toEqual([1, 0, 1]);
    }
  });

  it('finds a text in many rows, page by page', async () => {
    const { db } = test.context;
    await aProduct(test.context, { name: 'Unit' });
    const row = await db.selectFrom('products').selectAll().executeTakeFirstOrThrow();
    const copies = Array.from({ length: 520 }, (_, at) => ({ ...row, id: row.id + 1 + at, slug: `p${at}`, sort_order: at + 2 }));
    for (let at = 0; at < copies.length; at += 40)
      await db
        .insertInto('products')
        .values(copies.slice(at, at + 40))
        .execute();
    expect(await found('nit')).toBe(521);
    const { body } = await test.get('/api/admin/products?search=nit&page=2');
    expect(body.data.map(({ id }: { id: number }) => id)).toEqual(
      copies.slice(body.per_page - 1, 2 * body.per_page - 1).map(({ id }) => id),
    );
  });
});
