// npm run import, with a running server and without one.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { multipart } from '#server/testing/multipart.ts';
import { compileCache, type ServerProcess, signInTo, startServer } from '#server/testing/server-process.ts';

// starting a process can take long on a busy machine
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let dataDir: string;
let server: ServerProcess;
let headers: { authorization: string };
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'import-command-'));
  server = await startServer(dataDir);
  headers = await signInTo(server);
  const { payload, contentType } = multipart({ fields: { name: 'Sensors' } });
  const sent = { method: 'POST', headers: { ...headers, 'content-type': contentType }, body: new Uint8Array(payload) };
  await fetch(`${server.origin}/api/admin/categories`, sent);
});
afterAll(async () => {
  await server.kill();
  rmSync(dataDir, { recursive: true });
});

interface Result {
  code: number;
  output: string;
}

const command = (given: readonly string[], environment: Record<string, string> = {}): Promise<Result> =>
  new Promise((resolve) => {
    const env = { ...compileCache, PATH: process.env.PATH, DATA_DIR: dataDir, SEED: 'none', ...environment };
    execFile(process.execPath, ['scripts/import.ts', ...given], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });

const file = (name: string, lines: readonly string[]): string => {
  const path = join(dataDir, name);
  writeFileSync(path, lines.join('\n'));
  return path;
};
const total = async (): Promise<number> => {
  const response = await fetch(`${server.origin}/api/public/products`);
  return ((await response.json()) as { products: { total: number } }).products.total;
};

it('checks and applies a file through the API of a running server, and in its own process otherwise (IMP-56)', async () => {
  const good = file('good.csv', ['Name;Model;Category', 'One;M-1;Sensors', 'Two;M-2;Sensors']);
  const bad = file('bad.csv', ['Name;Model;Category', 'Three;M-3;Sensors', 'Four;M-4;Drives']);
  const refused = await command([good, '--dry-run']);
  expect(refused).toEqual({ code: 1, output: expect.stringContaining('is in use by another running server') });
  expect(refused.output).toContain('set IMPORT_TOKEN to an API token');
  const running = { IMPORT_TOKEN: headers.authorization.replace('Bearer ', ''), PORT: String(server.port) };
  expect(await command([good, '--dry-run'], running)).toEqual({ code: 0, output: expect.stringMatching(/checked\nRows: create 2/) });
  expect(await total()).toBe(0);
  expect(await command([good, '--apply', '--json'], running)).toEqual({ code: 0, output: expect.stringContaining('"state":"applied"') });
  expect(await total()).toBe(2);
  await server.end();
  expect(await command([bad, '--apply'])).toEqual({ code: 2, output: expect.stringMatching(/checked\n(?:.*\n)*.*Line 3 \(Four\)/) });
  const corrected = file('corrected.csv', ['Name;Model;Category', 'Three;M-3;Sensors']);
  expect(await command([corrected, '--apply'])).toEqual({ code: 0, output: expect.stringContaining('applied') });
  server = await startServer(dataDir);
  expect(await total()).toBe(3);
});

it.each([
  [[], 'npm run import'],
  [['missing.csv', '--apply'], 'There is no file missing.csv.'],
  [['package.json', '--apply', '--dry-run'], 'npm run import'],
  [['package.json', '--dry-run', '--kind', 'order'], 'The kind must be one of'],
])('explains wrong arguments: %s (IMP-56)', async (given, text) => {
  expect(await command(given)).toEqual({ code: 1, output: expect.stringContaining(text) });
});
