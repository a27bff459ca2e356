import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { exportRoutes } from '#contract/exports.ts';
import { type ExportKind, exportKinds, type ImportKind, importKinds, type SheetFormat, sheetFormats } from '#contract/rules/imports.ts';
import { listAllDefinitions } from '#server/features/attributes/attributes.definitions.repository.ts';
import { columnsOf } from '#server/features/sheet-columns/columns.ts';
import { createFileNames, filesOfRecord } from '#server/features/sheet-columns/file-names.ts';
import { createRowReader, type ReadColumn } from '#server/features/sheet-columns/row-reader.ts';
import { unitsByName } from '#server/features/sheet-columns/specification-cells.ts';
import { parseHead } from '#server/features/sheet-columns/specification-columns.ts';
import { kinds } from '#server/kinds.ts';
import { openArchive } from '#server/platform/sheets/archive.ts';
import { openSheets } from '#server/platform/sheets/open-sheet.ts';
import type { Cell } from '#server/platform/sheets/sheet.ts';
import { anArticle, aPage } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { aPdf, aPicture } from '#server/testing/multipart.ts';
import { exportListOf } from './export-lists.ts';
import { exportRecords } from './exports.service.ts';

let test: EditingApp;
let folder: string;
let robots: number;

const attribute = { category_id: null, kind: 'number', quantity: 'voltage', unit: 'V', label: 'Rated voltage', aliases: ['Spannung'] };
const specifications = [
  { type: 'single', key: 'Rated voltage', value: '400 V' },
  {
    type: 'group',
    title: 'Mounting',
    items: [
      { key: 'Holes', value: '4' },
      { key: 'Rated voltage', value: '24 V DC' },
    ],
  },
  { type: 'single', key: 'Name', value: '=SUM(A1)' },
  { type: 'single', key: 'Name', value: 'second' },
];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'exports-'));
  test = await createEditingApp();
  const category = await test.post('/api/admin/categories', {
    fields: { name: 'Robots', is_new: '1', description: '<p>All <strong>robots</strong></p>' },
  });
  robots = category.body.category.id;
  await test.post('/api/admin/categories', { fields: { name: 'Arms', is_active: '0' } });
  await test.call('POST', '/api/admin/attributes', attribute);
  await test.call('POST', '/api/admin/attributes', {
    category_id: robots,
    kind: 'choice',
    label: 'Colour',
    choices: [{ key: 'red', label: 'Red', aliases: ['rot', 'a | b'] }],
  });
  const files = [
    ['main_image', 'front.png', await aPicture()],
    ['images[0]', 'side.png', await aPicture('png', '#111111')],
    ['images[1]', 'front.png', await aPicture('png', '#222222')],
    ['brochure', 'data sheet.pdf', aPdf],
  ] as const;
  const fields = { name: 'Alpha', model: '007', price: '1250.5', short_description: '<p>A</p><p>B &amp; C</p>', seo_title: 'Alpha robot' };
  await test.post('/api/admin/products', {
    fields: { ...fields, category_id: robots, specifications: JSON.stringify(specifications) },
    files,
  });
  await test.post('/api/admin/products', { fields: { name: '-Beta', category_id: robots, is_active: '0', sort_order: 9 } });
  await anArticle(test.context, { title: 'Launch', type: 'news', published_at: '2026-10-25T01:30:12.345Z' });
  await anArticle(test.context, { title: 'Guide', type: 'knowledge', is_published: false, content: `<p>${'long '.repeat(8000)}</p>` });
  await aPage(test.context, { title: 'Terms', short_content: '<p>Short</p>' });
  for (const subject of ['Hello', 'Quote Request - Alpha']) {
    const message = { name: 'Ada', email: 'ada@example.com', subject, message: '@home\nsecond line' };
    await test.visit('POST', '/api/public/contact', { body: message });
  }
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const download = async (kind: ExportKind, query = '') => {
  const response = await test.app.inject({ method: 'GET', url: `${exportRoutes[kind].file.path}?${query}`, headers: test.signedIn });
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload };
};

const read = async (bytes: Buffer, format: SheetFormat): Promise<Cell[][]> => {
  const path = join(folder, `export.${format}`);
  writeFileSync(path, bytes);
  const opened = await openSheets({ path, name: `export.${format}` }, {});
  const rows: Cell[][] = [];
  for await (const { cells } of opened.sheets[0]?.rows() ?? []) rows.push(cells);
  await opened.close();
  return rows;
};

/** Values of the first column by query, below its head. */
const firstColumn = async (kind: ExportKind, query: string) =>
  (await read((await download(kind, `format=csv&${query}`)).bytes, 'csv')).slice(1).map(([cell]) => cell);

it.each<[ExportKind, string, Cell[]]>([
  ['product', 'columns=name', ['Alpha', '-Beta']],
  ['product', 'columns=name&sort=name&direction=desc', ['-Beta', 'Alpha']],
  ['product', 'columns=name&search=alp', ['Alpha']],
  ['product', 'columns=name&is_active=0', ['-Beta']],
  ['category', 'columns=name', ['Arms', 'Robots']],
  ['category', 'columns=name&label=new', ['Robots']],
  ['article', 'columns=title', ['Guide', 'Launch']],
  ['article', 'columns=title&type=news', ['Launch']],
  ['page', 'columns=title', ['Terms']],
  ['page', 'columns=title&scheduled=1', []],
  ['page', 'columns=title&search=TÉRMS', ['Terms']],
  ['page', 'columns=title&is_published=0', []],
  ['attribute', 'columns=label', ['Colour', 'Rated voltage']],
  ['attribute', 'columns=key&category_id=1', ['colour']],
  ['message', 'columns=subject', ['Quote Request - Alpha', 'Hello']],
  ['message', 'columns=message&quotes=1', ['@home\nsecond line']],
])('exports each %s that matches %s: %j (EXP-05)', async (kind, query, expected) => {
  expect(await firstColumn(kind, query)).toEqual(expected);
});

it('names the file by kind and date, and its media type (EXP-05)', async () => {
  test.setTime('2026-11-21T18:30:00.000Z');
  const { status, headers } = await download('product', 'format=csv');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="products-2026-11-22.csv"',
    'cache-control': 'no-store',
  });
  expect((await download('message')).headers['content-disposition']).toBe('attachment; filename="messages-2026-11-22.xlsx"');
});

it('writes CSV with a byte order mark, and formulas as texts (ALIST-03)', async () => {
  const { bytes } = await download('product', 'format=csv&columns=id,name&is_active=0');
  expect(bytes.toString('utf8')).toBe("\ufeffID,Name\r\n2,'-Beta\r\n");
});

it('writes all notes of a message (AMSG-28, AMSG-38)', async () => {
  await test.call('POST', '/api/admin/contacts/1/notes', { text: 'Called back' });
  await test.call('PATCH', '/api/admin/contacts/1', { note: 'Urgent' });
  expect(await firstColumn('message', 'columns=notes')).toEqual([expect.stringMatching(/^Urgent\n\S+ Administrator: Called back$/)]);
});

it('writes a column for each specification row, with the unit of its attribute and numbers as numbers (EXP-01)', async () => {
  const { bytes } = await download('product', 'columns=name,spec:*&search=alpha');
  expect(await read(bytes, 'xlsx')).toEqual([
    ['Name', 'Rated voltage (V)', 'Mounting › Holes', 'Mounting › Rated voltage (V)', '› Name', 'Name (2)'],
    ['Alpha', 400, 4, '24 V DC', '=SUM(A1)', 'second'],
  ]);
});

it('writes the chosen columns in their order, also rows that no product has (EXP-06)', async () => {
  const targets = ['price', 'spec:a, b', 'spec:Rated voltage', 'id'].map(encodeURIComponent).join(',');
  const { bytes } = await download('product', `columns=${encodeURIComponent(targets)}&search=alpha&format=tsv`);
  expect((await read(bytes, 'tsv'))[0]).toEqual(['Price', 'a, b', 'Rated voltage (V)', 'ID']);
});

it.each([
  ['product', 'columns=nothing', { columns: ['There is no column “nothing”.'] }],
  ['page', 'columns=spec:*', { columns: ['There is no column “spec:*”.'] }],
  ['product', 'columns=%25E0%25A4', { columns: ['The columns must be percent-encoded.'] }],
  ['product', 'format=pdf', { format: ['The format must be xlsx, csv or tsv.'] }],
] as const)('refuses an export of %s with %s (EXP-06)', async (kind, query, errors) => {
  const { status, body } = await test.get(`${exportRoutes[kind].file.path}?${query}`);
  expect([status, body.errors]).toEqual([422, errors]);
});

it('lists the columns of an export and counts its records (EXP-06)', async () => {
  const { body } = await test.get(`${exportRoutes.product.columns.path}?search=alpha`);
  expect(body).toMatchObject({ records: 1, note: null });
  expect(body.columns).toContainEqual({ target: 'spec:Rated voltage', label: 'Rated voltage (V)', group: 'Specifications' });
  expect(body.columns[0]).toEqual({ target: 'id', label: 'ID', group: 'Record' });
});

it('adds the named pictures and documents in a zip file if wanted (EXP-07)', async () => {
  const { headers, bytes } = await download('product', 'files=1&format=csv&columns=name,main_image,images,brochure&search=alpha');
  expect(headers).toMatchObject({ 'content-type': 'application/zip', 'content-disposition': expect.stringContaining('.zip"') });
  const path = join(folder, 'export.zip');
  writeFileSync(path, bytes);
  const archive = await openArchive(path);
  const names = archive.entries.map((entry) => entry.path);
  await archive.close();
  const [, cells] = await read(
    Buffer.from((await download('product', 'format=csv&columns=main_image,images,brochure&search=alpha')).bytes),
    'csv',
  );
  // two files are called front.png
  expect(cells?.[0]).toMatch(/^uploads\//);
  expect(cells?.[1]).toMatch(/^side\.png \| uploads\//);
  expect(cells?.[2]).toBe('data sheet.pdf');
  expect(new Set(names)).toEqual(new Set([expect.stringMatching(/^products-.*\.csv$/), ...String(cells?.join(' | ')).split(' | ')]));
});

it('requires the permission to read the records (EXP-08)', async () => {
  expect((await test.visit('GET', exportRoutes.product.file.path)).status).toBe(401);
  await test.context.db.updateTable('administrators').set({ role: 'viewer' }).execute();
  const statuses = await Promise.all(exportKinds.map(async (kind) => [kind, (await test.get(exportRoutes[kind].columns.path)).status]));
  expect(Object.fromEntries(statuses)).toEqual({ product: 200, category: 200, article: 200, page: 200, attribute: 200, message: 403 });
  expect((await download('message')).status).toBe(403);
  await test.context.db.updateTable('administrators').set({ role: 'owner' }).execute();
});

it('adds an entry to the audit log, without texts of records (EXP-08, AUDIT-02)', async () => {
  await download('message', 'format=csv');
  const { body } = await test.get('/api/admin/audit?action=export');
  expect(body.data[0]).toMatchObject({ action: 'export', kind: 'message', details: { format: 'csv', records: 2 } });
});

it('stops reading when the client leaves (EXP-09)', async () => {
  const [page] = await kinds.page.list(test.context.db, await exportListOf('page').listIds(test.context, {}));
  let batches = 0;
  const many = vi.spyOn(kinds.page, 'listIds').mockResolvedValue(Array.from({ length: 100_000 }, () => page?.id ?? 0));
  const list = vi.spyOn(kinds.page, 'list').mockImplementation(async () => {
    batches++;
    return page ? [page] : [];
  });
  try {
    const context = { ...test.context, store: {} as never, siteUrl: '' };
    const { content } = await exportRecords(context, { kind: 'page', filter: {}, format: 'csv', columns: ['title'], files: false });
    await new Promise((resolve) => content.once('data', resolve));
    await new Promise((resolve) => content.once('close', resolve).destroy());
    const before = batches;
    await firstColumn('article', 'columns=title');
    expect(batches).toBe(before);
    expect(batches).toBeLessThan(400);
  } finally {
    many.mockRestore();
    list.mockRestore();
  }
});

describe.each(importKinds)('an export of %s', (kind: ImportKind) => {
  it.each(sheetFormats)('as %s is read without a change (EXP-02)', async (format) => {
    const { db } = test.context;
    const rows = await read((await download(kind, `format=${format}`)).bytes, format);
    const units = unitsByName(await listAllDefinitions(db));
    const columns: ReadColumn[] = (rows[0] ?? []).map((head) => {
      const fixed = columnsOf(kind).find((column) => column.head === head);
      return fixed ? { target: fixed.target } : parseHead(String(head), units);
    });
    const ids = await exportListOf(kind).listIds(test.context, {});
    const records = await exportListOf(kind).list(test.context, ids);
    const fileName = await (await createFileNames(db))(records.flatMap((record) => filesOfRecord(kind, record)));
    expect(rows).toHaveLength(ids.length + 1);
    for (const empty of ['leave', 'clear'] as const) {
      const readRow = createRowReader(kind, columns, { decimal: '.', texts: 'html', timeZone: 'Asia/Jakarta', empty, fileName });
      for (const [at, cells] of rows.slice(1).entries()) {
        const current = records.find(({ id }) => id === ids[at]) ?? null;
        expect(readRow(cells, current)).toEqual({
          id: ids[at],
          version: (current as unknown as { version: number }).version,
          values: {},
          files: {},
          category: null,
          oldAddress: null,
          errors: [],
        });
      }
    }
  });
});
