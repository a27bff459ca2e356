import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCategory, anArticle, aPage, aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { checkLines, endOfCheck, uploadImport, zipOf } from '#server/testing/import-files.ts';
import { aPdf, aPicture } from '#server/testing/multipart.ts';

let test: EditingApp;
beforeAll(async () => {
  test = await createEditingApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const changesOf = async (importId: number, number: number) => {
  const row = await test.connection.db
    .selectFrom('import_rows')
    .select('changes')
    .where('import_id', '=', importId)
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return JSON.parse(row.changes) as Record<string, unknown>;
};

const errorsOf = (rows: { errors: { text: string }[] }[]) => rows.flatMap(({ errors }) => errors.map(({ text }) => text));

describe('finding records', () => {
  it('compares a file with the catalogue and writes nothing (IMP-12, IMP-13, IMP-20)', async () => {
    const { id: category_id } = await aCategory(test.context, { name: 'Sensors' });
    const first = await aProduct(test.context, { name: 'Old', model: 'AB-1', category_id, price: 10 });
    const second = await aProduct(test.context, { name: 'Same', model: 'AB-2', category_id, price: 20 });
    const third = await aProduct(test.context, { name: 'By slug', slug: 'by-slug', category_id });
    const { import: found, rows } = await checkLines(test, [
      'Name;Model;Slug;Category;Price',
      'New;AB-1;;Sensors;12,50',
      'Same;AB-2;;Sensors;20',
      'By slug;;BY-SLUG;Sensors;3',
      'Fourth;AB-4;;Sensors;4',
    ]);
    expect(found).toMatchObject({ state: 'checked', counts: { create: 1, update: 2, unchanged: 1, skip: 0, error: 0 }, progress: null });
    expect(rows).toMatchObject([
      {
        line: 2,
        action: 'update',
        record_id: first.id,
        title: 'New',
        cells: [
          { label: 'Name', before: 'Old', after: 'New' },
          { label: 'Price', before: '10', after: '12.5' },
        ],
      },
      { line: 3, action: 'unchanged', record_id: second.id, cells: [] },
      { line: 4, action: 'update', record_id: third.id, cells: [{ label: 'Price', before: null, after: '3' }] },
      { line: 5, action: 'create', record_id: null, title: 'Fourth' },
    ]);
    expect(await changesOf(found.id, 1)).toEqual({ fields: { name: 'New', price: 12.5 } });
    expect(await changesOf(found.id, 4)).toEqual({ fields: { name: 'Fourth', model: 'AB-4', price: 4, is_active: true, category_id } });
    expect(await test.connection.db.selectFrom('products').select('name').orderBy('id').execute()).toEqual([
      { name: 'Old' },
      { name: 'Same' },
      { name: 'By slug' },
    ]);
  });

  it('names both records that have the model of a row, and the other line with the same key (IMP-13, IMP-14)', async () => {
    const { id: category_id } = await aCategory(test.context, { name: 'Sensors' });
    const one = await aProduct(test.context, { name: 'One', model: 'AB-1', category_id });
    const two = await aProduct(test.context, { name: 'Two', model: 'AB-1', category_id });
    const third = await aProduct(test.context, { name: 'Three', model: 'AB-3', category_id });
    const { rows } = await checkLines(test, [
      'ID;Name;Model;Category',
      ';One;AB-1;Sensors',
      ';New;AB-2;Sensors',
      ';Other;AB-2;Sensors',
      `${third.id};Three;;Sensors`,
      ';Three again;AB-3;Sensors',
      '9999;Nine;;Sensors',
    ]);
    expect(errorsOf(rows)).toEqual([
      `Several products have the model “AB-1”: “One” (ID ${one.id}) and “Two” (ID ${two.id}). Add a column with the ID of the right one.`,
      '“AB-2” is also in line 3. Keep one of the two lines, or correct it.',
      'Line 5 is about the same record. Keep one of the two lines.',
      'There is no product with the ID “9999”. Correct the ID; without one, the row is compared by its other columns.',
    ]);
  });

  it('skips rows that would create or change records, as chosen (IMP-15)', async () => {
    const product = await aProduct(test.context, { name: 'Robot', model: 'AB-1' });
    const lines = ['Name;Model;Category', 'New name;AB-1;Robots', 'Other;AB-2;Robots'];
    expect((await checkLines(test, lines, { create: false })).import.counts).toMatchObject({ update: 1, skip: 1 });
    const { rows } = await checkLines(test, lines, { update: false });
    expect(rows).toMatchObject([{ action: 'skip', record_id: product.id }, { action: 'create' }]);
  });

  it('refuses rows of a file that was exported before the record was changed (IMP-29)', async () => {
    const { id } = await aPage(test.context, { title: 'Imprint' });
    const { rows } = await checkLines(test, ['ID;Version;Title;Content', `${id};7;New;Text`], { kind: 'page' });
    expect(errorsOf(rows)).toEqual([
      'The page was changed after this file was exported (version 7, now 1). Export it again, or do not import the column of the version.',
    ]);
  });
});

describe('values', () => {
  it('leaves or clears fields whose cells are empty (IMP-16)', async () => {
    const product = await aProduct(test.context, { name: 'Robot', model: 'AB-1', price: 10, seo_title: 'Title' });
    const lines = ['ID;Model;Price;SEO title', `${product.id};AB-1;;`];
    expect((await checkLines(test, lines)).import.counts).toMatchObject({ unchanged: 1 });
    const { rows } = await checkLines(test, lines, { empty: 'clear' });
    expect(rows[0].cells).toEqual([
      { label: 'Price', before: '10', after: null },
      { label: 'SEO title', before: 'Title', after: null },
    ]);
  });

  it('finds categories by name and by path, and creates those that are missing if it is wanted (IMP-17)', async () => {
    const { id } = await aCategory(test.context, { name: 'Inductive' });
    const lines = ['Name;Model;Category', 'One;A-1;Sensors > Inductive', 'Two;A-2;Sensors > Optical', 'Three;A-3;optical', 'Four;A-4;'];
    const { import: refused, rows } = await checkLines(test, lines);
    expect(refused.counts).toMatchObject({ create: 1, error: 3 });
    expect(errorsOf(rows)[0]).toContain('There is no category “Optical”');
    expect(errorsOf(rows)[2]).toBe('The row names no category. Write the name of one, or choose a category for rows that have none.');
    const { import: created, rows: planned } = await checkLines(test, lines, { create_categories: true });
    expect(planned.map(({ number, kind, action, title }: Record<string, unknown>) => [number, kind, action, title])).toEqual([
      [1, 'product', 'create', 'One'],
      [2, 'category', 'create', 'Optical'],
      [3, 'product', 'create', 'Two'],
      [4, 'product', 'create', 'Three'],
      [5, 'product', 'error', 'Four'],
    ]);
    expect(await changesOf(created.id, 1)).toMatchObject({ fields: { category_id: id } });
    expect(await changesOf(created.id, 3)).toMatchObject({ category_row: 2 });
    expect(await changesOf(created.id, 4)).toMatchObject({ category_row: 2 });
  });

  it('compares values as saving stores them, and checks their limits (IMP-18, IMP-19)', async () => {
    const { id: category_id } = await aCategory(test.context, { name: 'Sensors' });
    await aProduct(test.context, {
      name: 'Robot',
      model: 'AB-1',
      description: '<p>One <strong>two</strong></p>',
      seo_title: 'A title',
      category_id,
    });
    await aProduct(test.context, { name: 'Arm', slug: 'arm', model: 'AB-9', category_id });
    const { rows } = await checkLines(test, [
      'Name;Model;Category;Description;SEO title;Price;Slug;Active',
      ' Robot ;AB-1;Sensors;"<p class=""x"">One <b>two</b></p>";A   title;;;',
      `${'x'.repeat(256)};AB-2;Sensors;;;;;`,
      'Name;AB-3;Sensors;;;-1;;maybe',
      'Robot;AB-1b;Sensors;;;;Not a slug;',
    ]);
    expect(rows[0]).toMatchObject({ action: 'unchanged' });
    expect(rows.slice(1).map(({ errors }: { errors: unknown[] }) => errors)).toMatchObject([
      [{ column: 'Name', text: 'The name must not be longer than 255 characters.' }],
      [
        { column: 'Active', value: 'maybe', text: '“maybe” is neither yes nor no. Write yes or no.' },
        { column: 'Price', value: '-1' },
      ],
      [{ column: 'Slug', value: 'Not a slug' }],
    ]);
  });

  it('says what to do about a required field without a column (IMP-19)', async () => {
    const { rows } = await checkLines(test, ['Title;Template', 'Warranty;'], { kind: 'page' });
    expect(errorsOf(rows)).toEqual(['The content field is required. Choose the column that contains it.']);
  });

  it('shows the changed part of a long text, and what texts lose (IMP-20, IMP-21)', async () => {
    const words = (changed: string) => `<p>${'one two three '.repeat(40)}${changed}${' four five six'.repeat(40)}</p>`;
    await aPage(test.context, { title: 'Imprint', slug: 'imprint', content: words('OLD') });
    const html = words('NEW').replace('</p>', '<iframe src=""https://maps.example/a""></iframe></p>');
    const { rows } = await checkLines(test, ['Slug;Title;Content;Template', `imprint;Imprint;"${html}";`]);
    const [{ cells, losses }] = rows;
    expect(cells).toHaveLength(1);
    expect(cells[0].before).toMatch(/^…[a-z ]{30,45}OLD[a-z ]{30,45}…$/);
    expect(cells[0].after).toMatch(/^…[a-z ]{30,45}NEW[a-z ]{30,45}…$/);
    expect(losses).toEqual(['Content: iframe (https://maps.example/a)']);
  });

  it('shows times in the time zone of the site (IMP-20)', async () => {
    await anArticle(test.context, { title: 'News', slug: 'news', content: '<p>Text</p>', published_at: '2026-05-06T15:30:00.000Z' });
    const { rows } = await checkLines(test, ['Slug;Title;Content;Published date', 'news;News;Text;28.11.2026']);
    expect(rows[0].cells).toEqual([{ label: 'Published date', before: '2026-05-06 22:30', after: '2026-11-28 00:00' }]);
  });

  it('reports how specification texts are understood (IMP-22)', async () => {
    const { id: category_id } = await aCategory(test.context, { name: 'Sensors' });
    const attribute = { category_id, label: 'Weight', kind: 'number', quantity: 'mass', unit: 'kg' };
    expect((await test.call('POST', '/api/admin/attributes', attribute)).status).toBe(201);
    await aProduct(test.context, {
      name: 'Robot',
      model: 'A-1',
      category_id,
      specifications: [{ type: 'single', key: 'Weight', value: '5 kg' }],
    });
    const { rows } = await checkLines(test, ['Model;Weight (kg);Material', 'A-1;6;Steel', 'A-1b;heavy;']);
    expect(rows[0]).toMatchObject({
      cells: [
        { label: 'Weight', before: '5 kg', after: '6 kg' },
        { label: 'Material', before: null, after: 'Steel' },
      ],
      understood: [
        { name: 'Weight', text: '6 kg', read_as: '6 kg' },
        { name: 'Material', text: 'Steel', read_as: null },
      ],
    });
  });

  it('gives new articles the author and the visibility of the import (IMP-38)', async () => {
    const { import: found } = await checkLines(test, ['Title;Content;Excerpt', 'News;Text;Short'], { kind: 'article', publish: false });
    expect(await changesOf(found.id, 1)).toEqual({
      fields: { title: 'News', content: '<p>Text</p>', excerpt: 'Short', author: { name: 'Administrator' }, is_published: false },
    });
  });

  it('plans redirects from former addresses that do not lead to the record yet (IMP-24)', async () => {
    await anArticle(test.context, { title: 'Old', slug: 'old', content: '<p>Text</p>' });
    const lines = ['Slug;Title;Content;Old address', 'old;Old;Text;/2024/old-post/', 'new;New;Text;nowhere'];
    const { import: found, rows } = await checkLines(test, lines, { kind: 'article' });
    expect(rows).toMatchObject([
      { action: 'update', cells: [{ label: 'Former address', after: '/2024/old-post/' }] },
      { action: 'error', errors: [{ column: 'Old address', value: 'nowhere' }] },
    ]);
    expect(await changesOf(found.id, 1)).toEqual({ fields: {}, old_address: '/2024/old-post/' });
    await test.call('POST', '/api/admin/redirects', { from: '/2024/old-post/', to: '/news/old' });
    expect((await checkLines(test, lines, { kind: 'article' })).rows[0].action).toBe('unchanged');
  });

  it('plans attributes by the rules of their calls (IMP-23)', async () => {
    const { id: category_id } = await aCategory(test.context, { name: 'Sensors' });
    const known = await test.call('POST', '/api/admin/attributes', {
      category_id,
      label: 'Weight',
      kind: 'number',
      quantity: 'mass',
      unit: 'kg',
    });
    const { import: found, rows } = await checkLines(
      test,
      [
        'Label;Key;Kind;Category;Quantity;Unit;Filter',
        'Weight;weight;number;Sensors;mass;g;no',
        'Weight;;number;Sensors;mass;kg;no',
        'Voltage;;number;;voltage;V;yes',
        'Colour;;number;;voltage;kg;no',
        'Size;;huge;Nothing;;;',
      ],
      { kind: 'attribute' },
    );
    expect(rows).toMatchObject([
      { action: 'update', record_id: known.body.attribute.id, cells: [{ label: 'Unit', before: 'kg', after: 'g' }] },
      { action: 'error', errors: [{ column: 'Label', text: 'Line 2 is about the same attribute. Keep one of the two lines.' }] },
      { action: 'create', title: 'Voltage' },
      { action: 'error', errors: [{ column: 'Unit', value: 'kg', text: '“kg” is not a unit of this quantity.' }] },
      { action: 'error', errors: [{ column: 'Category' }] },
    ]);
    expect(await changesOf(found.id, 3)).toEqual({
      fields: { label: 'Voltage', kind: 'number', quantity: 'voltage', unit: 'V', is_filter: true, category_id: null },
    });
  });
});

describe('a catalogue with categories', () => {
  const catalogue = readFileSync('server/features/imports/formats/fixtures/bmecat-2005.xml');
  const plan = async (options: object) => {
    const fields = {
      action: 'check',
      options: JSON.stringify({
        ...options,
        columns: [
          { index: 5, target: null },
          { index: 6, target: null },
        ],
      }),
    };
    const { body } = await uploadImport(test, catalogue, { fields, name: 'catalogue.xml' });
    await endOfCheck(test, body.import.id);
    const rows = await test.get(`/api/admin/imports/${body.import.id}/rows`);
    return rows.body.data.map(({ kind, action, title }: Record<string, string>) => `${kind} ${title}: ${action}`);
  };

  it('plans categories before products, and creates them only if it is wanted (IMP-75)', async () => {
    expect(await plan({ create_categories: true })).toEqual([
      'category Switches: create',
      'category Foot switches: create',
      'product Foot switch: create',
    ]);
    expect(await plan({})).toEqual(['category Switches: skip', 'category Foot switches: skip', 'product Foot switch: error']);
  });
});

it('names new products after their model, and puts those without a category into the chosen one (IMP-77)', async () => {
  const { id } = await aCategory(test.context, { name: 'Robots' });
  const sensors = await aCategory(test.context, { name: 'Sensors' });
  const { rows } = await checkLines(test, ['Model;Category', 'AB-1;', 'AB-2;Sensors'], { category: 'Robots' });
  expect(rows).toMatchObject([
    { title: 'AB-1', action: 'create' },
    { title: 'AB-2', action: 'create' },
  ]);
  const planned = await test.connection.db.selectFrom('import_rows').select('changes').orderBy('number').execute();
  const fields = planned.map(({ changes }) => JSON.parse(changes).fields);
  expect(fields).toMatchObject([
    { name: 'AB-1', category_id: id },
    { name: 'AB-2', category_id: sensors.id },
  ]);
});

describe('files', () => {
  const product = (name: string) => ['Name;Model;Category;Main image;Brochure', `Robot;AB-1;Robots;${name};manual.pdf`];

  it('finds files in the zip file, in any folder and case, and then in the media library (IMP-25, IMP-27)', async () => {
    await aCategory(test.context, { name: 'Robots' });
    const added = await test.post('/api/admin/media', { files: [['document', 'manual.pdf', aPdf]] });
    const zip = await zipOf({ 'pictures/Robot.PNG': await aPicture() });
    const { import: found } = await checkLines(test, product('robot.png'), {}, { zip });
    expect(found.archive_name).toBe('files.zip');
    expect(await changesOf(found.id, 1)).toMatchObject({
      files: { main_image: [{ archive: 'pictures/Robot.PNG' }], brochure: [{ stored: added.body.media.path }] },
    });
  });

  it('names files that are missing, of the wrong type or ambiguous (IMP-25, IMP-27)', async () => {
    await aCategory(test.context, { name: 'Robots' });
    await test.post('/api/admin/media', { files: [['image', 'twice.png', await aPicture()]] });
    await test.post('/api/admin/media', { files: [['image', 'twice.png', await aPicture('png', '#000000')]] });
    const zip = await zipOf({ 'a/same.png': 'x', 'b/same.png': 'y', 'old.tif': 'z' });
    const lines = [
      'Name;Model;Category;Main image',
      ...['none.png', 'same.png', 'old.tif', 'twice.png'].map((name, at) => `R;A-${at};Robots;${name}`),
    ];
    expect(errorsOf((await checkLines(test, lines, {}, { zip })).rows)).toEqual([
      '“none.png” is neither in the zip file nor in the media library. Add it to the zip file, correct the name, or do not import the column.',
      '“same.png” is several times in the zip file. Write the folder as well, such as pictures/robot.jpg.',
      '“old.tif” is not a picture that websites can show. Save it as JPG, PNG, GIF, WebP or AVIF.',
      '“twice.png” is the name of 2 files of the media library. Rename one of them there.',
    ]);
  });

  it('leaves out files that are not found if this is chosen, and says so (IMP-78)', async () => {
    const { id: category_id } = await aCategory(test.context, { name: 'Robots' });
    const added = await test.post('/api/admin/media', { files: [['image', 'old.png', await aPicture()]] });
    const picture = added.body.media.path;
    await aProduct(test.context, { name: 'Robot', model: 'AB-1', category_id, main_image: picture });
    const lines = ['Name;Model;Category;Main image', 'Robot 1;AB-1;Robots;none.png', 'Robot 2;AB-2;Robots;none.png'];
    const { import: found, rows } = await checkLines(test, lines, { missing_files: 'leave_out' });
    expect(found.counts).toEqual({ create: 1, update: 1, unchanged: 0, skip: 0, error: 0 });
    const loss =
      'Main image: “none.png” is not in the media library. Upload a zip file with it, correct the name, or do not import the column.';
    expect(rows.map(({ losses }: { losses: string[] }) => losses)).toEqual([[loss], [loss]]);
    expect(await changesOf(found.id, 1)).toEqual({ fields: { name: 'Robot 1' } });
  });

  it('takes the file in the folders of an address, if the zip file has several of the name (IMP-79)', async () => {
    await aCategory(test.context, { name: 'Robots' });
    const zip = await zipOf({ '2023/01/a.png': 'x', '2024/05/a.png': 'y' });
    const lines = ['Name;Model;Category;Main image', 'Robot;AB-1;Robots;https://old.example/uploads/2024/05/a.png'];
    const { import: found } = await checkLines(test, lines, {}, { zip });
    expect(await changesOf(found.id, 1)).toMatchObject({ files: { main_image: [{ archive: '2024/05/a.png' }] } });
  });

  it('finds files that are named after the model or the slug, in the order of their numbers (IMP-26)', async () => {
    await aCategory(test.context, { name: 'Robots' });
    const zip = await zipOf({ 'AB-1_2.png': 'b', 'AB-1.png': 'a', 'AB-1_10.png': 'c', 'AB-1.pdf': 'd', 'AB-10.png': 'e' });
    const { import: found } = await checkLines(test, ['Name;Model;Category', 'Robot;AB-1;Robots'], {}, { zip });
    expect(await changesOf(found.id, 1)).toMatchObject({
      files: {
        main_image: [{ archive: 'AB-1.png' }],
        images: [{ archive: 'AB-1_2.png' }, { archive: 'AB-1_10.png' }],
        brochure: [{ archive: 'AB-1.pdf' }],
      },
    });
  });

  it('loads files only from allowed hosts (IMP-28)', async () => {
    await aCategory(test.context, { name: 'Robots' });
    const lines = ['Name;Model;Category;Main image', 'Robot;AB-1;Robots;https://media.example.com/a.jpg'];
    const { rows } = await checkLines(test, lines);
    expect(errorsOf(rows)[0]).toContain('is on the host media.example.com, from which files may not be loaded.');
    await test.connection.db.updateTable('settings').set({ value: 'media.example.com' }).where('key', '=', 'import_hosts').execute();
    const { import: found } = await checkLines(test, lines);
    expect(await changesOf(found.id, 1)).toMatchObject({ files: { main_image: [{ url: 'https://media.example.com/a.jpg' }] } });
  });

  it('stores pictures of formatted texts from the zip file, and uses those of the library and of the record (IMP-76)', async () => {
    const added = await test.post('/api/admin/media', { files: [['image', 'known.png', await aPicture()]] });
    const html =
      '<p>A<img src=""https://old.example/up/new.png?x=1&amp;y=2""></p><p><img src=""up/known.png""></p><p><img src=""none.png"">B</p>';
    const lines = ['Slug;Title;Content', `history;History;"${html}"`];
    const zip = await zipOf({ 'up/new.png': await aPicture('png', '#000000') });
    const { import: found, rows } = await checkLines(test, lines, { kind: 'page' }, { zip });
    expect(rows[0]).toMatchObject({ action: 'create', losses: ['Content: img (none.png)'] });
    expect(rows[0].cells).toContainEqual({ label: 'Pictures in texts', before: null, after: 'new.png' });
    expect((await test.call('POST', `/api/admin/imports/${found.id}/apply`)).status).toBe(200);
    for (;;) if ((await test.get(`/api/admin/imports/${found.id}`)).body.import.state === 'applied') break;
    const { content } = await test.connection.db
      .selectFrom('pages')
      .select('content')
      .where('slug', '=', 'history')
      .executeTakeFirstOrThrow();
    const [, path] = /^<p>A<img src="\/storage\/(uploads\/[^"]+\.png)"><\/p>/.exec(content) ?? [];
    expect(content).toContain(`<img src="/storage/${added.body.media.path}">`);
    expect(
      await test.connection.db
        .selectFrom('media')
        .select('name')
        .where('path', '=', path ?? '')
        .execute(),
    ).toEqual([{ name: 'new.png' }]);
    expect((await checkLines(test, lines, { kind: 'page' }, { zip })).rows[0]).toMatchObject({ action: 'unchanged' });
  });
});
