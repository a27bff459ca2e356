// Three instances of the built product with PostgreSQL, object storage, a mail server and a balancer, all on loopback.

import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#server/testing/free-port.ts';
import { type MailServer, startMailServer } from '#server/testing/mail-server.ts';
import { createPostgresServer, type PostgresServer } from '#server/testing/postgres-server.ts';
import { type S3Server, startS3 } from '#server/testing/s3-server.ts';
import { runningServers, type ServerProcess, startServer } from '#server/testing/server-process.ts';
import { allocatorSettings, compileCache, serverArguments } from '../../scripts/runtime.mjs';
import { type Balancer, startBalancer } from './balancer.ts';

export const instanceCount = 3;
export const prefix = 'site';
/** Default of the product. */
const storageTimeoutSeconds = 5;

export interface Instance {
  number: number;
  port: number;
  origin: string;
  /** Resolves when the instance serves. */
  start: () => Promise<void>;
  /** Kills it without a shutdown, like a crash. */
  kill: () => Promise<void>;
  /** Shuts it down. @returns the exit code */
  end: () => Promise<number | null>;
  /** False from a kill to the end of the next start. */
  isUp: () => boolean;
  /** Process id; null while it is not running. */
  pid: () => number | null;
}

export interface Installation {
  folder: string;
  instances: readonly Instance[];
  balancer: Balancer;
  postgres: PostgresServer;
  databaseUrl: string;
  storage: S3Server;
  mail: MailServer;
  backupDir: string;
  /** Ends all processes. @param isKept whether the folder remains */
  close: (isKept: boolean) => Promise<void>;
}

interface InstanceOptions {
  number: number;
  port: number;
  /** Parent of the folders of the instances. */
  folder: string;
  environment: Record<string, string>;
  /** Default: the server without the web part, for tests. */
  nodeArguments?: readonly string[];
}

export const createInstance = ({ number, port, folder, environment, nodeArguments }: InstanceOptions): Instance => {
  const dataDir = join(folder, `instance-${number}`);
  let server: ServerProcess | null = null;
  const stop = async <T>(how: (running: ServerProcess) => Promise<T>): Promise<T | null> => {
    const running = server;
    server = null;
    return running ? how(running) : null;
  };
  return {
    number,
    port,
    origin: `http://127.0.0.1:${port}`,
    start: async () => {
      server = await startServer(dataDir, { ...environment, PORT: String(port) }, nodeArguments);
    },
    kill: async () => {
      await stop((running) => running.kill());
    },
    end: () => stop((running) => running.end()),
    isUp: () => server !== null,
    pid: () => server?.pid ?? null,
  };
};

/** Everything started so far, so that it can be ended after a failure. */
const open: { folder: string; closing: (() => Promise<unknown>)[] } = { folder: '', closing: [] };

/** Ends all started processes; can be called at any time. */
export const closeAll = async (isKept: boolean): Promise<void> => {
  for (const child of runningServers) {
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }
  for (const close of open.closing.splice(0).toReversed()) await close().catch((error: unknown) => console.error(error));
  if (!isKept && open.folder !== '') rmSync(open.folder, { recursive: true, force: true });
};

const environmentOf = (siteUrl: string, databaseUrl: string, backupDir: string, storage: S3Server, mail: MailServer) => ({
  ...allocatorSettings(),
  ...storage.environment(prefix, storageTimeoutSeconds),
  NODE_COMPILE_CACHE: compileCache(),
  NODE_ENV: 'production',
  SEED: 'demo',
  SITE_URL: siteUrl,
  DATABASE_URL: databaseUrl,
  BACKUP_DIR: backupDir,
  // always due if it has not been made today
  BACKUP_AT: '0',
  // only the address of the balancer: visitors have other loopback addresses
  TRUST_PROXY: '127.0.0.1',
  SMTP_URL: mail.url,
  MAIL_FROM: 'website@lintara.example',
  CONTACT_RATE_LIMIT: '0',
});

/** Starts everything, all instances at the same time on an empty database. @param program HAProxy */
export const createInstallation = async (program: string): Promise<Installation> => {
  const folder = mkdtempSync(join(tmpdir(), 'cluster-'));
  // PostgreSQL runs as another user when root runs this
  chmodSync(folder, 0o711);
  open.folder = folder;
  const postgres = await createPostgresServer({ parent: folder });
  open.closing.push(postgres.stop);
  const storage = await startS3({ parent: folder, port: await freePort(), pageSize: 1000 });
  open.closing.push(storage.stop);
  const mail = await startMailServer();
  open.closing.push(mail.close);
  const databaseUrl = await postgres.createDatabase();
  const backupDir = join(folder, 'backups');
  const balancerPort = await freePort();
  const environment = environmentOf(`http://127.0.0.1:${balancerPort}`, databaseUrl, backupDir, storage, mail);
  const instancePorts: number[] = [];
  while (instancePorts.length < instanceCount) instancePorts.push(await freePort());
  const instances = instancePorts.map((port, index) =>
    createInstance({ number: index + 1, port, folder, environment, nodeArguments: serverArguments }),
  );
  const balancer = await startBalancer({ program, folder, port: balancerPort, instances: instancePorts });
  open.closing.push(balancer.close);
  await Promise.all(instances.map((instance) => instance.start()));
  return { folder, instances, balancer, postgres, databaseUrl, storage, mail, backupDir, close: closeAll };
};
