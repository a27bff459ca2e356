// Runs both commands in separate processes, beside a running server.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connect } from '#server/database/connect.ts';
import { systemClock } from '#server/platform/clock.ts';
import { aMissingPicture } from '#server/testing/builders.ts';
import { startS3 } from '#server/testing/s3-server.ts';
import { failToStart, type ServerProcess, signInTo, startServer } from '#server/testing/server-process.ts';

// each command starts a process, which takes long on a busy machine
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const root = mkdtempSync(join(tmpdir(), 'backup-command-'));
const dataDir = join(root, 'data');
let server: ServerProcess;
beforeAll(async () => {
  server = await startServer(dataDir);
});
afterAll(async () => {
  await server.kill();
  rmSync(root, { recursive: true });
  vi.resetConfig();
});

const environment = (dir: string) => ({ PATH: process.env.PATH, DATA_DIR: dir });
const run = (script: 'backup' | 'restore' | 'move', args: string[], dir = dataDir, more: Record<string, string> = {}) => {
  const env = { ...environment(dir), ...more };
  const { status, stdout, stderr } = spawnSync('node', [`scripts/${script}.ts`, ...args], { env, encoding: 'utf8' });
  return { status, output: stdout.trim(), error: stderr.trim() };
};
/** Kills the command as soon as its folder of unfinished files exists. */
const killDuring = async (command: ChildProcess, folder: string) => {
  const exited = once(command, 'exit');
  await vi.waitUntil(() => existsSync(folder) || command.exitCode !== null, { timeout: 120_000, interval: 1 });
  command.kill('SIGKILL');
  await exited;
};

describe('npm run backup and npm run restore', () => {
  const file = join(root, 'one.tar');

  it('make one file while the server runs, check it, and restore it elsewhere (BACKUP-01, BACKUP-03, BACKUP-04)', async () => {
    expect((await fetch(`${server.origin}/api/admin/categories`, { headers: await signInTo(server) })).status).toBe(200);
    const made = run('backup', ['--to', file]);
    expect(made.error).toBe('');
    expect(made.output).toMatch(
      /^Backup made and proven: .*one\.tar \(\d+\.\d KB; 0 products, 0 articles, 0 messages, \d+ rows in all, 0 files\)$/,
    );
    expect(run('restore', [file, '--check']).output).toMatch(/^The backup of \S+ is intact .*made by version \d\S* with the schema \d{4}-/);
    const other = join(root, 'other');
    expect(run('restore', [file], other).output).toMatch(/^Restored the backup of \S+ into .*other: 0 products/);
    const restored = await startServer(other);
    try {
      // also restores the administrator's password
      expect((await signInTo(restored)).authorization).toMatch(/^Bearer ./);
    } finally {
      await restored.kill();
    }
  });

  it('use the backup folder if no target is given (BACKUP-01)', () => {
    expect(run('backup', []).status).toBe(0);
    expect(readdirSync(join(dataDir, 'backups')).toSorted()).toEqual([
      expect.stringMatching(/^backup-\d{8}T\d{6}Z-manual\.json$/),
      expect.stringMatching(/^backup-\d{8}T\d{6}Z-manual\.tar$/),
    ]);
    expect(run('backup', ['--to', `${join(root, 'folder')}/`]).status).toBe(0);
    expect(readdirSync(join(root, 'folder'))).toHaveLength(1);
  });

  it('make an incomplete backup and exit with code 2 when files that records reference are missing (BACKUP-15)', async () => {
    const location = join(root, 'incomplete');
    expect(run('restore', [file], location).status).toBe(0);
    const connection = await connect(`file:${join(location, 'site.sqlite')}`);
    await aMissingPicture({ db: connection.db, clock: systemClock, actor: null });
    await connection.close();
    const made = run('backup', [], location);
    expect([made.status, made.output]).toEqual([2, '']);
    expect(made.error).toMatch(
      /^Backup made, but INCOMPLETE, .*1 file missing on the server \(uploads\/2026\/11\/00000000000000aa\.png\)\)$/,
    );
    const [name = '', record = ''] = readdirSync(join(location, 'backups')).toSorted().reverse();
    expect(JSON.parse(readFileSync(join(location, 'backups', record), 'utf8'))).toMatchObject({ state: 'incomplete', missing_files: 1 });
    expect(run('restore', [join(location, 'backups', name), '--check']).output).toMatch(/^The backup of \S+ is intact, but incomplete /);
  });

  it('encrypt, check and restore with the key from the environment (BACKUP-19, BACKUP-20)', () => {
    const key = run('backup', ['--new-key']).output;
    const other = run('backup', ['--new-key']).output;
    const folder = join(root, 'encrypted');
    const made = run('backup', [], dataDir, { BACKUP_KEY: key, BACKUP_DIR: folder });
    expect([made.status, made.error]).toEqual([0, '']);
    const name = readdirSync(folder).find((found) => found.endsWith('.tar.age')) ?? '';
    const encrypted = join(folder, name);
    expect(run('restore', [encrypted, '--check'], dataDir, { BACKUP_KEY: key }).output).toMatch(/^The backup of \S+ is intact /);
    const location = join(root, 'decrypted');
    const refused = (error: string) => ({ status: 1, output: '', error });
    expect(run('restore', [encrypted], location)).toEqual(refused('The backup is encrypted. Set BACKUP_KEY to its key.'));
    expect(run('restore', [encrypted], location, { BACKUP_KEY: other })).toEqual(
      refused('BACKUP_KEY is not the key of this backup, or the beginning of the backup is damaged.'),
    );
    expect(existsSync(location)).toBe(false);
    const restored = run('restore', [encrypted], location, { BACKUP_KEY: key });
    expect(restored.output).toMatch(/^Restored the backup of /);
    expect([made, restored].some(({ output, error }) => (output + error).includes(key))).toBe(false);
  });

  it('store in object storage, and list, check and restore by name without a local folder (BACKUP-21, BACKUP-22)', async () => {
    const s3 = await startS3();
    const { FILES_URL: BACKUP_URL = '', ...keys } = s3.environment('site');
    // asynchronous, because the storage server runs in this process
    const runBeside = async (script: 'backup' | 'restore', args: string[], dir: string) => {
      const command = spawn('node', [`scripts/${script}.ts`, ...args], { env: { ...environment(dir), BACKUP_URL, ...keys } });
      const [output, error] = await Promise.all([text(command.stdout), text(command.stderr)]);
      return { output: output.trim(), error: error.trim() };
    };
    try {
      const made = await runBeside('backup', [], dataDir);
      expect(made).toEqual({
        output: expect.stringMatching(
          /^Backup made and proven: s3:\/\/uploads-of-tests\/site\/backups\/backup-\d{8}T\d{6}Z-manual\.tar \(/,
        ),
        error: '',
      });
      expect(s3.names('site')).toEqual([expect.stringMatching(/^backups\/backup-.*-manual\.tar$/)]);
      const location = join(root, 'from-bucket');
      const { output: listed } = await runBeside('restore', ['--list'], location);
      expect(listed).toMatch(/^\d{8}T\d{6}Z-manual {2}proven +\d+\.\d KB$/);
      const [name = ''] = listed.split(' ');
      expect((await runBeside('restore', [name, '--check'], location)).output).toMatch(/^The backup of \S+ is intact /);
      expect(existsSync(location)).toBe(false);
      expect((await runBeside('restore', [name], location)).output).toMatch(/^Restored the backup of /);
      expect(existsSync(join(location, '.download'))).toBe(false);
      s3.fail(403);
      expect((await runBeside('restore', [name], join(root, 'nowhere'))).error).toMatch(
        /^The backups in s3:\/\/uploads-of-tests\/site\/backups cannot be reached\. .*status 403\)\.$/,
      );
    } finally {
      await s3.close();
    }
  });

  it('report in one line what prevents a restore, and exit with code 1 (BACKUP-03, BACKUP-05)', () => {
    expect(run('restore', [file])).toEqual({
      status: 1,
      output: '',
      error: `The folder ${dataDir} is in use by another running server. Stop that server, or set DATA_DIR to another location.`,
    });
    expect(run('restore', [file], join(root, 'other')).error).toBe(
      `${join(root, 'other', 'site.sqlite')} has content. A backup is restored only into an empty location.`,
    );
    const bytes = readFileSync(file);
    bytes.writeUInt8(bytes.readUInt8(2000) ^ 1, 2000);
    writeFileSync(join(root, 'damaged.tar'), bytes);
    const damaged = { status: 1, output: '', error: 'The backup is damaged: database.sqlite.zst.' };
    expect(run('restore', [join(root, 'damaged.tar'), '--check'])).toEqual(damaged);
    expect(run('restore', [join(root, 'damaged.tar')], join(root, 'third'))).toEqual(damaged);
    expect(run('restore', []).error).toBe('npm run restore -- <file or name of a backup> [--check] | --list');
    expect(run('backup', ['--to', file]).error).toBe(`${file} already exists.`);
    expect(run('backup', ['--to', join(root, 'x.tar')], join(root, 'nothing')).error).toMatch(/^There is no database at/);
  });

  it('create nothing if there is no database, no backup or a damaged one, and name the location (BACKUP-17)', () => {
    const nothing = join(root, 'nothing');
    const missing = `There is no database at ${join(nothing, 'site.sqlite')}. Set DATA_DIR or DATABASE_URL as for the server.`;
    expect(run('backup', [], nothing)).toEqual({ status: 1, output: '', error: missing });
    expect(run('move', ['--files', join(root, 'nowhere')], nothing).error).toBe('');
    expect(run('restore', [root], nothing).error).toBe(`${root} is not a file.`);
    expect(run('restore', [join(root, 'damaged.tar')], nothing).error).toContain('damaged');
    expect([existsSync(nothing), existsSync(join(root, 'nowhere'))]).toEqual([false, false]);
    expect(run('restore', [file], join(root, 'named')).output).toContain(`into ${join(root, 'named', 'site.sqlite')} and`);
  });

  // only root can give files to another user
  it.skipIf(process.getuid?.() !== 0)('give files created by root to the owner of DATA_DIR (BACKUP-18)', () => {
    const location = join(root, 'owned');
    const [uid, gid] = [12_345, 12_346];
    mkdirSync(location);
    chownSync(location, uid, gid);
    const foreign = () =>
      readdirSync(location, { recursive: true, encoding: 'utf8' }).filter((name) => lstatSync(join(location, name)).uid !== uid);
    expect(run('restore', [file], location).status).toBe(0);
    expect(foreign()).toEqual([]);
    expect(run('backup', [], location).status).toBe(0);
    expect(readdirSync(join(location, 'backups'))).toHaveLength(2);
    expect(foreign()).toEqual([]);
    writeFileSync(join(location, 'of-somebody'), '');
    expect(
      run('move', ['--to', `file:${join(location, 'other', 'moved.sqlite')}`, '--files', join(location, 'files')], location).status,
    ).toBe(0);
    expect(foreign()).toEqual(['of-somebody']);
  });

  it('leave no finished file when the backup is killed, and clean up with the next one (BACKUP-07)', async () => {
    const target = join(root, 'killed.tar');
    const unfinished = join(root, '.killed.tar.part');
    await killDuring(spawn('node', ['scripts/backup.ts', '--to', target], { env: environment(dataDir), stdio: 'ignore' }), unfinished);
    // on a busy machine the signal may arrive after the end; a file with the final name is complete
    if (existsSync(target)) expect(run('restore', [target, '--check']).status).toBe(0);
    rmSync(target, { force: true });
    expect(run('backup', ['--to', target]).status).toBe(0);
    expect(existsSync(unfinished)).toBe(false);
  });

  it('prevent the start of a server when the restore is killed, until it is repeated (BACKUP-03)', async () => {
    const location = join(root, 'killed');
    await killDuring(
      spawn('node', ['scripts/restore.ts', file], { env: environment(location), stdio: 'ignore' }),
      join(location, '.restore'),
    );
    // recreates the same state if the restore had finished before the signal
    if (!existsSync(join(location, '.restore'))) {
      rmSync(location, { recursive: true });
      mkdirSync(join(location, '.restore', 'uploads'), { recursive: true });
    }
    const { code, stderr } = await failToStart({ DATA_DIR: location });
    expect([code, stderr.trim()]).toEqual([
      1,
      `A restore into ${location} did not finish. Run it again, or remove ${join(location, '.restore')} to start without it.`,
    ]);
    expect(run('restore', [file], location).status).toBe(0);
    await (await startServer(location)).kill();
  });
});
