import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aPage, aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { updateStoredTexts } from './stored-texts.ts';

let test: EditingApp;
beforeEach(async () => {
  test = await createEditingApp();
});
afterEach(() => test.close());

const broken = 'One<p>Two</section><p>Three</p>';
const wellFormed = 'One<p>Two</p><p>Three</p>';
const open = new AbortController().signal;

const storeBroken = async () => {
  const { id } = await aProduct(test.context, { description: '<p>Text</p>', short_description: '<p>Short</p>' });
  await test.context.db.updateTable('products').set({ description: broken }).where('id', '=', id).execute();
  return id;
};

const productOf = async (id: number) => (await test.get(`/api/admin/products/${id}`)).body.product;

describe('texts that were stored under earlier rules', () => {
  it('become well-formed once, in a version that open forms can still save (EDIT-26)', async () => {
    const id = await storeBroken();
    const page = await aPage(test.context, { content: '<p>Page</p>' });
    await test.context.db.updateTable('pages').set({ content: broken }).where('id', '=', page.id).execute();
    const before = await productOf(id);
    await updateStoredTexts(test.context, open);
    expect(await productOf(id)).toEqual({ ...before, description: wellFormed });
    expect(await test.context.db.selectFrom('pages').select('content').where('id', '=', page.id).executeTakeFirst()).toEqual({
      content: wellFormed,
    });
    await test.context.db.updateTable('products').set({ description: broken }).where('id', '=', id).execute();
    await updateStoredTexts(test.context, open);
    expect((await productOf(id)).description).toBe(broken);
  });

  it('are completed after an interruption (EDIT-26)', async () => {
    const id = await storeBroken();
    await updateStoredTexts(test.context, AbortSignal.abort());
    expect((await productOf(id)).description).toBe(broken);
    await updateStoredTexts(test.context, open);
    expect((await productOf(id)).description).toBe(wellFormed);
  });

  it('become well-formed in drafts, which can still be published (EDIT-26)', async () => {
    const id = await storeBroken();
    const { version } = await productOf(id);
    const fields = { description: '<p>Draft</p>', version: String(version) };
    expect((await test.post(`/api/admin/drafts/product/${id}`, { fields: { ...fields, _method: 'PUT' } })).status).toBe(200);
    const draft = await test.context.db.selectFrom('drafts').select('fields').executeTakeFirstOrThrow();
    const stored = draft.fields.replace('<p>Draft</p>', '<p>Draft</section>');
    await test.context.db.updateTable('drafts').set({ fields: stored }).execute();
    await updateStoredTexts(test.context, open);
    expect((await test.call('POST', `/api/admin/drafts/product/${id}/publish`)).status).toBe(200);
    expect((await productOf(id)).description).toBe('<p>Draft</p>');
  });

  it('become well-formed when their record is restored from the trash (EDIT-26)', async () => {
    const id = await storeBroken();
    const removed = await test.call('DELETE', `/api/admin/products/${id}`);
    await test.call('POST', '/api/admin/trash/restore', { ids: [removed.body.trash_id] });
    expect((await productOf(id)).description).toBe(wellFormed);
  });
});
