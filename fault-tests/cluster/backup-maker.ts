// Finds the instance that is making a backup, which runs in a child process. Linux only.
import { readdirSync, readFileSync } from 'node:fs';
import type { Instance } from './installation.ts';

const program = 'backup-process';

const readOf = (pid: string, name: 'stat' | 'cmdline'): string => {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    // the process exited before its file could be read
    return '';
  }
};

const parentOf = (pid: string): number => Number(readOf(pid, 'stat').split(') ').at(-1)?.split(' ')[1]);

export const findBackupMaker = (instances: readonly Instance[]): Instance | undefined => {
  const makers = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && readOf(pid, 'cmdline').includes(program));
  const parents = new Set(makers.map(parentOf));
  return instances.find((instance) => parents.has(instance.pid() ?? 0));
};
