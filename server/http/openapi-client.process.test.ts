// Generates a client from the OpenAPI document with oazapfts, and compiles it with a program that uses it.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateSource } from 'oazapfts';
import { expect, it } from 'vitest';
import { projectRoot } from '#server/platform/project-root.ts';
import { createTestApp } from '#server/testing/test-app.ts';

const usage = `import { getPublicProducts, getPublicProductsBySlug, postAdminAuthLogin } from './client.ts';

const signedIn = await postAdminAuthLogin({ email: 'a@example.com', password: 'secret' });
if (signedIn.status === 200 && 'token' in signedIn.data) signedIn.data.token satisfies string;
const list = await getPublicProducts({ search: 'robot', page: 1 });
if (list.status === 200) list.data.products.data.map(({ name, price }) => [name satisfies string, price satisfies number | null]);
const one = await getPublicProductsBySlug('robot');
if (one.status === 404) one.data.code satisfies 'not-found' | 'removed';
`;

it('generates a client from the OpenAPI document, whose types compile (APIPUB-19)', async () => {
  const test = await createTestApp();
  // within the project, so that the compiler finds the library of the client
  const folder = mkdtempSync(join(projectRoot, 'node_modules', '.client-'));
  try {
    writeFileSync(join(folder, 'openapi.json'), JSON.stringify((await test.send('GET', '/api/openapi.json')).body));
    writeFileSync(join(folder, 'client.ts'), await generateSource(join(folder, 'openapi.json')));
    writeFileSync(join(folder, 'usage.ts'), usage);
    const options =
      '--ignoreConfig --noEmit --strict --target esnext --module esnext --moduleResolution bundler --allowImportingTsExtensions';
    const { status, stdout } = spawnSync(join(projectRoot, 'node_modules/.bin/tsc'), [...options.split(' '), join(folder, 'usage.ts')], {
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([0, '']);
  } finally {
    rmSync(folder, { recursive: true });
    await test.close();
  }
});
