// Ends the PostgreSQL servers of the test workers (postgres.ts) after the last test, because workers end without being able to do so.
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the PostgreSQL servers of this test run. */
    postgresFolder: string;
  }
}

const stop = async (folder: string): Promise<void> => {
  const file = join(folder, 'data', 'postmaster.pid');
  if (!existsSync(file)) return;
  // immediate shutdown, because the data is not needed any more
  process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGQUIT');
  while (existsSync(file)) await pause(20);
};

export default (project: TestProject) => {
  const parent = mkdtempSync(join(tmpdir(), 'postgres-servers-'));
  // PostgreSQL runs as another user if the tests run as root
  chmodSync(parent, 0o711);
  project.provide('postgresFolder', parent);
  return async () => {
    for (const name of readdirSync(parent)) await stop(join(parent, name));
    rmSync(parent, { recursive: true, force: true });
  };
};
