// Imports of translated files in the background: gates stop them before a batch, while something else happens.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAdministrator } from '#server/features/auth/auth.repository.ts';
import { saveTranslation } from '#server/features/translations/translations.service.ts';
import { createFolderStore } from '#server/platform/file-store/folder.ts';
import { createFiles as createUploads } from '#server/platform/files.ts';
import { createFiles } from '#server/platform/sheets/sheet-files.fixture.ts';
import { aProduct } from '#server/testing/builders.ts';
import { databaseName } from '#server/testing/database.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { withLanguages } from '#server/testing/languages.ts';
import { settledOrWaiting } from '#server/testing/open-transaction.ts';
import { endOfImport, importCall, uploadTranslations } from '#server/testing/translation-import.ts';
import { watchTransactions } from '#server/testing/watch-transactions.ts';
import * as service from './import.service.ts';
import { continueTranslationImports, createTranslationImportWork, type ImportContext } from './import-work.ts';
import { fingerprint } from './unit-ids.ts';

let test: EditingApp;
let products: number[];
let errors: object[];
const fileOf = createFiles();
/** Three batches. */
const count = 60;
beforeAll(async () => {
  test = await createEditingApp();
  products = [];
  for (let at = 0; at < count; at += 1) products.push((await aProduct(test.context, { name: `Robot ${at}` })).id);
});
beforeEach(async () => {
  await test.reset();
  await withLanguages(test.context, 'de', 'fr');
  errors = [];
});
afterAll(() => test.close());

const translated = (name = 'Roboter') =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="de">${products
    .map(
      (id, at) =>
        `<file id="p${id}" original="product/${id}"><unit id="name"><segment><source>Robot ${at}</source><target>${name} ${at}</target></segment></unit></file>`,
    )
    .join('')}</xliff>`;

/** As an export that found no translations writes it. */
const withFingerprints = (document: string) =>
  document.replaceAll(
    '<unit id="name">',
    `<unit id="name"><mda:metadata><mda:metaGroup category="export"><mda:meta type="translation">${fingerprint(null)}</mda:meta></mda:metaGroup></mda:metadata>`,
  );

const owner = { id: 1, name: 'Owner' };
const contextOf = (more: Partial<ImportContext> & { actor?: typeof owner } = {}): service.TranslationImportContext => {
  const { dataDir } = test;
  const { clock } = test.context;
  const store = createFolderStore(dataDir);
  const log = { error: (details: object) => void errors.push(details) };
  const context = { ...test.context, actor: owner, files: createUploads({ dataDir, clock, store }), store, dataDir, log, ...more };
  return { ...context, work: createTranslationImportWork(context) };
};

const checked = async (context: service.TranslationImportContext, document = translated()): Promise<number> => {
  const { id } = await service.uploadFile(context, { language: 'de', file: fileOf(document, 'texts.xlf') });
  await context.work.idle();
  return id;
};

/** Stops the work before the batch that follows `done` records, until the other work is finished. */
const during = async (
  done: number,
  other: (id: number, context: service.TranslationImportContext) => Promise<unknown>,
  document?: string,
) => {
  let meanwhile: () => Promise<unknown> = async () => undefined;
  const context = contextOf({ beforeBatch: async (before) => void (before === done && (await meanwhile())) });
  const id = await checked(context, document);
  meanwhile = () => other(id, context);
  await service.startSaving(context, 'de', { id, action: 'publish' });
  await context.work.idle();
  return id;
};

const ownImport = (actor = owner) => service.getImport(contextOf({ actor }), 'de');
const countSaved = async () => (await test.context.db.selectFrom('translations').select('id').execute()).length;
const nameOf = async (id = 0) => (await test.get(`/api/admin/translations/product/${id}/de`)).body.translation.units[0].text;
const publishName = (id = 0, name = 'Robbi') =>
  test.call('PUT', `/api/admin/translations/product/${id}/de`, { version: 0, action: 'publish', texts: { name } });
const auditedImports = async () =>
  (await test.get('/api/admin/audit?kind=translation')).body.data.filter(({ action }: { action: string }) => action === 'import').length;

describe('an import of translations', () => {
  it('is checked and saved in the background, and reports its progress (EXCH-05, EXCH-13)', async () => {
    const seen: unknown[] = [];
    let stage = 'check';
    const context = contextOf({
      beforeBatch: async () => {
        const { state, progress, report } = (await ownImport()) ?? {};
        seen.push([stage, state, progress, report, await countSaved()]);
      },
    });
    const id = await checked(context);
    expect(await ownImport()).toMatchObject({
      state: 'checked',
      file_name: 'texts.xlf',
      progress: null,
      report: { counts: { new: count } },
    });
    stage = 'save';
    await service.startSaving(context, 'de', { id, action: 'draft' });
    await context.work.idle();
    expect(seen).toEqual([
      ['check', 'checking', { done: 0, total: count }, null, 0],
      ...[0, 25, 50].map((done) => ['save', 'saving', { done, total: count }, null, done]),
    ]);
    expect(await ownImport()).toMatchObject({ id, state: 'saved', action: 'draft', report: { counts: { new: count } }, failure: null });
    expect([await auditedImports(), errors]).toEqual([1, []]);
  });

  it('stops after the present batch, and the same file continues (EXCH-14)', async () => {
    const id = await during(25, (stopped, context) => service.stopSaving(context, 'de', stopped));
    expect(await ownImport()).toMatchObject({ id, state: 'stopped', report: { counts: { new: 25 } } });
    expect([await countSaved(), await auditedImports()]).toEqual([25, 1]);
    const again = contextOf();
    const next = await checked(again);
    expect(await ownImport()).toMatchObject({ report: { counts: { new: 35, unchanged: 25 } } });
    await service.startSaving(again, 'de', { id: next, action: 'publish' });
    await again.work.idle();
    expect([await countSaved(), errors]).toEqual([count, []]);
  });

  it('continues when the server stops, from the batch where it was (EXCH-14)', async () => {
    let closed = Promise.resolve();
    await during(25, async (_id, { work }) => {
      closed = work.close();
    });
    await closed;
    expect([(await ownImport())?.progress, await countSaved()]).toEqual([{ done: 25, total: count }, 25]);
    const seen: number[] = [];
    const next = contextOf({ beforeBatch: async (done) => void seen.push(done) });
    await continueTranslationImports(next, new AbortController().signal);
    expect(await ownImport()).toMatchObject({ state: 'saved', report: { counts: { new: count, unchanged: 0 } } });
    expect([seen, await auditedImports(), errors]).toEqual([[25, 50], 1, []]);
  });

  it.each(['checking', 'saving'] as const)('is continued by another process once its lease is over: %s (EXCH-14)', async (state) => {
    const continued = async () => {
      await continueTranslationImports(contextOf(), new AbortController().signal);
      expect((await ownImport())?.state).toBe(state);
      test.setTime('2026-11-21T03:02:00.000Z');
      await continueTranslationImports(contextOf(), new AbortController().signal);
    };
    if (state === 'saving') await during(25, continued);
    else {
      const context = contextOf({ beforeBatch: continued });
      await checked(context);
      const { id = 0 } = (await ownImport()) ?? {};
      expect(await ownImport()).toMatchObject({ state: 'checked', report: { counts: { new: count } } });
      await service.startSaving(contextOf(), 'de', { id, action: 'publish' });
      await endOfImport(test);
      return;
    }
    expect(await ownImport()).toMatchObject({ state: 'saved', report: { counts: { new: count, unchanged: 0 } } });
    expect([await countSaved(), await auditedImports(), errors]).toEqual([count, 1, []]);
  });

  it('refuses what translators save meanwhile, and records that are deleted, and saves the others (EXCH-15)', async () => {
    const document = withFingerprints(translated());
    await during(
      25,
      async () => {
        expect(await publishName(products[30])).toMatchObject({ status: 200 });
        await test.call('DELETE', `/api/admin/products/${products[31]}`);
      },
      document,
    );
    const { report } = (await ownImport()) ?? {};
    expect(report?.counts).toMatchObject({ new: 58, refused: 2 });
    expect(report?.refused.map(({ text, reason }) => [text, reason.slice(0, 44)])).toEqual([
      ['Roboter 30', 'Somebody has changed this translation since '],
      ['Roboter 31', 'There is no such record. It may have been de'],
    ]);
    expect([await nameOf(products[30]), await nameOf(products[32])]).toEqual(['Robbi', 'Roboter 32']);
  });

  it('works beside that of another administrator, and neither overwrites the other (EXCH-15)', async () => {
    const other = { id: await anEditor('other'), name: 'Other' };
    await during(
      25,
      async () => {
        const second = contextOf({ actor: other });
        const id = await checked(second, withFingerprints(translated('Automat')));
        await service.startSaving(second, 'de', { id, action: 'publish' });
        await second.work.idle();
      },
      withFingerprints(translated()),
    );
    expect(await ownImport()).toMatchObject({ state: 'saved', report: { counts: { new: 25, refused: 35 } } });
    expect(await ownImport(other)).toMatchObject({ state: 'saved', report: { counts: { new: 35, refused: 25 } } });
    expect([await nameOf(products[0]), await nameOf(products[59])]).toEqual(['Roboter 0', 'Automat 59']);
  });

  it('cannot be replaced, removed or started again while it is saved, only before and after (EXCH-13)', async () => {
    const texts = 'The texts of texts.xlf are being saved. Stop it, or wait until it is finished.';
    const id = await during(25, async (saving, context) => {
      const file = fileOf(translated(), 'again.xlf');
      await expect(service.uploadFile(context, { language: 'de', file })).rejects.toMatchObject({ code: 'conflict', message: texts });
      await expect(service.removeImport(context, 'de', saving)).rejects.toMatchObject({ code: 'conflict', message: texts });
      expect(await importCall(test, { id: saving, action: 'draft' })).toMatchObject({ status: 409 });
    });
    expect(await importCall(test, { id, action: 'draft' })).toMatchObject({
      status: 409,
      body: { message: 'The texts have been saved already.' },
    });
    const next = await checked(contextOf());
    expect(await importCall(test, { id, action: 'draft' })).toMatchObject({ status: 404 });
    const path = '/api/admin/translation-files/de/import';
    expect(await test.call('DELETE', `${path}?id=${next}`)).toMatchObject({ status: 200 });
    expect(await test.get(path)).toMatchObject({ status: 200, body: { import: null } });
    expect(errors).toEqual([]);
  });

  it('ends its check when its file is replaced or removed (EXCH-13)', async () => {
    const context = contextOf({
      beforeBatch: async () => {
        const id = (await ownImport())?.id ?? 0;
        await service.removeImport(contextOf(), 'de', id);
      },
    });
    await checked(context);
    expect([await ownImport(), errors]).toEqual([null, []]);
  });

  it('continues if the language is no longer published, and fails in words if it cannot continue (EXCH-15)', async () => {
    await during(25, () => withLanguages(test.context, '-de'));
    expect(await ownImport()).toMatchObject({ state: 'saved', report: { counts: { new: count } } });
    await during(25, () => withLanguages(test.context, 'fr'), translated('Automat'));
    await withLanguages(test.context, 'de');
    const removed = 'The language “de” was removed from the site. Add it again, and import the file again.';
    expect(await ownImport()).toMatchObject({ state: 'failed', failure: removed, report: { counts: { changed: 25 } } });
    expect([await nameOf(products[24]), await nameOf(products[25])]).toEqual(['Automat 24', 'Roboter 25']);
    expect(errors).toEqual([]);
  });

  it.each([
    ['loses the role', (id: number) => test.context.db.updateTable('administrators').set({ role: 'sales' }).where('id', '=', id).execute()],
    ['is removed', (id: number) => test.context.db.deleteFrom('administrators').where('id', '=', id).execute()],
  ])('fails in words if its administrator %s (EXCH-15)', async (_what, change) => {
    const actor = { id: await anEditor('editor'), name: 'Editor' };
    const context = contextOf({ actor, beforeBatch: async (done) => void (done === 25 && (await change(actor.id))) });
    const id = await checked(context);
    await service.startSaving(context, 'de', { id, action: 'draft' });
    await context.work.idle();
    const stored = await test.context.db.selectFrom('translation_imports').selectAll().executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ state: 'failed', done: 25, failure: 'Editor may no longer write translations into “de”.' });
    expect([await countSaved(), errors]).toEqual([25, []]);
  });

  it('fails in words if its file is no longer on the server (EXCH-15)', async () => {
    const context = contextOf();
    const id = await checked(context);
    const { file_path } = await test.context.db.selectFrom('translation_imports').selectAll().executeTakeFirstOrThrow();
    await context.store.remove(file_path);
    await service.startSaving(context, 'de', { id, action: 'draft' });
    await context.work.idle();
    expect(await ownImport()).toMatchObject({
      state: 'failed',
      failure: 'The file of the import is no longer on the server. Choose it again.',
    });
  });

  it('is removed with its file after a week, unless it is in progress (EXCH-13)', async () => {
    const context = contextOf();
    await checked(context);
    const left = async () => (await test.context.db.selectFrom('translation_imports').select('id').execute()).length;
    const never = new AbortController().signal;
    await service.removeOldTranslationImports(context, never);
    expect(await left()).toBe(1);
    const { file_path } = await test.context.db.selectFrom('translation_imports').selectAll().executeTakeFirstOrThrow();
    test.setTime('2026-11-28T03:00:01.000Z');
    await service.removeOldTranslationImports(context, never);
    expect([await left(), await context.store.stat(file_path)]).toEqual([0, null]);
  });
});

const anEditor = (name: string) =>
  createAdministrator(test.context.db, {
    email: `${name}@example.com`,
    name,
    passwordHash: 'none',
    role: 'editor',
    at: '2026-11-21T03:00:00.000Z',
  });

/** On SQLite, the other transaction begins after this one. */
const untilWaiting = async (other: Promise<unknown>) => {
  if (databaseName === 'PostgreSQL') await settledOrWaiting(test.context.db, other);
};

describe('an import beside a publication of the same translation', () => {
  it('waits for it and refuses its own text, which is older (EXCH-15)', async () => {
    const context = contextOf();
    const id = await checked(context, withFingerprints(translated()));
    let saving: Promise<unknown> = Promise.resolve();
    await test.context.db.transaction().execute(async (db) => {
      const of = { kind: 'product', id: products[3] ?? 0, language: 'de' } as const;
      await saveTranslation({ ...context, db }, of, { version: 0, action: 'publish', texts: { name: 'Robbi' } });
      saving = service.startSaving(context, 'de', { id, action: 'publish' }).then(context.work.idle);
      await untilWaiting(saving);
    });
    await saving;
    expect(await ownImport()).toMatchObject({ state: 'saved', report: { counts: { new: count - 1, refused: 1 } } });
    expect([await nameOf(products[3]), await nameOf(products[4]), errors]).toEqual(['Robbi', 'Roboter 4', []]);
  });

  it('makes it wait, and the form reports the conflict (EXCH-15)', async () => {
    let publishing: ReturnType<typeof publishName> | null = null;
    let isSaving = false;
    const db = watchTransactions(test.context.db, async (work) => {
      const result = await work();
      if (isSaving && !publishing) {
        publishing = publishName(products[3]);
        await untilWaiting(publishing);
      }
      return result;
    });
    const context = contextOf({ db });
    const id = await checked(context);
    isSaving = true;
    await service.startSaving(context, 'de', { id, action: 'publish' });
    await context.work.idle();
    expect(await publishing).toMatchObject({ status: 409, body: { code: 'version-conflict' } });
    expect(await ownImport()).toMatchObject({ state: 'saved', report: { counts: { new: count } } });
    expect([await nameOf(products[3]), errors]).toEqual(['Roboter 3', []]);
  });
});

it('requires a file, a language of the site and the right to write (EXCH-10)', async () => {
  const path = '/api/admin/translation-files/de';
  expect(await test.post(path)).toMatchObject({ status: 422, body: { errors: { file: ['Choose a file.'] } } });
  expect(await uploadTranslations(test, translated(), { language: 'es' })).toMatchObject({ status: 422 });
  for (const url of [path, `${path}/import`])
    for (const method of ['GET', 'POST']) expect(await test.visit(method, url)).toMatchObject({ status: 401 });
});
