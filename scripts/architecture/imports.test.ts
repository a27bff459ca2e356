// Import rules between folders. biome.imports.json defines them, with messages for the editor; this test checks that each rule
// still applies to the folders in it. ARCHITECTURE.md describes them in a table.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

interface Import {
  file: string;
  /** Path from the root for files of the project, otherwise the package name. */
  target: string;
  isType: boolean;
}

const statement = /^\s*(?:import|export)\s+(type\s+)?([^'";]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;
const dynamic = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

const resolveTarget = (file: string, specifier: string): string => {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : specifier;
};

const importsOf = (file: string): Import[] => {
  const text = readFileSync(file, 'utf8');
  const found = [...text.matchAll(statement)].map(([, type, , specifier = '']) => ({ isType: Boolean(type), specifier }));
  const lazy = [...text.matchAll(dynamic)].map(([, specifier = '']) => ({ isType: false, specifier }));
  return [...found, ...lazy].map(({ isType, specifier }) => ({ file, target: resolveTarget(file, specifier), isType }));
};

const isTest = (file: string) => /\.test\.tsx?$/.test(file) || /\/(test|testing)\//.test(file);
const imports = sourceFiles()
  .filter((file) => !isTest(file))
  .flatMap(importsOf);

/** Forbidden imports: the file, the import, and the beginning of the message. */
const refused: [file: string, specifier: string, message: string][] = [
  ['contract/news.ts', 'kysely', 'The contract depends only on zod'],
  ['contract/rules/price.ts', 'zod', 'Rules also run in the browser'],
  ['contract/rules/price.ts', '../news.ts', 'Rules also run in the browser'],
  ['web/shared/lib/api.ts', '#web/site/lib/head.ts', 'web/shared is below'],
  ['web/shared/ui/icon.tsx', '#web/shared/features/settings/settings.queries.ts', 'A component without data must not import features'],
  ['web/site/app.tsx', '#web/admin/lib/csv.ts', 'Visitors must not download the CMS'],
  ['web/site/features/news/news-view.ts', '#web/site/routes/home.tsx', 'Routes compose features'],
  ['web/site/lib/head.ts', '#web/site/features/news/news-view.ts', 'lib must not import features'],
  ['web/site/ui/prose.tsx', '#contract/news.ts', 'A component without data must not import resource types'],
  ['web/site/ui/prose.tsx', '#web/shared/lib/api.ts', 'A component without data must not fetch'],
  ['web/site/ui/prose.tsx', 'zod', 'Visitors would download the schema library'],
  ['web/site/ui/prose.tsx', 'react-router', 'Visitors would download the router of the admin area'],
  ['web/site/ui/prose.tsx', '@tanstack/react-query', 'Visitors would download the query library of the admin area'],
  ['web/site/ui/prose.tsx', 'node:fs', 'Browser code cannot use Node modules'],
  ['web/admin/ui/pager.tsx', '#server/app.ts', 'The web part uses the server only through the contract'],
  ['web/admin/ui/list/row-menu.tsx', '../../lib/csv.ts', 'Write the path from the root'],
  ['web/admin/records/record-list.tsx', '#web/admin/features/news/article-form.tsx', 'Shared record code must not import'],
  ['web/admin/features/news/article-form.tsx', '#web/site/ui/prose.tsx', 'Only previews use views of the site'],
  ['server/app.ts', '#web/site/entry-server.tsx', 'The server uses the web part only'],
  ['server/app.ts', 'sharp', 'Process pictures through runPictureJob'],
  ['server/database/paging.ts', '#server/features/news/news.service.ts', 'Technical folders must not import features'],
  ['server/ssr/ssr.ts', '#server/features/news/news.service.ts', 'The SSR code calls the API'],
];

/** @returns the report of the linter for each file with only this import, in a temporary folder */
const lintImports = (cases: { file: string; specifier: string }[]): string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'imports-'));
  try {
    for (const name of ['biome.json', 'biome.imports.json']) copyFileSync(name, join(folder, name));
    return cases.map(({ file, specifier }) => {
      const path = join(folder, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, `import { x } from '${specifier}';\n\nexport const y = x;\n`);
      const options = ['lint', '--vcs-enabled=false', '--reporter=json', file];
      return spawnSync(resolve('node_modules/.bin/biome'), options, { cwd: folder, encoding: 'utf8' }).stdout;
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
};

// allowed imports between server features, each with its reason
const featureEdges: Record<string, string> = {
  'drafts > about/about.service.ts': 'the preview of the about page',
  'drafts > audit/record-actions.ts': 'the audit log names what administrators did',
  'drafts > categories/categories.service.ts': 'a draft is saved and published like the record',
  'drafts > history/restorer.ts': 'a draft is saved and published like the record',
  'drafts > history/snapshots.ts': 'a draft has the fields of a revision',
  'drafts > news/news.service.ts': 'a draft is saved and published like the record',
  'drafts > pages/pages.service.ts': 'a draft is saved and published like the record',
  'drafts > products/products.service.ts': 'a draft is saved and published like the record',
  'drafts > settings/settings.values.ts': "a time without an offset is in the site's time zone",
  'drafts > trash/trash.rows.ts': 'the about page is previewed at its own address, and drafts stay with records in the trash',
  'drafts > uploads/uploads.service.ts': 'a draft keeps its files',
  'drafts > uploads/uploads.repository.ts': 'files of a draft that is gone are released',
  'account > auth/auth.service.ts': 'changing the password checks the old one like the sign-in',
  'administrators > auth/auth.service.ts': 'accepting an invitation signs the administrator in',
  'auth > second-factor/challenges.repository.ts': 'a sign-in can wait for its second step',
  'auth > second-factor/passkeys.service.ts': 'a passkey signs in',
  'auth > second-factor/relying-party.ts': 'a passkey signs in',
  'auth > second-factor/second-factor.service.ts': 'the second step of a sign-in is a code',
  'account > second-factor/passkeys.service.ts': 'administrators manage their passkeys',
  'account > second-factor/relying-party.ts': 'administrators manage their passkeys',
  'account > second-factor/second-factor.service.ts': 'administrators turn two-step sign-in on and off',
  'account > settings/settings.values.ts': 'authenticator apps and passkeys show the name of the company',
  'administrators > second-factor/second-factor.service.ts': 'administrators help one who lost the second factor',
  'account > auth/new-passwords.ts': 'a new password follows the same rules everywhere',
  'auth > settings/settings.values.ts': 'a new password must not contain the name of the company',
  'administrators > auth/new-passwords.ts': 'a new password follows the same rules everywhere',
  'account > auth/sign-in-guard.ts': 'wrong current passwords are counted',
  'account > auth/sign-ins.service.ts': 'administrators see their own sign-ins',
  'administrators > auth/origin.ts': 'accepting an invitation signs the administrator in',
  'administrators > auth/sign-in-guard.ts': 'administrators see and end pauses of sign-in',
  'administrators > auth/sign-ins.service.ts': 'administrators see the sign-ins of others',
  'administrators > mail/mail.service.ts': 'invitations and password resets are sent by mail',
  'administrators > mail/mail.ts': 'mail to administrators is composed where accounts are known',
  'administrators > mail/mail.settings.ts': 'the mail names the company',
  'analytics > settings/settings.values.ts': "days are in the site's time zone, and the storage of addresses is a setting",
  'system > backups/backups.service.ts': 'administrators and monitoring see the last proven backup',
  'system > mail/mail.service.ts': 'administrators and monitoring see the mail that is not sent',
  'contacts > mail/mail.settings.ts': 'a message is followed by mail if the settings say so',
  'contacts > mail/mail.ts': 'the mail about a message is composed where messages are known',
  'mail > settings/settings.values.ts': 'the recipients are a setting',
  'contacts > settings/settings.values.ts': "messages are filtered by days in the site's time zone",
  'backups > settings/settings.values.ts': "the hour of the daily backup is in the site's time zone",
  'backups > uploads/uploads.service.ts': 'a backup contains the files that records name',
  'categories > redirects/redirects.service.ts': 'a changed slug leaves a redirect',
  'categories > redirects/text-links.service.ts': 'links of a text follow a changed slug',
  'categories > uploads/uploads.service.ts': 'a save attaches and releases files',
  'products > uploads/media.repository.ts': 'the texts of pictures are those of the media library',
  'news > uploads/media.repository.ts': 'the texts of pictures are those of the media library',
  'products > uploads/text-pictures.ts': 'pictures of a text have the texts of the media library',
  'news > uploads/text-pictures.ts': 'pictures of a text have the texts of the media library',
  'pages > uploads/text-pictures.ts': 'pictures of a text have the texts of the media library',
  'about > uploads/text-pictures.ts': 'pictures of a text have the texts of the media library',
  'products > uploads/uploads.service.ts': 'a save attaches and releases files',
  'products > uploads/pictures.ts': 'all features order additional pictures in the same way',
  'news > uploads/uploads.service.ts': 'a save attaches and releases files',
  'news > uploads/pictures.ts': 'all features order additional pictures in the same way',
  'pages > uploads/uploads.service.ts': 'a save releases files that its texts no longer reference',
  'settings > uploads/uploads.service.ts': 'a setting can be an uploaded picture',
  'products > categories/categories.service.ts': 'the product list includes the categories for the filter',
  'products > settings/settings.values.ts': 'search synonyms are a setting',
  'products > social-card/record-card.ts': 'a product answers with the address of its picture for shared links',
  'news > social-card/record-card.ts': 'an article answers with the address of its picture for shared links',
  'products > redirects/redirects.service.ts': 'an old slug redirects to the new one',
  'products > redirects/text-links.service.ts': 'links of a text follow a changed slug',
  'news > redirects/redirects.service.ts': 'an old slug redirects to the new one',
  'news > redirects/text-links.service.ts': 'links of a text follow a changed slug',
  'pages > redirects/redirects.service.ts': 'an old slug redirects to the new one',
  'pages > redirects/text-links.service.ts': 'links of a text follow a changed slug',
  'news > settings/settings.values.ts': "a date without an offset is in the site's time zone",
  'about > pages/pages.service.ts': 'the about page is a page',
  'about > redirects/text-links.service.ts': 'links of a text follow a changed slug',
  'about > settings/settings.values.ts': 'its sections are a setting',
  'social-card > settings/settings.values.ts': 'the picture of the social card is a setting',
  'attributes > categories/categories.service.ts': 'an attribute belongs to a category',
  'attribute-grid > attributes/attributes.answers.ts': 'the grid shows values of attributes',
  'attribute-grid > attributes/attributes.definitions.repository.ts': 'the grid shows values of attributes',
  'attribute-grid > attributes/attributes.reading.ts': 'the grid shows values of attributes',
  'attribute-grid > categories/categories.service.ts': 'the grid is that of a category',
  'attribute-grid > products/products.service.ts': 'the grid saves products',
  'compare > attributes/attributes.answers.ts': 'rows are compared by their attributes',
  'compare > attributes/attributes.definitions.repository.ts': 'rows are compared by their attributes',
  'compare > attributes/attributes.reading.ts': 'rows are compared by their attributes',
  'compare > products/products.service.ts': 'products are compared',
  'products > attributes/attributes.answers.ts': 'products have values of attributes',
  'products > attributes/attributes.nearest.ts': 'a product has similar products',
  'products > attributes/attributes.reading.ts': 'similar products are described by what differs',
  'products > attributes/attributes.cells.ts': 'lists of the whole catalogue read only a part of the values',
  'products > attributes/attributes.columns.ts': 'lists are filtered by attributes',
  'products > attributes/attributes.definitions.repository.ts': 'lists are filtered by attributes',
  'products > attributes/attributes.filter.ts': 'lists are filtered by attributes',
  'products > attributes/attributes.scales.ts': 'units for the limits of filters',
  'products > attributes/attributes.tables.repository.ts': 'lists are filtered by attributes',
  'products > attributes/attributes.values.repository.ts': 'a save reads the values of the specifications',
  'products > trash/trash.removal.repository.ts': 'deleted records move to the trash',
  'categories > trash/trash.removal.repository.ts': 'deleted records move to the trash',
  'news > trash/trash.removal.repository.ts': 'deleted records move to the trash',
  'pages > trash/trash.removal.repository.ts': 'deleted records move to the trash',
  'pages > trash/trash.rows.ts': 'both know the address of the about page',
  'contacts > trash/trash.removal.repository.ts': 'deleted records move to the trash',
  'contacts > uploads/uploads.service.ts': 'deleting needs the context of records with files',
  'attributes > trash/trash.removal.repository.ts': 'deleted records move to the trash',
  'attributes > uploads/uploads.service.ts': 'deleting needs the context of records with files',
  'contacts > redirects/redirects.repository.ts': 'the product of a message may have had another slug',
  'trash > redirects/redirects.service.ts': 'addresses of deleted records are noted, and come back',
  'trash > uploads/moved-records.ts': 'files of the trash are in use',
  'trash > uploads/file-uses.repository.ts': 'no revision keeps a file that was deleted for ever',
  'trash > uploads/unused-files.ts': 'files of records that are deleted for ever are removed',
  'trash > uploads/uploads.service.ts': 'deleting needs the context of records with files',
  'trash > attributes/attributes.definitions.repository.ts': 'a restored attribute needs a free key',
  'trash > attributes/attributes.values.repository.ts': 'a restored product has values of attributes',
  'trash > categories/categories.repository.ts': 'search columns of restored records',
  'trash > news/news.repository.ts': 'search columns of restored records',
  'trash > products/products.search-columns.ts': 'search columns of restored records',
  'bulk > attributes/attributes.service.ts': 'products are read again after attributes were deleted',
  'bulk > attributes/attributes.values.repository.ts': 'another category has other attributes',
  'bulk > categories/categories.service.ts': 'the filter of the list selects records',
  'bulk > contacts/contacts.service.ts': 'the filter of the list selects records',
  'bulk > news/news.service.ts': 'the filter of the list selects records',
  'bulk > products/products.service.ts': 'the filter of the list selects records',
  'bulk > redirects/redirects.service.ts': 'addresses of published records are no longer removed',
  'bulk > social-card/record-card.ts': 'pictures of deleted records are removed',
  'bulk > trash/trash.removal.repository.ts': 'deleted records move to the trash',
  'bulk > trash/trash.restoring.repository.ts': 'deletions are undone',
  'bulk > trash/trash.rows.ts': 'the tables of the kinds',
  'bulk > trash/trash.repository.ts': 'deletions are undone',
  'bulk > uploads/media.service.ts': 'the filter of the list selects files',
  'bulk > uploads/media.removal.ts': 'deleted files move to the trash',
  'uploads > trash/trash.removal.repository.ts': 'deleted files move to the trash',
  'uploads > trash/trash.repository.ts': 'a file of the trash that a record uses returns to the library',
  'uploads > trash/trash-data.ts': 'a file of the trash that a record uses returns to the library',
  'trash > uploads/media.repository.ts': 'a restored file returns to the library',
  'uploads > drafts/drafts.repository.ts': 'a replaced file is replaced in drafts',
  'uploads > editing/editing.repository.ts': 'a replaced file is replaced in unsaved changes',
  'uploads > history/restorer.ts': 'records that use a replaced file are saved by the rules of the record',
  'uploads > history/snapshots.ts': 'the fields of a record that name a replaced file',
  'bulk > uploads/uploads.service.ts': 'deleting needs the context of records with files',
  'categories > history/record-change.ts': 'every save is a revision',
  'categories > history/restorer.ts': 'revisions are restored by the rules of the record',
  'products > history/record-change.ts': 'every save is a revision',
  'products > history/restorer.ts': 'revisions are restored by the rules of the record',
  'news > history/record-change.ts': 'every save is a revision',
  'news > history/restorer.ts': 'revisions are restored by the rules of the record',
  'pages > history/record-change.ts': 'every save is a revision',
  'pages > history/restorer.ts': 'revisions are restored by the rules of the record',
  'settings > history/record-change.ts': 'every save is a revision',
  'settings > history/restorer.ts': 'revisions are restored by the rules of the record',
  'sort-order > audit/record-actions.ts': 'what administrators do is logged',
  'sort-order > categories/categories.service.ts': 'a moved category is read',
  'sort-order > products/products.service.ts': 'a moved product is read',
  'sort-order > history/record-change.ts': 'a move is a revision',
  'sort-order > history/snapshots.ts': 'the log names the record',
  'attribute-grid > history/record-change.ts': 'every save is a revision',
  'second-factor > audit/record-actions.ts': 'the audit log names what administrators did',
  'account > audit/record-actions.ts': 'the audit log names what administrators did',
  'administrators > audit/record-actions.ts': 'the audit log names what administrators did',
  'attributes > audit/record-actions.ts': 'the audit log names what administrators did',
  'auth > audit/record-actions.ts': 'the audit log names what administrators did',
  'backups > audit/record-actions.ts': 'the audit log names what administrators did',
  'contacts > audit/record-actions.ts': 'the audit log names what administrators did',
  'history > audit/record-actions.ts': 'the audit log names what administrators did',
  'auth > audit/audit.service.ts': 'few refused sign-ins are logged',
  'audit > settings/settings.values.ts': "entries are filtered by days in the site's time zone",
  'bulk > audit/record-actions.ts': 'the audit log names what administrators did',
  'bulk > history/record-change.ts': 'every save is a revision',
  'bulk > history/restorer.ts': 'the type of the functions that find records',
  'bulk > pages/pages.service.ts': 'pages are read before and after a change',
  'trash > audit/record-actions.ts': 'the audit log names what administrators did',
  'trash > history/record-change.ts': 'revisions end with their record',
  'uploads > audit/record-actions.ts': 'the audit log names what administrators did',
  'history > uploads/uploads.repository.ts': 'revisions release files',
  'history > uploads/uploads.service.ts': 'restoring is a save with files',
  'homepage > categories/categories.service.ts': 'the home page shows content of every feature',
  'homepage > news/news.service.ts': 'the home page shows content of every feature',
  'homepage > pages/pages.service.ts': 'the home page shows content of every feature',
  'homepage > products/products.service.ts': 'the home page shows content of every feature',
  'homepage > settings/settings.values.ts': 'the home page shows content of every feature',
};

describe('imports', () => {
  it('are refused if a rule forbids them', () => {
    const reports = lintImports(refused.map(([file, specifier]) => ({ file, specifier })));
    refused.forEach(([file, specifier, message], index) => {
      expect(existsSync(file), `${file} is gone: name another file of that folder`).toBe(true);
      expect(reports[index], `${file} imports ${specifier}`).toContain(message);
    });
  });

  it('are allowed in a preview, which shows views of the site', () => {
    const [report] = lintImports([{ file: 'web/admin/features/news/article-preview.tsx', specifier: '#web/site/ui/prose.tsx' }]);
    expect(report).not.toContain('noRestrictedImports');
  });

  it('between server features are listed with a reason', () => {
    const feature = (path: string) => /^server\/features\/([a-z-]+)\//.exec(path)?.[1];
    const edges = imports.filter(({ file, target }) => feature(file) && feature(target) && feature(file) !== feature(target));
    const broken = edges
      .map(({ file, target }) => `${feature(file)} > ${target.replace('server/features/', '')}`)
      .filter((edge) => !featureEdges[edge]);
    expect([...new Set(broken)]).toEqual([]);
  });
});

describe('queries', () => {
  const isQueryFile = (file: string) => /\.(repository|rows|fixture)\.ts$/.test(file);
  const isFeature = (file: string) => /^server\/features\//.test(file);

  it('are written in repositories and rows', () => {
    const query = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(/;
    const broken = sourceFiles().filter(
      (file) => isFeature(file) && !isQueryFile(file) && !isTest(file) && query.test(readFileSync(file, 'utf8')),
    );
    expect(broken, 'Move the query into <noun>.repository.ts.').toEqual([]);
  });

  it('are built in repositories and rows', () => {
    const helper = /^(kysely(\/|$)|server\/database\/(search-conditions|search-rebuild|text-match|vocabulary)\.ts$)/;
    const broken = imports.filter(({ file, target }) => isFeature(file) && !isQueryFile(file) && helper.test(target));
    expect(broken, 'Move the query into <noun>.repository.ts.').toEqual([]);
  });

  it('are not called by routes', () => {
    const broken = imports.filter(({ file, target }) => /\.routes\.ts$/.test(file) && isQueryFile(target));
    expect(broken, 'Call a function of <noun>.service.ts.').toEqual([]);
  });
});
