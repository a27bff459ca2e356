// After any sequence of saves, restores, deletions, drafts and publications, visitors see the state that a replay of the revisions yields.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Revision } from '#contract/history.ts';
import { aCategory } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { randomBelow } from '#server/testing/random.ts';

const kinds = {
  page: { path: 'pages', record: 'page', visible: 'pages', name: 'title', shown: 'is_published', texts: ['title', 'content'] },
  article: { path: 'news', record: 'news', visible: 'news', name: 'title', shown: 'is_published', texts: ['title', 'content'] },
  product: { path: 'products', record: 'product', visible: 'products', name: 'name', shown: 'is_active', texts: ['name', 'price'] },
} as const;
type Kind = keyof typeof kinds;
type State = Record<string, unknown>;

const steps = 80;

describe.each([1, 2, 3])('a random sequence, seed %i', (seed) => {
  let test: EditingApp;
  let category: number;
  beforeAll(async () => {
    test = await createEditingApp();
    category = (await aCategory(test.context)).id;
  });
  afterAll(() => test.close());

  const revisionsOf = async (kind: Kind, id: number): Promise<Revision[]> =>
    (await test.get(`/api/admin/revisions?kind=${kind}&record_id=${id}&per_page=100`)).body.data;

  /** The changes of all revisions, one after the other. */
  const replay = async (kind: Kind, id: number): Promise<State> => {
    const state: State = {};
    for (const revision of (await revisionsOf(kind, id)).toReversed()) {
      const { changes } = (await test.get(`/api/admin/revisions/${revision.id}`)).body;
      for (const { field, after } of changes) state[field] = after;
    }
    return state;
  };

  it('leaves the site in the state of the revisions (HIST-09)', async () => {
    const below = randomBelow(seed);
    const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
    const records: { kind: Kind; id: number; trashId: number | null }[] = [];

    const form = async (kind: Kind, id: number | null, fields: State) => {
      const { path, record } = kinds[kind];
      const url = `/api/admin/${path}${id === null ? '' : `/${id}`}`;
      const typed = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
      const answer =
        kind === 'page'
          ? await test.call(id === null ? 'POST' : 'PUT', url, fields)
          : await test.post(url, { fields: { ...typed, ...(id !== null && { _method: 'PUT' }) } });
      expect([200, 201, 422]).toContain(answer.status);
      return answer.body[record] as { id: number } | undefined;
    };
    const fieldsOf = (kind: Kind): State => ({
      [kinds[kind].name]: `Name ${below(8)}`,
      ...(kind === 'product' ? { price: below(100), category_id: category } : { content: `<p>Text ${below(1000)}</p>` }),
    });
    const create = async () => {
      const kind = pick(Object.keys(kinds) as Kind[]);
      const made = await form(kind, null, { ...fieldsOf(kind), [kinds[kind].shown]: pick([0, 1]) });
      if (made) records.push({ kind, id: made.id, trashId: null });
    };
    const save = async ({ kind, id }: { kind: Kind; id: number }) => {
      const all = fieldsOf(kind);
      await form(kind, id, pick([all, { [kinds[kind].name]: all[kinds[kind].name] }]));
    };
    const show = ({ kind, id }: { kind: Kind; id: number }) => {
      const words = { page: 'pages', article: 'news', product: 'products' } as const;
      return test.call('POST', `/api/admin/${words[kind]}/bulk`, { ids: [id], action: pick(['publish', 'unpublish']) });
    };
    const restore = async ({ kind, id }: { kind: Kind; id: number }) => {
      const { name } = kinds[kind];
      const revision = pick(await revisionsOf(kind, id));
      const answer = await test.call('POST', `/api/admin/revisions/${revision.id}/restore`, pick([{}, { fields: [name] }]));
      expect([200, 422]).toContain(answer.status);
    };

    const draft = async ({ kind, id }: { kind: Kind; id: number }) => {
      const url = `/api/admin/drafts/${kind}/${id}`;
      const fields = fieldsOf(kind);
      const typed = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
      const saved = kind === 'page' ? await test.call('POST', url, fields) : await test.post(url, { fields: typed });
      expect([200, 422]).toContain(saved.status);
    };
    const publish = async ({ kind, id }: { kind: Kind; id: number }) => {
      const { status } = await test.call('POST', `/api/admin/drafts/${kind}/${id}/publish`);
      // without a draft, or with one that an ordinary save has overtaken
      expect([200, 409, 422]).toContain(status);
    };

    for (let step = 0; step < steps; step++) {
      const record = records.length < 3 || below(7) === 0 ? null : pick(records);
      if (!record) await create();
      else if (record.trashId !== null) {
        await test.call('POST', `/api/admin/trash/${record.trashId}/restore`, {});
        record.trashId = null;
      } else if (below(10) === 0) {
        const { body } = await test.call('DELETE', `/api/admin/${kinds[record.kind].path}/${record.id}`);
        record.trashId = body.trash_id;
      } else await pick([save, show, restore, draft, draft, publish])(record);
    }

    expect(records.length).toBeGreaterThan(3);
    const states = await Promise.all(records.map(async (one) => ({ ...one, state: await replay(one.kind, one.id) })));
    const isVisible = ({ kind, trashId, state }: (typeof states)[number]) => trashId === null && state[kinds[kind].shown] === true;
    for (const one of states) {
      const { kind, state } = one;
      const { visible, record, texts } = kinds[kind];
      const shown = states.find((other) => other.kind === kind && other.state.slug === state.slug && isVisible(other));
      const { status, body } = await test.visit('GET', `/api/public/${visible}/${state.slug}`);
      expect([kind, status === 200]).toEqual([kind, shown !== undefined]);
      if (!shown) continue;
      // a page is answered without a name around it
      const found = ((body as Record<string, State>)[record] ?? body) as State;
      expect(texts.map((text) => found[text])).toEqual(texts.map((text) => shown.state[text]));
    }
  });
});
