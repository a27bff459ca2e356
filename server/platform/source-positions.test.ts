import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { projectRoot } from './project-root.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'positions-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const built = `
import { showSourcePositions } from '${pathToFileURL(join(import.meta.dirname, 'source-positions.ts'))}';
showSourcePositions(new URL('.', import.meta.url).href);
const fail = () => { throw new TypeError('wrong'); };
try { fail(); } catch (error) { console.log(error.stack); }
`;
/** Maps the fourth line to line 8, column 3 of server/app.ts. */
const map = { version: 3, names: [], sources: [join(projectRoot, 'server/app.ts')], mappings: ';;;AAOE' };

// in a separate process, because Vitest transforms imported files and formats stack traces itself
const stackOf = (name: string): string[] => execFileSync(process.execPath, [join(folder, name)], { encoding: 'utf8' }).split('\n');

it('shows the position in the source of a built file', () => {
  writeFileSync(join(folder, 'a.mjs'), built);
  writeFileSync(join(folder, 'a.mjs.map'), JSON.stringify(map));
  expect(stackOf('a.mjs').slice(0, 2)).toEqual(['TypeError: wrong', '    at fail (server/app.ts:8:3)']);
});

it('shows the unchanged position of a file without a source map', () => {
  writeFileSync(join(folder, 'b.mjs'), built);
  expect(stackOf('b.mjs')[1]).toMatch(/at fail \(file:.*b\.mjs:4:28\)$/);
});
