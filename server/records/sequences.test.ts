// After any sequence of saves, drafts, schedules, restores, deletions, changes of many records and undo, the site equals that of a simple
// model.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueToken } from '#server/features/auth/auth.service.ts';
import { compareUses } from '#server/features/uploads/compare-uses.repository.ts';
import { removeUnusedFiles } from '#server/features/uploads/unused-files.ts';
import { createFiles } from '#server/platform/files.ts';
import { isAll } from '#server/testing/all-cases.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { aPicture, type FormFile } from '#server/testing/multipart.ts';
import { randomBelow } from '#server/testing/random.ts';
import { type Change, createSiteModel, pathsIn, type SiteKind, type SiteRecord, type Values } from '#server/testing/site-model.ts';

interface Names extends Partial<Record<keyof Values, string>> {
  api: string;
  answer: string;
}
const catalogue = { title: 'name', text: 'description', isShown: 'is_active', category: 'category_id' };
const written = { title: 'title', text: 'content', isShown: 'is_published', date: 'published_at' };
const kinds: Record<SiteKind, Names> = {
  product: { ...catalogue, api: 'products', answer: 'product', picture: 'main_image' },
  category: { ...catalogue, api: 'categories', answer: 'category', picture: 'image' },
  article: { ...written, api: 'news', answer: 'news', picture: 'featured_image' },
  page: { ...written, api: 'pages', answer: 'page' },
};
/** With fewer kinds, the steps affect the same records more often. */
const kindsOfSeed: (readonly SiteKind[])[] = [['product', 'category'], ['article'], ['page'], ['product', 'category', 'article', 'page']];

const start = Date.parse('2026-11-21T03:00:00Z');
const timeOf = (minute: number): string => new Date(start + minute * 60_000).toISOString();
const day = 24 * 60;

// biome-ignore lint/suspicious/noExplicitAny: the expectations of each step define the shape
type Body = any;
type Answer = { status: number; body: Body };

/** An action with a number for each choice that it makes. It can occur anywhere in a sequence. */
interface Step {
  does: string;
  choices: readonly number[];
}

/** Runs steps on the product and on its model. */
const createRun = (test: EditingApp, picture: Buffer, kindNames: readonly SiteKind[]) => {
  const model = createSiteModel();
  let minute = 0;
  let choices: number[] = [];
  const choose = (below: number): number => (choices.shift() ?? 0) % below;
  const pick = <T>(list: readonly T[]): T | undefined => list[choose(Math.max(list.length, 1))];
  const title = () => (choose(3) === 0 ? 'Name 1' : 'Name 0');
  const slugs = ['name-0', 'name-0-2', 'a', 'b'];
  const slug = () => pick(slugs) ?? 'a';
  const text = () => {
    const library = model.files.filter(({ trashId, isGone }) => trashId === null && !isGone);
    const file = choose(3) === 0 ? pick(library) : undefined;
    return `<p>Text ${choose(50)}</p>${file ? `<p><img src="/storage/${file.path}" alt=""></p>` : ''}`;
  };
  const listUrl = (kind: SiteKind) => `/api/admin/${kinds[kind].api}`;
  const urlOf = ({ kind, id }: SiteRecord) => `${listUrl(kind)}/${id}`;
  const draftUrl = ({ kind, id }: SiteRecord) => `/api/admin/drafts/${kind}/${id}`;
  const read = async (record: SiteRecord): Promise<Body> => {
    const { body } = await test.get(record.kind === 'page' ? listUrl('page') : urlOf(record));
    return record.kind === 'page' ? body.data.find(({ id }: Body) => id === record.id) : body[kinds[record.kind].answer];
  };
  const expectStatus = ({ status, body }: Answer, expected: number) =>
    expect([status, status === expected ? null : body]).toEqual([expected, null]);

  const visit = (url: string) => test.visit('GET', url) as Promise<Answer & { headers: Record<string, unknown> }>;

  /** Sends a form, sometimes with a picture. */
  const send = async (kind: SiteKind, url: string, values: Record<string, unknown>, method?: 'PUT') => {
    const names: Names = kinds[kind];
    const fields = Object.entries(values).map(([name, value]): [string, unknown] => [names[name as keyof Values] ?? name, value]);
    if (kind === 'page') return { answer: await test.call(method ?? 'POST', url, Object.fromEntries(fields)), hasPicture: false };
    const hasPicture = choose(2) === 0;
    const files: FormFile[] = hasPicture ? [[names.picture ?? '', 'picture.png', picture]] : [];
    const sent = [...fields, ...(method ? [['_method', method]] : [])].map(([name, value]): [string, string] => [
      String(name),
      String(value),
    ]);
    return { answer: await test.post(url, { fields: sent, files }), hasPicture };
  };
  /** The path of a picture in the response of the product. */
  const pathIn = (kind: SiteKind, body: Body): Partial<Values> => ({ picture: body[kinds[kind].picture ?? ''] });

  const setMinute = async (to: number) => {
    minute = to;
    test.setTime(timeOf(minute));
    // the next request of a visitor applies scheduled changes; other requests do not
    if (model.setTime(timeOf(minute))) expect((await test.visit('GET', '/api/public/settings')).status).toBe(200);
  };
  const someKind = () => kindNames[choose(kindNames.length)] ?? 'page';

  const create = async (kind = someKind(), isShown = choose(3) > 0) => {
    const category = kind === 'product' ? (pick(model.live('category'))?.id ?? null) : null;
    if (kind === 'product' && category === null) return;
    const values = { title: title(), text: text(), isShown };
    const { answer, hasPicture } = await send(kind, listUrl(kind), { ...values, ...(category !== null && { category }) });
    expectStatus(answer, 201);
    const created = answer.body[kinds[kind].answer];
    const slug = model.freeSlug(kind, model.slugOf(values.title));
    expect(created.slug).toBe(slug);
    model.create(kind, created.id, { ...values, slug, category, date: null, picture: null, ...(hasPicture && pathIn(kind, created)) });
  };
  const anyChange = (): Partial<Values> =>
    pick([() => ({ title: title() }), () => ({ text: text() }), () => ({ slug: slug() }), () => ({ slug: slug() })])?.() ?? {};
  const save = async (record: SiteRecord, changed = anyChange()) => {
    const { answer, hasPicture } = await send(record.kind, urlOf(record), changed, 'PUT');
    const isSaved = answer.status === 200 && hasPicture;
    expectStatus(answer, model.save(record, { ...changed, ...(isSaved && pathIn(record.kind, await read(record))) }));
  };
  const draft = async (record: SiteRecord) => {
    const form = pick([() => ({ title: title() }), () => ({ text: text() }), () => ({ slug: slug(), title: title() })])?.() ?? {};
    const publish = choose(5) === 0;
    const { answer, hasPicture } = await send(record.kind, draftUrl(record), { ...form, publish });
    const isSaved = answer.status === 200 && hasPicture;
    const saved = isSaved && (publish ? await read(record) : (await test.get(draftUrl(record))).body.record);
    expectStatus(answer, model.saveDraft(record, { ...form, ...(saved && pathIn(record.kind, saved)) }, publish));
  };
  const schedule = async (record: SiteRecord) => {
    const action = pick(['publish', 'unpublish'] as const) ?? 'publish';
    const due = choose(6) === 0 ? null : timeOf(minute + 1 + choose(4));
    const answer = await test.call('PUT', `${draftUrl(record)}/schedule`, { [`${action}_at`]: due });
    expectStatus(answer, model.schedule(record, action, due));
  };
  const restoreRevision = async (record: SiteRecord) => {
    const { data } = (await test.get(`/api/admin/revisions?kind=${record.kind}&record_id=${record.id}&per_page=100`)).body;
    expect(data).toHaveLength(record.revisions.length);
    const number = choose(data.length);
    const isPart = choose(2) === 0;
    const answer = await test.call('POST', `/api/admin/revisions/${data.toReversed()[number].id}/restore`, {
      ...(isPart && { fields: [kinds[record.kind].title] }),
    });
    expectStatus(answer, model.restoreRevision(record, record.revisions[number] as Values, isPart));
  };
  const remove = async (record: SiteRecord) => {
    const answer = await test.call('DELETE', urlOf(record));
    expectStatus(answer, record.trash ? 404 : record.kind === 'category' && model.hasProducts(record) ? 409 : 200);
    if (answer.status === 200) model.remove([record], [answer.body.trash_id]);
  };
  const duplicate = async (record: SiteRecord) => {
    const { kind } = record;
    if (kind === 'category') return;
    const answer = await test.call('POST', `${urlOf(record)}/duplicate`);
    expectStatus(answer, record.trash ? 404 : 201);
    if (answer.status !== 201) return;
    const copy = answer.body[kinds[kind].answer];
    const title = `${record.values.title} (copy)`;
    const slug = model.freeSlug(kind, model.slugOf(title));
    model.create(kind, copy.id, { ...record.values, title, slug, isShown: false, date: null });
  };

  const changeAll = async (kind: SiteKind, action: Change['action'], chosen: readonly SiteRecord[], category = 0) => {
    if (chosen.length === 0) return;
    const body = { ids: chosen.map(({ id }) => id), action, ...(action === 'move' && { category_id: category }) };
    const answer = await test.call('POST', `${listUrl(kind)}/bulk`, body);
    expectStatus(answer, 200);
    const changing = model.changeable(chosen, action, category);
    expect(answer.body.done.toSorted()).toEqual(changing.map(({ id }) => id).toSorted());
    if (changing.length === 0) return;
    const { data } = (await test.get(`/api/admin/trash?kind=${kind}&per_page=100`)).body;
    const trashIds = changing.map(({ id }) => data.find((row: Body) => row.record_id === id)?.id);
    model.changeMany({ id: answer.body.bulk_change.id, kind, action }, changing, { trashIds, category });
  };
  const changeMany = async () => {
    const kind = someKind();
    const chosen = model.records.filter((record) => record.kind === kind && choose(3) > 0);
    const category = pick(model.live('category'))?.id ?? 0;
    const action =
      pick(['publish', 'unpublish', 'delete', ...(kind === 'product' && category > 0 ? ['move' as const] : [])] as const) ?? 'delete';
    await changeAll(kind, action, chosen, category);
  };
  const undo = async () => {
    const change = pick(model.changes);
    if (!change) return;
    const answer = await test.call('POST', `/api/admin/bulk-changes/${change.id}/undo`);
    const restored = model.undo(change);
    expectStatus(answer, restored === null ? 404 : 200);
    if (restored !== null) expect(answer.body.restored).toBe(restored);
  };
  const restore = async () => {
    const record = pick(model.records.filter(({ trash }) => trash));
    if (!record) return;
    const answer = await test.call('POST', `/api/admin/trash/${record.trash?.id}/restore`, {});
    expectStatus(answer, model.restoreAll([record]).length > 0 ? 200 : 409);
  };
  const restoreAll = async (chosen: readonly SiteRecord[]) => {
    const trashed = chosen.toSorted((one, other) => (one.trash?.id ?? 0) - (other.trash?.id ?? 0));
    if (trashed.length === 0) return;
    const answer = await test.call('POST', '/api/admin/trash/bulk', { ids: trashed.map(({ trash }) => trash?.id), action: 'restore' });
    expectStatus(answer, 200);
    const order: SiteKind[] = ['category', 'product', 'article', 'page'];
    const restored = order.flatMap((kind) => model.restoreAll(trashed.filter((record) => record.kind === kind)));
    expect(answer.body.done).toHaveLength(restored.length);
  };
  const restoreMany = async () => {
    await restoreAll(model.records.filter(({ trash }) => trash && choose(2) === 0));
  };
  /** Gives the addresses of removed records to other records before the removed ones return. */
  const replace = async () => {
    const kind = someKind();
    const leaving = model.live(kind);
    for (const record of leaving.slice(0, 2)) {
      const free = pick(slugs.filter((one) => !model.isTaken(kind, one, null)));
      if (free !== undefined) await save(record, { slug: free });
    }
    await setMinute(minute + 1);
    await changeAll(kind, 'delete', leaving);
    const isShown = choose(2) === 0;
    await create(kind, isShown);
    await setMinute(minute + 1);
    const actions = isShown ? (['delete'] as const) : (['publish', 'unpublish'] as const);
    for (const action of actions) await changeAll(kind, action, model.live(kind).slice(-1));
    await restoreAll(leaving.filter(({ trash }) => trash));
    await compareAddresses();
  };
  const purge = async () => {
    const record = pick(model.records.filter(({ trash }) => trash));
    if (!record) return;
    expectStatus(await test.call('DELETE', `/api/admin/trash/${record.trash?.id}`), 200);
    model.purge(record);
  };

  const upload = async () => {
    const answer = await test.post('/api/admin/media', { files: [['image', 'library.png', picture]] });
    expectStatus(answer, 201);
    model.files.push({ id: answer.body.media.id, path: answer.body.media.path, trashId: null, isGone: false });
  };
  const removeFile = async () => {
    const file = pick(model.files.filter(({ trashId, isGone }) => trashId === null && !isGone));
    if (!file) return;
    const answer = await test.call('DELETE', `/api/admin/media/${file.id}`);
    expectStatus(answer, model.isUsed(file) ? 409 : 200);
    if (answer.status === 200) file.trashId = answer.body.trash_id;
  };
  const endTrashedFile = async () => {
    const file = pick(model.files.filter(({ trashId }) => trashId !== null));
    if (!file) return;
    const url = `/api/admin/trash/${file.trashId}`;
    const isRestored = choose(2) === 0;
    expectStatus(isRestored ? await test.call('POST', `${url}/restore`, {}) : await test.call('DELETE', url), 200);
    Object.assign(file, { trashId: null, isGone: !isRestored });
  };

  const setting = 'company_name';
  const names: string[] = [];
  const settingOf = async (): Promise<Body> =>
    (await test.get(`/api/admin/settings?search=${setting}&group=company`)).body.data.find(({ key }: Body) => key === setting);
  /** Each different value is a revision; the first revision has the value before the first save. */
  const nameCompany = (before: string, after: string) => {
    if (after !== before) names.push(...(names.length === 0 ? [before] : []), after);
  };
  const saveSetting = async () => {
    const { value } = await settingOf();
    const name = `Company ${choose(3)}`;
    expectStatus(await test.call('POST', '/api/admin/settings-bulk-update', { settings: [{ key: setting, value: name }] }), 200);
    nameCompany(value, name);
  };
  const restoreSetting = async () => {
    const { id, value } = await settingOf();
    const { data } = (await test.get(`/api/admin/revisions?kind=setting&record_id=${id}&per_page=100`)).body;
    expect(data).toHaveLength(names.length);
    const number = choose(Math.max(names.length, 1));
    if (names.length === 0) return;
    expectStatus(await test.call('POST', `/api/admin/revisions/${data.toReversed()[number].id}/restore`, {}), 200);
    nameCompany(value, names[number] ?? '');
  };

  const attributes: { id: number; key: string; place: number; trashId: number | null }[] = [];
  const present = () => attributes.filter(({ trashId }) => trashId === null);
  const hasKey = (key: string) => attributes.some((attribute) => attribute.trashId === null && attribute.key === key);
  const createAttribute = async () => {
    const key = `load-${choose(3)}`;
    const answer = await test.call('POST', '/api/admin/attributes', { label: key, key, kind: 'flag' });
    expectStatus(answer, hasKey(key) ? 422 : 201);
    const place = Math.max(0, ...present().map((other) => other.place)) + 1;
    if (answer.status === 201) attributes.push({ id: answer.body.attribute.id, key, place, trashId: null });
  };
  const removeAttribute = async () => {
    const attribute = pick(present());
    if (!attribute) return;
    const answer = await test.call('DELETE', `/api/admin/attributes/${attribute.id}`);
    expectStatus(answer, 200);
    attribute.trashId = answer.body.trash_id;
  };
  const restoreAttribute = async () => {
    const attribute = pick(attributes.filter(({ trashId }) => trashId !== null));
    if (!attribute) return;
    const expected = hasKey(attribute.key) ? 409 : 200;
    expectStatus(await test.call('POST', `/api/admin/trash/${attribute.trashId}/restore`, {}), expected);
    if (expected === 200) attribute.trashId = null;
  };
  const compareOthers = async () => {
    if (names.length > 0) expect((await visit('/api/public/settings')).body[setting]).toBe(names.at(-1));
    const found = (await test.get('/api/admin/attributes')).body.attributes;
    const inOrder = present().toSorted((one, other) => one.place - other.place || one.id - other.id);
    expect(found.map(({ id }: Body) => id)).toEqual(inOrder.map(({ id }) => id));
  };

  const withRecord = (does: (record: SiteRecord) => Promise<unknown>) => async () => {
    const record = pick(model.records);
    if (record) await does(record);
  };
  const steps = {
    create: () => create(),
    save: withRecord((record) => save(record)),
    draft: withRecord(draft),
    publish: withRecord(async (record) => expectStatus(await test.call('POST', `${draftUrl(record)}/publish`), model.publish(record))),
    discard: withRecord(async (record) => expectStatus(await test.call('DELETE', draftUrl(record)), model.discardDraft(record))),
    schedule: withRecord(schedule),
    'restore a revision': withRecord(restoreRevision),
    remove: withRecord(remove),
    duplicate: withRecord(duplicate),
    'change many': changeMany,
    replace,
    undo,
    restore,
    'restore many': restoreMany,
    purge,
    upload,
    'remove a file': removeFile,
    'end a trashed file': endTrashedFile,
    'save a setting': saveSetting,
    'restore a setting': restoreSetting,
    'create an attribute': createAttribute,
    'remove an attribute': removeAttribute,
    'restore an attribute': restoreAttribute,
    look: async () => compareSite(),
  } as const;

  const take = async ({ does, choices: given }: Step) => {
    choices = [...given];
    await setMinute(minute + 1 + (choose(9) === 0 ? 3 : 0));
    await steps[does as keyof typeof steps]();
  };

  const compareRecords = async () => {
    for (const record of model.live()) {
      const { kind, values, version } = record;
      const found = await read(record);
      const { date, ...others } = values;
      const expected = Object.entries({ ...others, ...(kind === 'article' && { date }) }).filter(
        ([name]) => name === 'slug' || name in kinds[kind],
      );
      const named = expected.filter(([name, value]) => name !== 'category' || value !== null);
      const shape = Object.fromEntries(named.map(([name, value]) => [kinds[kind][name as keyof Values] ?? name, value]));
      expect({ id: record.id, ...found }).toMatchObject({ ...shape, version });
      const drafted = (await test.get(draftUrl(record))).body.draft;
      expect(drafted?.fields.toSorted() ?? []).toEqual(
        model
          .draftFields(record)
          .map((name) => kinds[kind][name] ?? name)
          .toSorted(),
      );
    }
  };
  const compareAddresses = async () => {
    for (const [kind, slug] of model.slugs()) {
      if (kind === 'category') continue;
      const { api, answer } = kinds[kind];
      const { status, body, headers } = await visit(`/api/public/${api}/${slug}`);
      const expected = model.answerTo(kind, slug);
      const place = [kind, slug];
      if (typeof expected === 'number')
        expect([place, status, body.code]).toEqual([place, 404, expected === 410 ? 'removed' : 'not-found']);
      else if (typeof expected === 'string')
        expect([place, status, headers.location]).toEqual([place, 301, `/api/public/${api}/${expected}`]);
      else {
        const found = body[answer] ?? body;
        const { title: name = '', text: content = '' } = kinds[kind];
        expect([place, status, found[name]]).toEqual([place, 200, expected.values.title]);
        for (const part of [expected.values.text.slice(0, 12), ...pathsIn({ text: expected.values.text })])
          expect(found[content]).toContain(part);
      }
    }
  };
  const compareSite = async () => {
    await compareAddresses();
    const idsOf = (kind: SiteKind) =>
      model.records
        .filter((record) => record.kind === kind && model.isVisible(record))
        .map(({ id }) => id)
        .toSorted();
    const categories = (await visit('/api/public/categories')).body;
    expect(categories.map(({ id }: Body) => id).toSorted()).toEqual(idsOf('category'));
    const counts = (id: number) =>
      model.live('product').filter((record) => record.values.category === id && model.isVisible(record)).length;
    for (const { id, products_count } of categories) expect([id, products_count]).toEqual([id, counts(id)]);
    expect((await visit('/api/public/products')).body.products.total).toBe(idsOf('product').length);
    expect((await visit('/api/public/news')).body.total).toBe(idsOf('article').length);
  };
  const stored = () =>
    test
      .stored()
      .map((path) => path.replace(/^uploads\//, 'uploads/'))
      .filter((path) => !path.includes('/cache/'));
  const compareFiles = async () => {
    const paths = new Set([...stored(), ...model.storedFiles()]);
    for (const path of paths) expect([path, (await visit(`/storage/${path}`)).status]).toEqual([path, model.isServed(path) ? 200 : 404]);
    expect(stored()).toEqual(expect.arrayContaining(model.storedFiles()));
    expect(await compareUses(test.context.db)).toBeNull();
    // after the period in which files that were cut can be pasted
    await setMinute(minute + 2 * day);
    const context = { db: test.context.db, clock: test.context.clock };
    const { token } = await issueToken(context, { administratorId: 1, remember: true });
    test.signedIn.authorization = `Bearer ${token}`;
    await removeUnusedFiles({ ...test.context, files: createFiles({ dataDir: test.dataDir, clock: test.context.clock }) });
    expect(stored().toSorted()).toEqual(model.storedFiles());
  };
  const compare = async () => {
    await compareRecords();
    await compareSite();
    await compareOthers();
    await compareFiles();
  };
  return {
    model,
    take,
    compare,
    emptyTrash: async () => {
      expectStatus(await test.call('DELETE', '/api/admin/trash'), 200);
      for (const record of model.records.filter(({ trash }) => trash)) model.purge(record);
      attributes.splice(0, attributes.length, ...present());
      for (const file of model.files) if (file.trashId !== null) Object.assign(file, { trashId: null, isGone: true });
    },
  };
};

/** Relative frequency of each step. */
const weights: Record<string, number> = {
  create: 2,
  save: 5,
  draft: 3,
  publish: 2,
  discard: 1,
  schedule: 2,
  'restore a revision': 2,
  remove: 2,
  duplicate: 1,
  'change many': 3,
  replace: 2,
  undo: 2,
  restore: 3,
  'restore many': 2,
  purge: 1,
  upload: 1,
  'remove a file': 1,
  'end a trashed file': 1,
  look: 1,
  'save a setting': 1,
  'restore a setting': 1,
  'create an attribute': 2,
  'remove an attribute': 1,
  'restore an attribute': 1,
};
const stepNames = Object.entries(weights).flatMap(([name, weight]) => Array.from({ length: weight }, () => name));

const sequenceOf = (seed: number, length: number): Step[] => {
  const below = randomBelow(seed);
  return Array.from({ length }, (_, number) => {
    const does = number < 5 ? 'create' : (stepNames[below(stepNames.length)] ?? 'save');
    return { does, choices: Array.from({ length: 24 }, () => below(5040)) };
  });
};

const seeds = Array.from({ length: isAll ? 60 : 2 }, (_, index) => index + 1);
const steps = 80;

describe('random sequences of all actions that change records', () => {
  let test: EditingApp;
  let picture: Buffer;
  beforeAll(async () => {
    test = await createEditingApp();
    picture = await aPicture();
  });
  afterAll(() => test.close());

  /** @returns the error and the step at which it occurred; null if there was none */
  const failureOf = async (seed: number, sequence: readonly Step[]): Promise<{ error: unknown; after: number } | null> => {
    await test.reset();
    const run = createRun(test, picture, kindsOfSeed[seed % kindsOfSeed.length] ?? []);
    let after = 0;
    try {
      for (const step of sequence) {
        after += 1;
        await run.take(step);
      }
      await run.compare();
      await run.emptyTrash();
      await run.compare();
      return null;
    } catch (error) {
      return { error, after };
    }
  };

  /** Omits steps as long as the remaining ones still fail. */
  const shortest = async (seed: number, sequence: readonly Step[]): Promise<readonly Step[]> => {
    let rest = sequence;
    for (let size = Math.ceil(rest.length / 2); size > 0; size = size > 1 ? Math.ceil(size / 2) : 0)
      for (let from = rest.length - size; from >= 0; from -= size) {
        const fewer = rest.toSpliced(from, size);
        if (await failureOf(seed, fewer)) rest = fewer;
      }
    return rest;
  };

  it.each(seeds)('leave the site, the history and the files as in a simple model, seed %i (HIST-09)', async (seed) => {
    const sequence = sequenceOf(seed, steps);
    const failure = await failureOf(seed, sequence);
    if (!failure) return;
    const short = await shortest(seed, sequence.slice(0, failure.after));
    const again = await failureOf(seed, short);
    const lines = short.map(({ does, choices }) => `${does} ${choices.join()}`);
    throw new Error(`Seed ${seed}, shortest sequence:\n${lines.join('\n')}`, { cause: (again ?? failure).error });
  });
});
