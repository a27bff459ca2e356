// Object storage that refuses calls, does not respond, truncates responses or cannot be reached: nothing is stored partially, pages remain
// available, and everything recovers automatically.
import { once } from 'node:events';
import { get as httpGet } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeUnusedFiles } from '#server/features/uploads/unused-files.ts';
import { openFileStore } from '#server/platform/file-store/open-file-store.ts';
import { createFiles } from '#server/platform/files.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { aPdf, aPicture, padded } from '#server/testing/multipart.ts';
import { type Failure, type S3Server, startS3 } from '#server/testing/s3-server.ts';

const token = 'a-secret-of-monitoring';
let s3: S3Server;
let test: EditingApp;
let prefix = '';
let runs = 0;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.close());
const open = async () => {
  prefix = `outage-${++runs}`;
  test = await createEditingApp({ ...s3.environment(prefix), METRICS_TOKEN: token });
};
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
afterEach(async () => {
  vi.useRealTimers();
  s3.fail(null);
  await test.close();
});

/** Longer than the time limit for the largest upload in these tests. */
const beyondTimeoutMs = 120_000;
/** Longer than the period in which calls fail immediately after one without a response. */
const beyondFailFastMs = 3000;
/** Longer than a check of the storage remains valid. */
const beyondCheckMs = 11_000;
/** Time after which the library retries a call. */
const repetitionMs = 100;

/** Advances the clock while the storage is not working. */
const passTime = async () => {
  await nextTurn();
  if (s3.unanswered() > 0) vi.advanceTimersByTime(beyondTimeoutMs);
  else if (s3.responding() === 0) vi.advanceTimersByTime(repetitionMs);
};
const waitFor = async <T>(work: Promise<T>): Promise<T> => {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  work.then(end, end);
  while (!isOver) await passTime();
  return work;
};
const repair = () => {
  s3.fail(null);
  vi.advanceTimersByTime(beyondFailFastMs);
};

const pdf = padded(aPdf, 2_000_000);
const addCategory = async () => (await test.post('/api/admin/categories', { fields: { name: 'Robots' } })).body.category.id as number;
const saveProduct = async (category: number) => {
  const files = [['main_image', 'a.png', await aPicture()] as const, ['brochure', 'b.pdf', pdf] as const];
  return waitFor(test.post('/api/admin/products', { fields: { name: 'LR-20', category_id: category }, files }));
};
const upload = async () => waitFor(test.post('/api/admin/upload', { files: [['file', 'a.png', await aPicture()]] }));
const ask = (path: string) => waitFor(test.app.inject({ url: `/storage/${path}` }));
const unavailable = { status: 503, body: { code: 'unavailable' }, headers: { 'cache-control': 'no-store', 'retry-after': '5' } };
const clean = async () => {
  const { clock } = test.context;
  const files = createFiles({ dataDir: test.dataDir, clock, store: await openFileStore(test.config.files) });
  await waitFor(removeUnusedFiles({ ...test.context, files }));
};
const rows = async () => ({
  products: (await test.connection.db.selectFrom('products').select('id').execute()).length,
  unclaimed: await test.connection.db.selectFrom('unclaimed_files').select('path').execute(),
  names: await test.connection.db.selectFrom('file_names').select('path').execute(),
});

const failures: [string, Failure][] = [
  ['refuses access', 403],
  ['has an internal error', 500],
  ['asks for fewer requests', 503],
  ['does not respond', 'silent'],
  ['stores files without confirming it', 'unconfirmed'],
  ['closes the connection in the middle', 'cut'],
];

describe.each(failures)('storage that %s', (_, failure) => {
  beforeEach(open);

  it('refuses a save and an upload with 503, leaves no record and no file, and recovers (FILES-05)', async () => {
    const category = await addCategory();
    s3.fail(failure);
    expect(await saveProduct(category)).toMatchObject(unavailable);
    expect(await upload()).toMatchObject(unavailable);
    repair();
    expect((await rows()).products).toBe(0);
    expect((await upload()).status).toBe(201);
    expect((await saveProduct(category)).status).toBe(201);
    // files that the storage may have stored after the timeout are removed
    test.setTime('2026-11-25T03:20:00.000Z');
    await clean();
    expect(await rows()).toMatchObject({ products: 1, unclaimed: [], names: [expect.anything()] });
    expect(s3.names(prefix)).toHaveLength(2);
  });

  it('causes 503 only for pictures, and a warning in /readyz (FILES-06)', async () => {
    const { body } = await saveProduct(await addCategory());
    const picture = body.product.main_image;
    await ask(`${picture}?w=320`);
    s3.fail(failure, failure === 'cut' ? ['HEAD', 'PUT'] : undefined);
    if (failure !== 'cut') {
      for (const path of [picture, `${picture}?w=320`, `${picture}?w=480`, body.product.brochure]) {
        const { statusCode, headers } = await ask(path);
        expect([statusCode, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '5']);
      }
      const ready = async () => (await test.app.inject({ url: '/readyz' })).json();
      vi.advanceTimersByTime(beyondCheckMs);
      // the check runs in parallel with the requests
      while (!('warning' in (await ready()))) await passTime();
      expect(await ready()).toEqual({ status: 'ready', warning: 'file storage unreachable' });
    }
    for (const url of ['/', `/products/${body.product.slug}`, '/api/public/products', '/sitemap.xml'])
      expect((await test.app.inject({ url })).statusCode, url).toBe(200);
    repair();
    expect((await ask(picture)).statusCode).toBe(200);
  });
});

it.each([403, 'silent'] as const)(
  'does not lose the files of a record that is deleted while it fails (%s), and removes them later (FILES-05)',
  async (failure) => {
    await open();
    const { body } = await saveProduct(await addCategory());
    expect((await test.call('DELETE', `/api/admin/products/${body.product.id}`)).status).toBe(200);
    s3.fail(failure);
    expect((await waitFor(test.call('DELETE', '/api/admin/trash'))).body).toMatchObject({ removed: 1 });
    repair();
    expect(s3.names(prefix)).toHaveLength(2);
    await clean();
    expect(s3.names(prefix)).toEqual([]);
    expect(await rows()).toEqual({ products: 0, unclaimed: [], names: [] });
  },
);

it('cannot be reached and recovers (FILES-06)', async () => {
  await open();
  const { body } = await saveProduct(await addCategory());
  await s3.stop();
  expect((await ask(body.product.main_image)).statusCode).toBe(503);
  expect((await test.app.inject({ url: '/social-card.jpg' })).statusCode).toBe(200);
  await s3.resume();
  repair();
  expect((await ask(body.product.main_image)).statusCode).toBe(200);
});

it('shows its state without secrets, in one log line a minute (FILES-07)', async () => {
  await open();
  const { body } = await saveProduct(await addCategory());
  const errors = vi.spyOn(test.app.log, 'error');
  const warnings = vi.spyOn(test.app.log, 'warn');
  const up = async () => (await waitFor(test.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } }))).body;
  expect(await up()).toContain('site_file_storage_up 1');
  s3.fail(403);
  const answers = await Promise.all([1, 2, 3].map(() => ask(body.product.main_image)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
  expect(errors.mock.calls).toEqual([
    [{ reason: 'The file storage is unavailable: AccessDenied (status 403)', failures: 1 }, 'file storage unavailable'],
  ]);
  const system = await waitFor(test.get('/api/admin/system'));
  const told = [errors.mock.calls, warnings.mock.calls, answers.map((answer) => answer.body), system.body, await up()];
  expect(JSON.stringify(told)).not.toMatch(/S3RVER|secret-of-the-request/);
  expect(system.body.files.kind).toBe('s3');
});

it('is reported unreachable on the System screen and in the metrics (FILES-07)', async () => {
  await open();
  s3.fail(403);
  expect((await waitFor(test.get('/api/admin/system'))).body.files).toEqual({ kind: 's3', is_reachable: false });
  const { body } = await test.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
  expect(body).toContain('site_file_storage_up 0');
});

describe('a brochure that is being sent', () => {
  /** Reads the response until it ends or is aborted. */
  const read = async (path: string) => {
    await test.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = test.app.server.address() as AddressInfo;
    const request = httpGet(`http://127.0.0.1:${port}/storage/${path}`);
    const [response] = await once(request, 'response');
    return { request, response };
  };
  const save = async () => (await saveProduct(await addCategory())).body.product.brochure as string;

  it.each(['cut', 'stalled'] as const)('is aborted if the storage is %s, and never looks complete (FILES-06)', async (failure) => {
    await open();
    const path = await save();
    s3.fail(failure);
    const { response } = await read(path);
    let bytes = 0;
    response.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    const [error] = await waitFor(once(response, 'error'));
    expect(error).toMatchObject({ code: 'ECONNRESET' });
    expect(bytes).toBeLessThan(pdf.length);
  });

  it('is no longer read when the client has left (FILES-02)', async () => {
    await open();
    const path = await save();
    s3.fail('stalled');
    const { request, response } = await read(path);
    await once(response, 'data');
    expect(s3.responding()).toBe(1);
    request.destroy();
    // without advancing the clock
    while (s3.responding() > 0) await nextTurn();
  });
});
