// npm run bench:overload: measures the built product under more requests than it can compute.   npm run bench:overload
// 500 connections for 20 seconds, the demonstration company   npm run bench:overload -- --connections 100 --seconds 10   npm run
// bench:overload -- --data-dir /tmp/catalogue          a catalogue that bench/catalogue.ts has generated
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { withServer } from './server-process.ts';

interface Load {
  origin: string;
  connections: number;
  seconds: number;
}
/** Response times of all requests with one status. */
interface Group {
  status: number;
  count: number;
  p50: number;
  p99: number;
}

const probePauseMs = 50;
const account = { email: 'bench@example.com', password: 'one long password for measuring' };

const ask = (url: string, agent: Agent, headers: Record<string, string> = {}): Promise<{ status: number; ms: number; body: string }> =>
  new Promise((resolve) => {
    let start = performance.now();
    const end = (status: number, body = '') => resolve({ status, body, ms: performance.now() - start });
    get(url, { agent, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      response.once('close', () => end(response.statusCode ?? 0, body));
    })
      .on('error', () => end(0))
      // time until a connection is accepted depends on the operating system, so it is not counted
      .on('socket', (socket) => {
        if (socket.connecting)
          socket.once('connect', () => {
            start = performance.now();
          });
      });
  });

const part = (sorted: readonly number[], share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Milliseconds by status. */
type Times = Map<number, number[]>;

const note = (times: Times, status: number, ms: number): void => {
  const group = times.get(status);
  if (group) group.push(ms);
  else times.set(status, [ms]);
};

const groupsOf = (times: Times): Group[] =>
  [...times]
    .sort(([one], [other]) => one - other)
    .map(([status, all]) => {
      const sorted = all.sort((a, b) => a - b);
      return { status, count: sorted.length, p50: part(sorted, 0.5), p99: part(sorted, 0.99) };
    });

/** Generates the load: each connection sends one request after another for pages that must be computed. */
const attack = async ({ origin, connections, seconds }: Load): Promise<Group[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: Times = new Map();
  const end = performance.now() + seconds * 1000;
  let next = 0;
  const run = async () => {
    while (performance.now() < end) {
      next += 1;
      const { status, ms } = await ask(`${origin}/products?search=robot+${next}`, agent);
      note(times, status, ms);
    }
  };
  await Promise.all(Array.from({ length: connections }, run));
  agent.destroy();
  return groupsOf(times);
};

const print = (cells: (string | number)[]) =>
  process.stdout.write(`${cells.map((cell) => String(typeof cell === 'number' ? Math.round(cell) : cell).padStart(14)).join('')}\n`);

/** A separate client that sends requests with a delay between them. @param path of the request with this number */
const probe = (origin: string, path: (number: number) => string, signal: AbortSignal, headers: Record<string, string> = {}) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: Times = new Map();
  const run = async () => {
    for (let number = 1; !signal.aborted; number++) {
      const { status, ms } = await ask(origin + path(number), agent, headers);
      note(times, status, ms);
      await sleep(probePauseMs);
    }
    agent.destroy();
  };
  return { times, done: run() };
};

const signIn = async (origin: string): Promise<Record<string, string>> => {
  const response = await fetch(`${origin}/api/admin/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const { token } = (await response.json()) as { token: string };
  return { authorization: `Bearer ${token}` };
};

const measure = async (load: Load) => {
  const { origin } = load;
  const headers = await signIn(origin);
  await ask(`${origin}/`, new Agent());
  const stop = new AbortController();
  const probes = {
    'health check': probe(origin, () => '/healthz', stop.signal),
    'stored page': probe(origin, () => '/', stop.signal),
    'admin list': probe(origin, () => '/api/admin/products', stop.signal, headers),
    'new page': probe(origin, (number) => `/products?search=drive+${number}`, stop.signal),
  };
  const worker = new Worker(new URL(import.meta.url), { workerData: load });
  const groups = await new Promise<Group[]>((resolve, reject) => {
    worker.once('message', resolve).once('error', reject);
  });
  const ended = performance.now();
  stop.abort();
  await worker.terminate();
  const agent = new Agent();
  while ((await ask(`${origin}/products?search=afterwards`, agent)).status !== 200) await sleep(10);
  const recoveryMs = performance.now() - ended;
  await Promise.all(Object.values(probes).map(({ done }) => done));

  print(['requests', 'status', 'per second', 'p50 ms', 'p99 ms']);
  const clients = [
    [`${load.connections} clients`, groups] as const,
    ...Object.entries(probes).map(([name, { times }]) => [name, groupsOf(times)] as const),
  ];
  for (const [name, found] of clients)
    for (const { status, count, p50, p99 } of found) print([name, String(status), count / load.seconds, p50, p99]);
  process.stdout.write(`The first page after the load was computed after ${Math.round(recoveryMs)} ms.\n`);
};

if (isMainThread) {
  const { values } = parseArgs({
    options: {
      connections: { type: 'string', default: '500' },
      seconds: { type: 'string', default: '20' },
      'data-dir': { type: 'string' },
    },
  });
  const temporary = mkdtempSync(join(tmpdir(), 'overload-'));
  const environment = {
    DATA_DIR: values['data-dir'] ?? temporary,
    ADMIN_EMAIL: account.email,
    ADMIN_PASSWORD: account.password,
    // all connections come from the same address
    SEARCH_RATE_LIMIT: '0',
  };
  try {
    await withServer({ environment, path: '/' }, ({ origin }) =>
      measure({ origin, connections: Number(values.connections), seconds: Number(values.seconds) }),
    );
  } finally {
    rmSync(temporary, { recursive: true });
  }
} else {
  parentPort?.postMessage(await attack(workerData as Load));
}
