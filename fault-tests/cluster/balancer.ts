// nginx in front of the instances, with the settings of deploy/nginx.conf.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../scripts/runtime.mjs';

const example = join(root, 'deploy', 'nginx.conf');
const pollMs = 20;
const startLimitMs = 20_000;

export class NoBalancer extends Error {
  override name = 'NoBalancer';
}

const locate = (): string | null => {
  const places = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'].map((folder) => join(folder, 'nginx'));
  return places.find((path) => existsSync(path)) ?? null;
};

/** Debian starts a service when it is installed, unless this program refuses. */
const policy = '/usr/sbin/policy-rc.d';

const install = (): void => {
  console.log('Installing nginx with apt-get…');
  const isOwn = !existsSync(policy);
  if (isOwn) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  const apt = (...words: string[]) =>
    spawnSync('apt-get', ['-qq', ...words], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  try {
    apt('update');
    apt('install', '--yes', '--no-install-recommends', 'nginx');
  } finally {
    if (isOwn) rmSync(policy);
  }
};

/** @returns the path of nginx, which root installs on Debian. @throws NoBalancer */
export const findBalancer = (): string => {
  const found = locate();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) install();
  const installed = locate();
  if (!installed) throw new NoBalancer('nginx is needed: apt-get install nginx, as root. Elsewhere than on Debian, install it by hand.');
  return installed;
};

const replaceOne = (text: string, pattern: RegExp, replacement: string): string => {
  if (!pattern.test(text)) throw new Error(`deploy/nginx.conf has changed: ${pattern} is not in it`);
  return text.replace(pattern, replacement);
};

/** @returns the example with other addresses and without https */
export const siteOf = (text: string, port: number, instances: readonly number[]): string => {
  const servers = instances.map((instance) => `    server 127.0.0.1:${instance}$1;`).join('\n');
  const changes: [RegExp, string][] = [
    [/^ {4}server 127\.0\.0\.1:3000(.*);$/m, servers],
    [/^server \{\n(?: {4}.*\n)*? {4}return 301 .*\n\}\n/m, ''],
    [/^ {4}listen 443 ssl.*$/m, `    listen 127.0.0.1:${port};`],
    [/^ {4}listen \[::\]:443 .*\n/m, ''],
    [/^ {4}server_name .*\n/m, ''],
    [/(^ {4}ssl_.*\n)+/m, ''],
  ];
  return changes.reduce((result, [pattern, replacement]) => replaceOne(result, pattern, replacement), text);
};

const wholeOf = (folder: string, site: string): string => {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`);
  return `daemon off;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 1024; }
http {
access_log off;
${folders.join('\n')}
${site}
}
`;
};

export interface Balancer {
  origin: string;
  process: () => ChildProcess;
  /** Starts again with these instances. */
  use: (instances: readonly number[]) => Promise<void>;
  close: () => Promise<void>;
}

interface Options {
  program: string;
  /** Of configuration, log and temporary files. */
  folder: string;
  port: number;
  instances: readonly number[];
}

export const startBalancer = async ({ program, folder, port, instances }: Options): Promise<Balancer> => {
  const origin = `http://127.0.0.1:${port}`;
  const file = join(folder, 'nginx.conf');
  const start = async (ports: readonly number[]) => {
    writeFileSync(file, wholeOf(folder, siteOf(readFileSync(example, 'utf8'), port, ports)));
    const started = spawn(program, ['-c', file, '-e', join(folder, 'error.log')], { stdio: ['ignore', 'inherit', 'inherit'] });
    const since = performance.now();
    while (!(await fetch(`${origin}/metrics`).catch(() => null))) {
      if (started.exitCode !== null || performance.now() - since > startLimitMs) throw new Error('nginx did not start');
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
