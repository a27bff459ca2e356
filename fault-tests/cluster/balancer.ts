// HAProxy in front of the instances, with the settings of deploy/haproxy.cfg.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../scripts/runtime.mjs';

const example = join(root, 'deploy', 'haproxy.cfg');
const pollMs = 20;
const startLimitMs = 20_000;

export class NoBalancer extends Error {
  override name = 'NoBalancer';
}

const locate = (): string | null => {
  const places = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'].map((folder) => join(folder, 'haproxy'));
  return places.find((path) => existsSync(path)) ?? null;
};

/** Debian starts a service on installation unless this program refuses it. */
const policy = '/usr/sbin/policy-rc.d';

const install = (): void => {
  console.log('Installing HAProxy with apt-get…');
  const isOwn = !existsSync(policy);
  if (isOwn) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  const apt = (...words: string[]) =>
    spawnSync('apt-get', ['-qq', ...words], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  try {
    apt('update');
    apt('install', '--yes', '--no-install-recommends', 'haproxy');
  } finally {
    if (isOwn) rmSync(policy);
  }
};

/** @returns the path of HAProxy, which is installed first if root runs this on Debian. @throws NoBalancer */
export const findBalancer = (): string => {
  const found = locate();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) install();
  const installed = locate();
  if (!installed)
    throw new NoBalancer('HAProxy is needed: apt-get install haproxy, as root. On other systems than Debian, install it by hand.');
  return installed;
};

/** @returns the example configuration with other addresses */
export const configure = (text: string, port: number, instances: readonly number[]): string => {
  const servers = instances.map((instance, index) => `    server site-${index + 1} 127.0.0.1:${instance}\n`).join('');
  const lists = /( {4}server site-\d+ site-\d+:3000\n)+/g;
  if (text.match(lists)?.length !== 2 || !text.includes('    bind :80\n')) throw new Error('deploy/haproxy.cfg has changed');
  return text.replace(lists, servers).replace('bind :80', `bind 127.0.0.1:${port}`);
};

export interface Balancer {
  origin: string;
  process: () => ChildProcess;
  /** Restarts the balancer with these instances. */
  use: (instances: readonly number[]) => Promise<void>;
  close: () => Promise<void>;
}

interface Options {
  program: string;
  /** Folder of the HAProxy configuration. */
  folder: string;
  port: number;
  instances: readonly number[];
}

export const startBalancer = async ({ program, folder, port, instances }: Options): Promise<Balancer> => {
  const origin = `http://127.0.0.1:${port}`;
  const file = join(folder, 'haproxy.cfg');
  const start = async (ports: readonly number[]) => {
    writeFileSync(file, configure(readFileSync(example, 'utf8'), port, ports));
    const started = spawn(program, ['-q', '-db', '-f', file], { stdio: ['ignore', 'inherit', 'inherit'] });
    const since = performance.now();
    while (!(await fetch(`${origin}/metrics`).catch(() => null))) {
      if (started.exitCode !== null || performance.now() - since > startLimitMs) throw new Error('HAProxy did not start');
      await pause(pollMs);
    }
    return started;
  };
  let child = await start(instances);
  const close = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  };
  return {
    origin,
    process: () => child,
    use: async (ports) => {
      await close();
      child = await start(ports);
    },
    close,
  };
};
