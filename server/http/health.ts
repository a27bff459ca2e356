// Health checks for operators and load balancers: process, database, disk space, file store.
import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Connection } from '#server/database/connect.ts';
import type { FileStore } from '#server/platform/file-store/file-store.ts';
import { productVersion } from '#server/platform/project-root.ts';
import type { Lifecycle } from './lifecycle.ts';

const quiet = { logLevel: 'silent' as const, schema: { hide: true } };

/** In bytes. With less free space, uploads fail first, then the database. */
const littleSpace = 64 * 1024 * 1024;

interface Options {
  connection: Connection;
  dataDir: string;
  store: FileStore;
  lifecycle: Lifecycle;
  /** @returns the known problems of the backups without delay; empty texts are ignored */
  backupWarnings: () => Promise<string[]>;
}

const isDiskFull = async (dataDir: string): Promise<boolean> => {
  const found = await statfs(dataDir).catch(() => null);
  return found !== null && found.bavail * found.bsize < littleSpace;
};

/** A problem that does not prevent reading the site; null if there is none. */
const warningOf = async ({ dataDir, store, backupWarnings }: Options): Promise<string | null> => {
  const [isFull, hasFiles, backups] = await Promise.all([isDiskFull(dataDir), store.isReachable(), backupWarnings()]);
  const texts = [isFull ? 'disk full' : '', hasFiles ? '' : 'file storage unreachable', ...backups];
  return texts.filter((text) => text !== '').join(', ') || null;
};

/**
 * `GET /healthz` answers 200 while the process runs, with the version and the client's address as the server sees it, so that an operator
 * can check whether a proxy forwards it. `GET /readyz` answers 200 if the server is prepared, computes pages and the database responds,
 * otherwise 503. Neither is logged.
 */
export const registerHealth = (app: FastifyInstance, options: Options): void => {
  const { connection, lifecycle } = options;
  const statusNow = async (): Promise<string> => {
    if (lifecycle.phase !== 'ready') return lifecycle.phase;
    if (!(await connection.isReady())) return 'database unreachable';
    return app.isStuck() ? 'no page is computed in time' : 'ready';
  };
  app.get('/healthz', quiet, async ({ ip, protocol }, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok', version: productVersion, client: { address: ip, protocol } }),
  );
  app.get('/readyz', quiet, async (_request, reply) => {
    const status = await statusNow();
    const warning = status === 'ready' ? await warningOf(options) : null;
    return (
      reply
        .code(status === 'ready' ? 200 : 503)
        .header('cache-control', 'no-store')
        // still ready: the site can be read, and removing the instance from service would not help
        .send({ status, ...(warning !== null && { warning }) })
    );
  });
};
