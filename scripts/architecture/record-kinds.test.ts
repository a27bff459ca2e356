// Only a few files of the server list all kinds of records, so that a new kind needs few changes.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { published } from '#contract/records/kinds.ts';
import { sourceFiles } from './source-files.ts';

/** The registry, the restore order of the trash, and the files of the sitemap. */
const places = ['server/features/sitemap/sitemap.service.ts', 'server/features/trash/trash.service.ts', 'server/kinds.ts'];

const isExempt = /\.test\.ts$|\/testing\/|\/migrations\//;

it('lists all kinds of records in only three files of the server', () => {
  const names = Object.values(published).map(({ noun: [one, many] }) => new RegExp(`['\`](${one}|${many})['\`]|[{\\s](${one}|${many}):`));
  const found = sourceFiles().filter((file) => {
    if (!file.startsWith('server/') || isExempt.test(file)) return false;
    const text = readFileSync(file, 'utf8');
    return names.every((name) => name.test(text));
  });
  expect(found).toEqual(places);
});
