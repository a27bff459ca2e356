// The list of uses remains exact after any sequence of saves, drafts, deletions, restores and replacements.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firstOf } from '#server/testing/all-cases.ts';
import { aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { aPicture } from '#server/testing/multipart.ts';
import { randomBelow } from '#server/testing/random.ts';
import { compareUses } from './compare-uses.repository.ts';

let test: EditingApp;
beforeAll(async () => {
  test = await createEditingApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const addFile = async (): Promise<{ id: number; path: string }> =>
  (await test.post('/api/admin/media', { files: [['image', 'a.png', await aPicture()]] })).body.media;
const shown = (path: string) => `<p>Text</p><img src="/storage/${path}" alt="">`;
const steps = 60;

it.each(firstOf([1, 2, 3]))('remains exact after random changes, seed %i (MEDIA-04, MEDIA-20)', async (seed) => {
  const below = randomBelow(seed);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const files = [await addFile(), await addFile(), await addFile(), await addFile()];
  const category = (await test.post('/api/admin/categories', { fields: { name: 'Robots' } })).body.category.id;
  const path = () => pick(files).path;
  const records: { kind: 'page' | 'product' | 'article'; id: number }[] = [];
  const folder = { page: 'pages', product: 'products', article: 'news' } as const;

  const create = async () => {
    const kind = pick(['page', 'product', 'article'] as const);
    const answers = {
      page: () => test.call('POST', '/api/admin/pages', { title: 'Plant', content: shown(path()), is_published: true }),
      product: () =>
        test.post('/api/admin/products', {
          fields: { name: 'Arm', category_id: category, main_image_path: path(), library_images: JSON.stringify([path()]) },
        }),
      article: () => test.post('/api/admin/news', { fields: { title: 'News', content: shown(path()), featured_image_path: path() } }),
    };
    const { body } = await answers[kind]();
    // refused if the file was deleted
    const made = body[kind === 'article' ? 'news' : kind];
    if (made) records.push({ kind, id: made.id });
  };
  const actions = {
    create,
    save: async () => {
      const { kind, id } = pick(records);
      const text = pick([shown(path()), '<p>None</p>']);
      const fields = { _method: 'PUT', [kind === 'product' ? 'description' : 'content']: text };
      await (kind === 'page'
        ? test.call('PUT', `/api/admin/pages/${id}`, fields)
        : test.post(`/api/admin/${folder[kind]}/${id}`, { fields }));
    },
    setting: () =>
      test.call('POST', '/api/admin/settings-bulk-update', {
        settings: [
          { key: 'company_logo', value: pick([path(), null]) },
          { key: 'slides_data', value: JSON.stringify([{ title: 'A', background_image: path() }]) },
        ],
      }),
    draft: async () => {
      const { kind, id } = pick(records);
      if (kind === 'page')
        await test.call('POST', `/api/admin/drafts/page/${id}`, { content: shown(path()), publish: pick([true, false]) });
    },
    publish: async () => {
      const { kind, id } = pick(records);
      await pick([
        () => test.call('POST', `/api/admin/drafts/${kind}/${id}/publish`),
        () => test.call('DELETE', `/api/admin/drafts/${kind}/${id}`),
      ])();
    },
    unsaved: () =>
      test.call('PUT', `/api/admin/editing/page/${pick(records).id}/changes`, {
        values: { content: pick([shown(path()), '<p>None</p>']) },
        version: 1,
        draft_version: 0,
        device: 'browser-1',
      }),
    remove: async () => {
      const { kind, id } = pick(records);
      await test.call('DELETE', `/api/admin/${folder[kind]}/${id}`);
    },
    removeMany: () => test.call('POST', '/api/admin/products/bulk', { ids: records.map(({ id }) => id), action: 'delete' }),
    trash: async () => {
      const rows = (await test.get('/api/admin/trash')).body.data;
      if (rows.length > 0)
        await test.call('POST', '/api/admin/trash/bulk', {
          ids: [pick<{ id: number }>(rows).id],
          action: pick(['restore', 'restore', 'delete']),
        });
    },
    revision: async () => {
      const { kind, id } = pick(records);
      const rows = (await test.get(`/api/admin/revisions?kind=${kind}&record_id=${id}`)).body.data;
      if (rows.length > 0) await test.call('POST', `/api/admin/revisions/${pick<{ id: number }>(rows).id}/restore`, {});
    },
    duplicate: () => test.call('POST', `/api/admin/products/${pick(records).id}/duplicate`),
    replace: async () => {
      const file = pick(files);
      const { status, body } = await test.post(`/api/admin/media/${file.id}/replace`, { files: [['image', 'b.png', await aPicture()]] });
      if (status === 200) file.path = body.media.path;
    },
    removeFile: async () => {
      const file = pick(files);
      await test.call('DELETE', `/api/admin/media/${file.id}`);
    },
  };
  await create();
  const done: string[] = [];
  for (let step = 0; step < steps; step++) {
    const name = pick(Object.keys(actions) as (keyof typeof actions)[]);
    await actions[name]();
    done.push(name);
    expect([done.at(-1), await compareUses(test.context.db)]).toEqual([name, null]);
  }
});

describe('the comparison with the records', () => {
  it('describes the differences in one line (MEDIA-20)', async () => {
    const { path } = await addFile();
    const { id } = await aProduct(test.context, { main_image: path, images: [path] });
    const { db } = test.connection;
    expect(await compareUses(db)).toBeNull();
    await db.updateTable('media_uses').set({ field: 'description' }).where('field', '=', 'images').execute();
    expect(await compareUses(db)).toBe(
      `1 uses of files are not listed: ${path} in products ${id}, images. 1 listed uses do not exist: ${path} in products ${id}, description`,
    );
    await db.deleteFrom('products').execute();
    expect(await compareUses(db)).toMatch(/^2 listed uses do not exist: /);
  });
});
