// Runs the command in a separate process with its own database.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { connect } from '#server/database/connect.ts';
import { login } from '#server/features/auth/auth.service.ts';
import { systemClock } from '#server/platform/clock.ts';
import { compileCache, startServer } from '#server/testing/server-process.ts';

// each command starts a process, which takes long on a busy machine
vi.setConfig({ testTimeout: 180_000 });

const dataDir = mkdtempSync(join(tmpdir(), 'administrator-'));
afterAll(() => {
  rmSync(dataDir, { recursive: true });
  vi.resetConfig();
});

const run = (args: string[], input = '', environment: Record<string, string> = {}) => {
  const { status, stdout, stderr } = spawnSync('node', ['scripts/administrator.ts', ...args], {
    env: { PATH: process.env.PATH, ...compileCache, DATA_DIR: dataDir, ...environment },
    input,
    encoding: 'utf8',
  });
  return { status, output: stdout.trim(), error: stderr.trim() };
};

const signIn = async (email: string, password: string) => {
  const connection = await connect(`file:${join(dataDir, 'site.sqlite')}`);
  try {
    const context = { db: connection.db, clock: systemClock };
    return await login(context, { email, password, remember: false }).then(
      () => true,
      () => false,
    );
  } finally {
    await connection.db.destroy();
  }
};

describe('npm run administrator (AACC-05)', () => {
  it('creates an account with a generated password, which is shown once', async () => {
    const { status, output } = run(['create', 'Rina@Example.com', '--name', 'Rina']);
    expect(status).toBe(0);
    const password = /password: (\S{16}) /.exec(output)?.[1] ?? '';
    expect(await signIn('rina@example.com', password)).toBe(true);
    expect(run(['list'])).toEqual({ status: 0, output: 'rina@example.com\tRina\tactive', error: '' });
  });

  it('resets a password to the one on standard input without printing it', async () => {
    const { status, output } = run(['reset-password', 'rina@example.com', '--password-stdin'], 'a new pass phrase\n');
    expect([status, output]).toEqual([0, 'Password reset, all sessions ended: rina@example.com']);
    expect(await signIn('rina@example.com', 'a new pass phrase')).toBe(true);
  });

  it('removes the second factor of an account (AFACT-09)', () => {
    expect(run(['reset-second-factor', 'rina@example.com'])).toMatchObject({
      status: 0,
      output: 'Two-step sign-in is off, recovery codes and passkeys are removed: rina@example.com',
    });
    expect(run(['reset-second-factor', 'nobody@example.com'])).toMatchObject({ status: 1 });
  });

  it.each([
    [[], 'npm run administrator -- create'],
    [['create'], 'npm run administrator -- create'],
    [['remove', 'rina@example.com'], 'npm run administrator -- create'],
    [['create', 'x@example.com', '--password', 'on the command line'], "Unknown option '--password'"],
    [['create', 'rina@example.com'], 'The email has already been taken.'],
    [['create', 'nobody'], 'The email must be a valid email address.'],
    [['reset-password', 'nobody@example.com'], 'There is no administrator nobody@example.com.'],
    [['create', 'x@example.com', '--password-stdin'], 'The password must be at least 12 characters long.'],
    [['create', 'x@example.com', '--password-stdin'], 'The password is too common.', 'Password2026!\n'],
  ])('rejects %j with a readable message', (args, text, input = 'short\n') => {
    const { status, error } = run(args, input);
    expect(status).toBe(1);
    expect(error).toContain(text);
    expect(error).not.toContain('    at ');
  });

  it.each(['list', 'reset-password', 'reset-second-factor'])(
    'names the database that it did not find for %s, and creates none',
    (command) => {
      const folder = join(dataDir, 'nothing');
      const { status, error } = run([command, ...(command === 'list' ? [] : ['rina@example.com'])], '', { DATA_DIR: folder });
      expect([status, error]).toEqual([
        1,
        `There is no database at ${join(folder, 'site.sqlite')}. Set DATA_DIR or DATABASE_URL as for the server.`,
      ]);
      expect(existsSync(folder)).toBe(false);
    },
  );

  it('works while the server is running', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'administrator-'));
    const server = await startServer(folder);
    try {
      expect(run(['create', 'beside@example.com'], '', { DATA_DIR: folder }).status).toBe(0);
      expect(run(['list'], '', { DATA_DIR: folder }).output).toContain('beside@example.com');
    } finally {
      await server.kill();
      rmSync(folder, { recursive: true });
    }
  });

  it('reports an unusable database in one line', () => {
    const folder = mkdtempSync(join(tmpdir(), 'administrator-'));
    writeFileSync(join(folder, 'site.sqlite'), 'x'.repeat(5000));
    const { status, error } = run(['list'], '', { DATA_DIR: folder });
    rmSync(folder, { recursive: true });
    expect([status, error.split('\n')]).toEqual([1, [expect.stringContaining('not a SQLite database')]]);
  });
});
