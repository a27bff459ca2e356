// The filter of the lists for records that visitors cannot see yet.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { published } from '#contract/records/kinds.ts';
import { type PublishedKind, publishedKinds } from '#contract/rules/record-kinds.ts';
import { aCategory, anArticle, aPage, aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';

const due = '2026-11-21T05:00:00.000Z';
const lists = { product: 'products', category: 'categories', article: 'news', page: 'pages' } as const;

describe('scheduled records', () => {
  let test: EditingApp;
  let category: number;
  beforeAll(async () => {
    test = await createEditingApp();
    category = (await aCategory(test.context, { name: 'Robots' })).id;
    for (const kind of publishedKinds) await addRecords(kind);
  });
  afterAll(() => test.close());

  const add = async (kind: PublishedKind, name: string, isShown: boolean, more: object = {}): Promise<number> => {
    const { title, shownBy } = published[kind];
    const input = { [title]: name, [shownBy]: isShown, ...(kind === 'product' && { category_id: category }), ...more };
    const create = { product: aProduct, category: aCategory, article: anArticle, page: aPage }[kind];
    return (await create(test.context, input)).id;
  };
  const schedule = (kind: PublishedKind, id: number, times: object) =>
    test.call('PUT', `/api/admin/drafts/${kind}/${id}/schedule`, times).then(({ status }) => expect(status).toBe(200));
  const addRecords = async (kind: PublishedKind) => {
    await schedule(kind, await add(kind, 'Seen until later', true), { unpublish_at: due });
    await add(kind, 'Hidden', false);
    await schedule(kind, await add(kind, 'Seen later', false), { publish_at: due });
    const failed = await add(kind, 'Refused', false);
    await schedule(kind, failed, { publish_at: due });
    const { db } = test.context;
    const row = db.updateTable('scheduled_changes').set({ failure: 'Taken' }).where('kind', '=', kind);
    await row.where('record_id', '=', failed).execute();
    if (kind !== 'article') return;
    await add(kind, 'Dated later', true, { published_at: due });
    await add(kind, 'A draft dated later', false, { published_at: due });
  };

  const names = async (kind: PublishedKind, query: string): Promise<string[]> => {
    const { status, body } = await test.get(`/api/admin/${lists[kind]}?${query}`);
    expect(status).toBe(200);
    if (kind !== 'page') expect(body.total).toBe(body.data.length);
    return body.data.map((row: Record<string, string>) => row[published[kind].title] ?? '').toSorted();
  };

  it.each(publishedKinds)('lists each %s as visible, hidden or scheduled (SCHED-05)', async (kind) => {
    const isArticle = kind === 'article';
    const scheduled = [...(isArticle ? ['Dated later'] : []), 'Seen later'];
    expect(await names(kind, 'scheduled=1')).toEqual(scheduled);
    expect(await names(kind, 'scheduled=')).toContain('Hidden');
    const others = await names(kind, 'scheduled=0');
    expect(others).toContain('Seen until later');
    expect((await names(kind, '')).toSorted()).toEqual([...others, ...scheduled].toSorted());
    expect((await test.get(`/api/admin/${lists[kind]}?scheduled=x`)).status).toBe(422);
    if (kind === 'page') return;
    const flag = published[kind].shownBy;
    const hidden = [...(isArticle ? ['A draft dated later'] : []), 'Hidden', 'Refused'];
    expect(await names(kind, `${flag}=0&scheduled=0`)).toEqual(hidden);
    expect(await names(kind, `${flag}=1&scheduled=0`)).toEqual(kind === 'category' ? ['Robots', 'Seen until later'] : ['Seen until later']);
    expect(await names(kind, `${flag}=0`)).toEqual([...hidden, 'Seen later'].toSorted());
    expect(await names(kind, 'scheduled=1&search=seen')).toEqual(['Seen later']);
    expect(await names(kind, 'scheduled=0&search=seen')).toEqual(['Seen until later']);
  });

  it('sorts and pages scheduled products like others (SCHED-05)', async () => {
    const ordered = async (query: string) =>
      (await test.get(`/api/admin/products?${query}`)).body.data.map(({ name }: { name: string }) => name);
    expect(await ordered('scheduled=0&sort=name&direction=desc&per_page=2')).toEqual(['Seen until later', 'Refused']);
    expect(await ordered('scheduled=0&sort=is_active&direction=desc&per_page=2')).toEqual(['Seen until later', 'Hidden']);
    expect(await ordered(`scheduled=0&sort=category&category_id=${category}&page=2&per_page=2`)).toEqual(['Seen until later']);
  });

  it('changes all scheduled records of a filter (SCHED-05, BULK-01)', async () => {
    const body = { filter: { scheduled: '1' }, action: 'unfeature' };
    const matching = async (kind: 'product' | 'article') => {
      const { unchanged } = (await test.call('POST', `/api/admin/${lists[kind]}/bulk`, body)).body;
      return unchanged.length;
    };
    expect([await matching('product'), await matching('article')]).toEqual([1, 2]);
  });

  it('lists a record as visible from its time on (SCHED-05)', async () => {
    test.setTime(due);
    await test.visit('GET', '/');
    expect(await names('article', 'scheduled=1')).toEqual([]);
    expect(await names('article', 'is_published=1&scheduled=0')).toEqual(['Dated later', 'Seen later']);
    expect(await names('product', 'is_active=1&scheduled=0')).toEqual(['Seen later']);
  });
});
