// Files of imports: from the zip file and from the internet, prepared before anything is written.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultOf } from '#server/features/settings/builtin-settings.ts';
import { upsertSettings } from '#server/features/settings/settings.service.ts';
import { download } from '#server/platform/download.ts';
import { createFolderStore } from '#server/platform/file-store/folder.ts';
import { writeArchive } from '#server/platform/sheets/archive.ts';
import { type Applying, createApplying } from '#server/testing/applying-app.ts';
import { aCategory } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { aPdf, aPicture } from '#server/testing/multipart.ts';
import { plannedImport, type RowToPlan } from '#server/testing/planned-import.ts';
import * as service from './apply.service.ts';

let test: EditingApp;
let applying: Applying;
let category: number;
beforeAll(async () => {
  test = await createEditingApp();
});
beforeEach(async () => {
  await test.reset();
  applying = createApplying(test);
  category = (await aCategory(test.context, { name: 'Sensors' })).id;
});
afterAll(() => test.close());

const archivePath = 'imports/pictures.zip';
const storeArchive = async (files: Record<string, Buffer>) => {
  async function* list() {
    for (const [name, content] of Object.entries(files)) yield { name, content };
  }
  await createFolderStore(test.dataDir).write(archivePath, await buffer(writeArchive(list())));
};
const row = (name: string, files: NonNullable<RowToPlan['changes']>['files']): RowToPlan => ({
  fields: { name, category_id: category },
  changes: { files: files ?? {} },
});
const plan = (rows: readonly RowToPlan[]) => plannedImport(test.context.db, rows, { archivePath });
const rowsOf = async (id: number) =>
  (await test.context.db.selectFrom('import_rows').selectAll().where('import_id', '=', id).orderBy('number').execute()).map(
    ({ state, report }) => [state, ...(JSON.parse(report).errors as { text: string }[]).map(({ text }) => text)],
  );
const stateOf = async (id: number) =>
  (await test.context.db.selectFrom('imports').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
const products = async () => (await test.get('/api/admin/products?per_page=50')).body.data;
const apply = async (id: number) => {
  await service.startApply(applying.context, id);
  await applying.context.work.idle();
};
const uploads = () => test.stored().filter((path) => !path.includes('.incoming'));

describe('files of a zip file', () => {
  it('are cleaned and attached, and a row with an unusable file is refused (IMP-52, IMP-53)', async () => {
    const files = {
      'a/one.png': await aPicture(),
      'two.jpg': await aPicture('jpeg'),
      'data.pdf': aPdf,
      'bad.png': Buffer.from('no picture'),
    };
    await storeArchive(files);
    const id = await plan([
      row('One', {
        main_image: [{ archive: 'a/one.png' }],
        images: [{ archive: 'two.jpg' }, { archive: 'a/one.png' }],
        brochure: [{ archive: 'data.pdf' }],
      }),
      row('Two', { main_image: [{ archive: 'bad.png' }] }),
      row('Three', { main_image: [{ archive: 'missing.png' }] }),
      row('Four', { main_image: [{ stored: 'uploads/2026/11/00000000000000000000000000000000.png' }] }),
    ]);
    await apply(id);
    expect(await rowsOf(id)).toEqual([
      ['written'],
      ['refused', 'The file is not a JPG, PNG, GIF, WebP or AVIF picture.'],
      ['refused', 'The zip file does not contain this file any more.'],
      ['refused', 'The file is no longer on the server.'],
    ]);
    const [product] = await products();
    expect(product).toMatchObject({
      name: 'One',
      brochure_name: 'data.pdf',
      images: [expect.stringMatching(/\.jpg$/), product.main_image],
    });
    expect(uploads()).toHaveLength(3);
    expect((await test.visit('GET', `/storage/${product.main_image}`)).status).toBe(200);
    await service.undo(applying.context, id);
    await applying.context.work.idle();
    await test.call('DELETE', '/api/admin/trash');
    expect(uploads()).toEqual([]);
  });

  it('are removed when the import is cancelled, and remain when it is paused (IMP-54)', async () => {
    await storeArchive({
      'one.png': await aPicture(),
      'two.png': await aPicture('png', '#102030'),
      'three.png': await aPicture('png', '#000'),
    });
    const rows = ['one', 'two', 'three'].map((name) => row(name, { main_image: [{ archive: `${name}.png` }] }));
    const { context, gates } = applying;
    const id = await plan(rows);
    gates.beforeFile = async (number) => {
      if (number === 2) await service.pause(context, id);
    };
    await apply(id);
    expect([await stateOf(id), uploads().length, (await rowsOf(id)).flat()]).toEqual(['paused', 1, ['prepared', 'planned', 'planned']]);
    gates.beforeFile = async (number) => {
      if (number === 3) await service.cancel(context, id);
    };
    await service.resume(context, id);
    await context.work.idle();
    expect([await stateOf(id), uploads(), await products()]).toEqual(['cancelled', [], []]);
    const again = await plan(rows);
    gates.beforeFile = async () => {};
    await apply(again);
    expect([await stateOf(again), uploads().length]).toEqual(['applied', 3]);
  });
});

describe('files from the internet', () => {
  let server: Server;
  let origin: string;
  const answers: Record<string, (response: import('node:http').ServerResponse) => void> = {
    '/moved.png': (response) => response.writeHead(302, { location: '/picture.png' }).end(),
    '/large.png': (response) => response.end(Buffer.alloc(6 * 1024 * 1024)),
  };
  beforeAll(async () => {
    const picture = await aPicture();
    answers['/picture.png'] = (response) => response.end(picture);
    server = createServer((request, response) => {
      const answer = answers[request.url ?? ''];
      if (answer) answer(response);
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.close();
    await endOfTurn();
  });

  it('are loaded only from allowed hosts outside private networks (IMP-55)', async () => {
    const setting = defaultOf('import_hosts');
    if (setting) await upsertSettings(test.context, [{ ...setting, value: 'media.example.com' }]);
    const asked: string[] = [];
    applying.downloading.resolve = async (host) => {
      asked.push(host);
      return [{ address: '10.0.0.5', family: 4 }];
    };
    const id = await plan([
      row('Private', { main_image: [{ url: 'http://media.example.com/picture.png' }] }),
      row('Other', { main_image: [{ url: `${origin}/picture.png` }] }),
    ]);
    await apply(id);
    expect(await rowsOf(id)).toEqual([
      ['refused', 'The host of the address is in a private network.'],
      ['refused', 'The host of the address is not allowed any more.'],
    ]);
    expect(asked).toEqual(['media.example.com']);
  });

  it('are limited in size, and redirects are not followed (IMP-55)', async () => {
    const file = `${test.dataDir}/downloaded`;
    const options = { maxBytes: 5 * 1024 * 1024, closing: new AbortController().signal, isAllowed: () => true };
    const load = (path: string) =>
      download(`${origin}${path}`, file, options).then(
        () => 'loaded',
        (error: Error) => error.message,
      );
    expect(await load('/picture.png')).toBe('loaded');
    expect(await load('/moved.png')).toBe('The server of the address answered 302. Enter the address to which it leads.');
    expect(await load('/large.png')).toBe('The file is larger than 5 MB.');
    expect(await load('/missing.png')).toBe('The server of the address answered 404.');
  });
});
