// A released migration must not be edited: databases that have already run it would differ from those that run it later.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = 'server/database/migrations/';
const files = globSync(`${folder}**/*.ts`).sort();
const nameOf = (path: string) => path.slice(folder.length);

// add a line for each new file; instead of changing a line, add another migration
const landed: Record<string, string> = {
  '0001-initial.ts': '201a2a13c036dd7b',
  '0002-created-records.ts': '1ce267441e730876',
  '0003-site-redirects.ts': '3d8b751a0a64cd19',
  '0004-kinds-of-records.ts': 'ab6510fc4774fbce',
  '0005-merged-categories.ts': '165399af91a05588',
  '0006-contact-notes.ts': '69b3278767d0cb6a',
  '0007-sort-names.ts': '96160bd0c52e4256',
  '0008-imports.ts': 'eedc033afab1bc56',
  '0009-api-tokens.ts': 'b45c697b51fd6c7d',
  '0010-webhooks.ts': '8d10e1815ee671ac',
  '0011-translations.ts': '02c2739fe0215650',
  '0012-search-of-translations.ts': '8fb1b9e5e0ae190b',
  '0013-translators.ts': '2165f51d5c45ce53',
  '0014-message-languages.ts': 'a59293e4811cc8bc',
  '0015-failed-translations.ts': '00b0ce224d5ca85d',
  '0016-translation-imports.ts': 'abd0ea9ed478fa43',
  'column-types.ts': '33428a05cba55ef0',
  'content-triggers.ts': '8c68ca871c6d3cf5',
  'initial/accounts.ts': 'e876351815346f7a',
  'initial/analytics.ts': '2e223bd5d5597e2c',
  'initial/attributes.ts': '55bafc3d52c76707',
  'initial/catalogue.ts': 'dfa9a9e001bb0688',
  'initial/content-version.ts': 'b390af169391adc3',
  'initial/content.ts': '7678323f730b38c9',
  'initial/editing.ts': 'dc54933b40428649',
  'initial/files.ts': 'a81fe2d66f397287',
  'initial/history.ts': '2a330f2a2adf9f5e',
  'initial/messages.ts': '57adce691fc59655',
  'initial/operations.ts': 'eaf2a3402c156089',
  'initial/search-index.ts': '5b315f76964409ce',
  'initial/search-words.ts': '57702911b0c11723',
  'initial/substrings.ts': 'dbd94c3c6a4ccf6b',
  'visible-views.ts': '9e55644f1ca4447d',
};

it('leaves migrations, and the code they call, unedited', () => {
  const hashes = files.map((path) => [nameOf(path), createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16)]);
  expect(Object.fromEntries(hashes)).toEqual(landed);
});

/** Migrations that remove only what the previous version no longer used, or recreate it with additions. */
const narrowing = ['0004-kinds-of-records.ts'];

it('removes nothing in migrations that the previous version uses, which runs beside the new one during an update (START-14)', () => {
  const removing =
    /\b(drop (column|table|view|function|trigger)|rename (to|column)|alter column|dropColumn|dropTable|renameColumn|alterColumn)\b/i;
  const found = files.filter((path) => /\/\d{4}-/.test(path) && removing.test(readFileSync(path, 'utf8')));
  expect(found.map(nameOf)).toEqual(narrowing);
});
