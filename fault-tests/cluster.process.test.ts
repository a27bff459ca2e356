// A part of `npm run cluster` without a balancer: two instances of the server from its sources, without the pages of the site.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { createPostgresServer } from '#server/testing/postgres-server.ts';
import { signInTo } from '#server/testing/server-process.ts';
import { createApi } from './chaos/api.ts';
import { createSentFiles } from './chaos/sent-files.ts';
import { createContents } from './cluster/contents.ts';
import { choosePorts, createInstance, type Instance } from './cluster/installation.ts';
import { createMeter } from './cluster/meter.ts';
import { checkContents, type Probing, probeContents } from './cluster/probes.ts';
import { createSecondAccount, probeSessions } from './cluster/sessions.ts';
import { randomOf } from './fuzz/random.ts';

const timeoutMs = 600_000;
const seed = 20_261_123;

/** Sends messages through the instances in turn. @returns the subjects of those that were confirmed */
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

it(
  'returns through all instances what one has confirmed, and keeps it when one is killed (CLUS-01, CLUS-02, CLUS-04)',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cluster-'));
    chmodSync(folder, 0o711);
    const postgres = await createPostgresServer({ parent: folder });
    const database = await postgres.createDatabase();
    const environment = { DATABASE_URL: database, FILES_URL: join(folder, 'files'), BACKUP_AT: 'off', CONTACT_RATE_LIMIT: '0' };
    const ports = await choosePorts(2);
    const instances = ports.map((port, index) => createInstance({ number: index + 1, port, folder, environment }));
    const [first] = instances;
    if (!first) throw new Error('There is no free port');
    try {
      await Promise.all(instances.map(({ start }) => start()));
      const { authorization } = await signInTo(first);
      const api = createApi(first.origin, authorization);
      // this server has no pages
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
      const rows = await postgres.query('select subject from contact_messages', database.split('/').at(-1));
      const stored = rows.map(({ subject }) => subject);
      expect(confirmed.length).toBeGreaterThan(0);
      expect(confirmed.filter((subject) => !stored.includes(subject))).toEqual([]);
      expect(new Set(stored).size).toBe(stored.length);
    } finally {
      for (const { kill } of instances) await kill();
      await postgres.remove();
      rmSync(folder, { recursive: true, force: true });
    }
  },
  timeoutMs,
);
