// Only one file of the server lists all kinds of records, so that a new kind needs few changes.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { published } from '#contract/records/kinds.ts';
import { sourceFiles } from './source-files.ts';

const places = ['server/kinds.ts'];

// the sitemap names the kinds that the lists of the site show
const isExempt = /\.test\.ts$|\/testing\/|\/migrations\/|\/sitemap\.service\.ts$/;

it('lists all kinds of records in only one file of the server', () => {
  const names = Object.values(published).map(({ noun: [one, many] }) => new RegExp(`['\`](${one}|${many})['\`]|[{\\s](${one}|${many}):`));
  const found = sourceFiles().filter((file) => {
    if (!file.startsWith('server/') || isExempt.test(file)) return false;
    const text = readFileSync(file, 'utf8');
    return names.every((name) => name.test(text));
  });
  expect(found).toEqual(places);
});
