// A part of `npm run cluster` without a balancer: two instances of the server from its sources, without the pages of the site.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import type { Backup } from '#contract/backups.ts';
import { freePort } from '#server/testing/free-port.ts';
import { createPostgresServer } from '#server/testing/postgres-server.ts';
import { signInTo } from '#server/testing/server-process.ts';
import { createApi } from './chaos/api.ts';
import { createSentFiles } from './chaos/sent-files.ts';
import { findBackupMaker } from './cluster/backup-maker.ts';
import { createContents } from './cluster/contents.ts';
import { backupsPath } from './cluster/faults.ts';
import { createInstance, type Instance } from './cluster/installation.ts';
import { createMeter } from './cluster/meter.ts';
import { checkContents, type Probing, probeContents } from './cluster/probes.ts';
import { createSecondAccount, probeSessions } from './cluster/sessions.ts';
import { randomOf } from './fuzz/random.ts';

const timeoutMs = 600_000;
const seed = 20_261_123;

/** Sends messages through the instances in turn. @returns the subjects of the confirmed messages */
const sendMessages = async (instances: readonly Instance[], isOver: () => boolean): Promise<string[]> => {
  const confirmed: string[] = [];
  for (let number = 0; !isOver(); number++) {
    const { origin = '' } = instances[number % instances.length] ?? {};
    const subject = `Message ${number}`;
    const body = { name: 'Sari', email: `sari-${number}@pabrik.example`, subject, message: `Text ${number}` };
    const sent = createApi(origin, '').json('POST', '/api/public/contact', body);
    await sent.then(
      () => confirmed.push(subject),
      () => undefined,
    );
  }
  return confirmed;
};

/** Two instances with the servers that they share. */
const createInstances = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cluster-'));
  chmodSync(folder, 0o711);
  const postgres = await createPostgresServer({ parent: folder });
  const databaseUrl = await postgres.createDatabase();
  const environment = {
    DATABASE_URL: databaseUrl,
    FILES_URL: join(folder, 'files'),
    BACKUP_DIR: join(folder, 'backups'),
    BACKUP_AT: 'off',
    CONTACT_RATE_LIMIT: '0',
  };
  const first = createInstance({ number: 1, port: await freePort(), folder, environment });
  const second = createInstance({ number: 2, port: await freePort(), folder, environment });
  const close = async () => {
    for (const { kill } of [first, second]) await kill();
    await postgres.remove();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all([first.start(), second.start()]);
  } catch (error) {
    await close();
    throw error;
  }
  return { first, second, instances: [first, second], postgres, database: databaseUrl.split('/').at(-1), close };
};

it(
  'returns a confirmed save through all instances, even after one was killed (CLUS-01, CLUS-02, CLUS-04)',
  async () => {
    const { first, instances, postgres, database, close } = await createInstances();
    try {
      const { authorization } = await signInTo(first);
      const api = createApi(first.origin, authorization);
      // the server runs without pages here
      const contents = (await createContents(api)).map((one) => ({ ...one, reads: one.reads.filter((path) => path.startsWith('/api/')) }));
      const account = await createSecondAccount(api);
      let isOver = false;
      const probing: Probing = {
        instances,
        meter: createMeter(''),
        authorization,
        files: await createSentFiles(seed),
        random: randomOf(seed, 0),
        counts: { reads: 0, pictures: 0, sessions: 0 },
        stale: [],
        allowed: new Map(),
        isOver: () => isOver,
      };
      const sending = sendMessages(instances, () => isOver);
      const probes = Promise.all([probeContents(probing, contents), probeSessions(probing, account)]);
      const awaitReads = async (count: number) => {
        const end = probing.counts.reads + count;
        await vi.waitUntil(() => probing.counts.reads >= end, { timeout: timeoutMs, interval: 20 });
      };
      await awaitReads(60);
      await first.kill();
      await awaitReads(20);
      await first.start();
      await awaitReads(40);
      isOver = true;
      const [confirmed] = await Promise.all([sending, probes]);

      expect(probing.stale).toEqual([]);
      expect(probing.counts.sessions).toBeGreaterThan(0);
      expect(await checkContents(probing)).toEqual([]);
      const rows = await postgres.query('select subject from contact_messages', database);
      const stored = rows.map(({ subject }) => subject);
      expect(confirmed.length).toBeGreaterThan(0);
      expect(confirmed.filter((subject) => !stored.includes(subject))).toEqual([]);
      expect(new Set(stored).size).toBe(stored.length);
    } finally {
      await close();
    }
  },
  timeoutMs,
);

it(
  'shows a backup as failed when its instance was killed, and immediately makes another one (BACKUP-13)',
  async () => {
    const { first, second, instances, close } = await createInstances();
    try {
      const { authorization } = await signInTo(first);
      await createApi(second.origin, authorization).json('POST', backupsPath);
      const maker = await vi.waitUntil(() => findBackupMaker(instances), { timeout: timeoutMs, interval: 5 });
      await maker.kill();
      const other = maker === first ? second : first;
      const api = createApi(other.origin, authorization);
      const list = async () => ((await api.json('GET', backupsPath)) as { backups: Backup[] }).backups;
      const failed = await vi.waitUntil(async () => (await list()).find(({ state }) => state === 'failed'), { timeout: timeoutMs });
      expect(failed).toMatchObject({ kind: 'manual', reason: 'The server stopped before the backup was finished.', instance: null });
      await api.json('POST', backupsPath);
      await vi.waitUntil(async () => (await list()).some(({ state }) => state === 'proven'), { timeout: timeoutMs, interval: 100 });
    } finally {
      await close();
    }
  },
  timeoutMs,
);
