// Two workers behind one port: they serve the same content, share limits and statistics, and are replaced and ended in order.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPostgresServer } from '#server/testing/postgres-server.ts';
import { failToStart, type ServerProcess, signInTo, startServer } from '#server/testing/server-process.ts';

// a process needs a long time to start on a busy machine
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let dataDir: string;
let server: ServerProcess | undefined;
beforeEach(() => {
  dataDir = join(mkdtempSync(join(tmpdir(), 'workers-')), 'data');
});
afterEach(async () => {
  await server?.kill();
  server = undefined;
  rmSync(join(dataDir, '..'), { recursive: true });
});

const start = async (environment: Record<string, string> = {}): Promise<ServerProcess> => {
  server = await startServer(dataDir, { WEB_CONCURRENCY: '2', LOG_LEVEL: 'info', ...environment });
  return server;
};

interface Answered {
  status: number;
  body: string;
  /** The worker that answered. */
  pid: number;
}

let lastNumber = 0;

/** Sends a request on a connection of its own: workers take turns at accepting connections. */
const ask = async (
  { port, output }: ServerProcess,
  method: string,
  path: string,
  { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
): Promise<Answered> => {
  lastNumber += 1;
  const url = `${path}${path.includes('?') ? '&' : '?'}request=${lastNumber}`;
  const sent = request({
    port,
    host: '127.0.0.1',
    path: url,
    method,
    agent: false,
    headers: { 'content-type': 'application/json', ...headers },
  });
  sent.end(body && JSON.stringify(body));
  const [response] = await once(sent, 'response');
  let text = '';
  for await (const chunk of response) text += chunk;
  const line = await vi.waitUntil(
    () =>
      output()
        .split('\n')
        .find((found) => found.includes(`${JSON.stringify(url)},`)),
    { timeout: 60_000 },
  );
  return { status: response.statusCode, body: text, pid: JSON.parse(line).pid };
};

/** Asks until two workers have answered. @returns the last answer of each */
const askBoth = async (of: ServerProcess, path: string): Promise<Map<number, Answered>> => {
  const answers = new Map<number, Answered>();
  while (answers.size < 2) {
    const answer = await ask(of, 'GET', path);
    answers.set(answer.pid, answer);
  }
  return answers;
};

const showsSavesOfEachOther = async (site: ServerProcess) => {
  const headers = await signInTo(site);
  const settings = '/api/public/settings';
  for (const name of ['First', 'Second', 'Third']) {
    const { body } = await ask(site, 'GET', '/api/admin/settings?group=company', { headers });
    const id = JSON.parse(body).data.find(({ key }: { key: string }) => key === 'company_name').id;
    expect((await ask(site, 'PUT', `/api/admin/settings/${id}`, { headers, body: { value: name } })).status).toBe(200);
    for (const answer of (await askBoth(site, settings)).values()) expect(answer.body).toContain(`"${name}"`);
  }
};

it('shows a save through one worker in the next answer of the other (SPEED-02)', async () => {
  await showsSavesOfEachOther(await start());
});

it('shows a save through one worker in the next answer of the other, on PostgreSQL (SPEED-02)', async () => {
  const postgres = await createPostgresServer();
  try {
    await showsSavesOfEachOther(await start({ DATABASE_URL: await postgres.createDatabase() }));
    await server?.end();
  } finally {
    await postgres.remove();
  }
});

it('counts limits and visits of all workers together', async () => {
  const site = await start({ CONTACT_RATE_LIMIT: '5', LOGIN_RATE_LIMIT: '3' });
  const message = { name: 'Sari', email: 'sari@pabrik.example', subject: 'A', message: 'Text' };
  const sent: Answered[] = [];
  for (let count = 0; count < 7; count++) sent.push(await ask(site, 'POST', '/api/public/contact', { body: message }));
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429, 429]);
  expect(new Set(sent.map(({ pid }) => pid)).size).toBe(2);

  const headers = await signInTo(site);
  const attempts: number[] = [];
  for (let count = 0; count < 3; count++) {
    const body = { email: 'nobody@example.com', password: 'wrong password' };
    attempts.push((await ask(site, 'POST', '/api/admin/auth/login', { body })).status);
  }
  // signing in was the first of three attempts
  expect(attempts).toEqual([401, 401, 429]);

  const browser = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0' };
  const reporters = new Set<number>();
  for (let count = 0; count < 6; count++) {
    const { status, pid } = await ask(site, 'POST', '/api/public/visits', { body: { url: '/', referrer: '' }, headers: browser });
    expect(status).toBe(204);
    reporters.add(pid);
  }
  expect(reporters.size).toBe(2);
  const { body } = await ask(site, 'GET', '/api/admin/analytics?days=7', { headers });
  expect(JSON.parse(body).overview.total_page_views).toBe(6);
});

it('answers the metrics of all processes together, and the state of the scheduled jobs (WATCH-04)', async () => {
  const token = 'a-secret-of-monitoring';
  const site = await start({ METRICS_TOKEN: token });
  const answers = await askBoth(site, '/api/public/settings');
  for (let count = 0; count < 4; count++) await ask(site, 'GET', '/api/public/products/unknown');
  const metrics = async () => {
    const response = await fetch(`http://127.0.0.1:${site.port}/metrics`, { headers: { authorization: `Bearer ${token}` } });
    expect(response.status).toBe(200);
    return (await response.text()).split('\n');
  };
  const unknown = 'site_http_requests_total{route="/api/public/products/:slug",method="GET",status="4xx"} 4';
  await vi.waitFor(async () => expect(await metrics()).toContain(unknown), { timeout: 60_000 });
  const lines = await metrics();
  expect(answers.size).toBe(2);
  // the workers and the process of the scheduled jobs
  expect(lines).toContain('site_processes 3');
  expect(lines.filter((line) => line.startsWith('site_job_runs_total{job="visits"}'))).toHaveLength(1);

  const headers = await signInTo(site);
  const { status, body } = await ask(site, 'GET', '/api/admin/system', { headers });
  const { workers, jobs } = JSON.parse(body);
  expect([status, workers]).toEqual([200, 2]);
  expect(jobs.map(({ name }: { name: string }) => name)).toEqual([
    'files',
    'visits',
    'spam',
    'editing',
    'drafts',
    'mail',
    'sign-ins',
    'attributes',
    'frequent words',
    'salts',
  ]);
});

/** Runs in each process and writes its id when it schedules a job. */
const announceJobs = `
const every = setInterval;
globalThis.setInterval = (run, ms) => {
  if (ms >= 60_000) console.log('job of ' + process.pid);
  return every(run, ms);
};`;

it('prepares the database and runs jobs in one process, replaces a worker that was killed, and exits with code 0', async () => {
  const site = await start({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(announceJobs)}` });
  expect(site.output().match(/^Site: /gm)).toHaveLength(1);
  const [first, second] = [...(await askBoth(site, '/api/public/settings')).keys()] as [number, number];
  const owners = new Set(site.output().match(/^job of \d+$/gm));
  expect(owners.size).toBe(1);
  for (const pid of [first, second]) expect(owners).not.toContain(`job of ${pid}`);

  process.kill(first, 'SIGKILL');
  await vi.waitUntil(() => site.output().includes('a worker ended and will be replaced'), { timeout: 60_000 });
  await vi.waitUntil(async () => ![...(await askBoth(site, '/api/public/settings')).keys()].includes(first), { timeout: 60_000 });

  const sockets = Array.from({ length: 40 }, () => connect(site.port, '127.0.0.1'));
  const answers = sockets.map(async (socket) => {
    let text = '';
    socket.on('data', (chunk) => (text += chunk));
    socket.once('connect', () => socket.write('GET /api/public/settings HTTP/1.1\r\nHost: localhost\r\n\r\n'));
    await once(socket, 'close');
    return text;
  });
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const ended = site.end();
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(await ended).toBe(0);
});

it('reports a failed start in one line', async () => {
  for (const value of ['0', '1.5', 'two', '65']) {
    const { code, stderr } = await failToStart({ DATA_DIR: dataDir, WEB_CONCURRENCY: value });
    expect([code, stderr]).toEqual([1, `Wrong configuration: WEB_CONCURRENCY is "${value}"; allowed: a whole number from 1 to 64\n`]);
  }
  const first = await start();
  const again = { WEB_CONCURRENCY: '2', LOG_LEVEL: 'silent' };
  const samePort = await failToStart({ ...again, DATA_DIR: join(dataDir, '..', 'other'), PORT: String(first.port) });
  expect([samePort.code, samePort.stderr.trim().split('\n')]).toEqual([1, [expect.stringContaining('set PORT to a free port')]]);
  const sameFolder = await failToStart({ ...again, DATA_DIR: dataDir });
  expect([sameFolder.code, sameFolder.stderr.trim().split('\n')]).toEqual([
    1,
    [expect.stringContaining('in use by another running server')],
  ]);
});
