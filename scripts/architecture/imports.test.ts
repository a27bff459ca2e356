// Import rules between folders. import-rules.ts defines them; the linter and editors read them from biome.imports.json. This test
// checks that each rule still applies to its folders. ARCHITECTURE.md describes them in a table.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { linterRules } from './import-rules.ts';
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

/** Forbidden imports: the file, the import, and the beginning of the error message. */
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
  ['web/admin/features/news/article-form.tsx', '#web/site/ui/prose.tsx', 'The admin area does not load the site'],
  ['server/app.ts', '#web/site/entry-server.tsx', 'The server uses the web part only'],
  ['server/app.ts', 'sharp', 'Process pictures through runPictureJob'],
  ['server/database/paging.ts', '#server/features/news/news.service.ts', 'Technical folders must not import features'],
  ['server/ssr/ssr.ts', '#server/features/news/news.service.ts', 'The SSR code calls the API'],
];

/** @returns the linter's reports by path, from one run in a temporary folder over files that contain only these imports */
const lintImports = (cases: { file: string; specifier: string }[]): Map<string, string> => {
  const folder = mkdtempSync(join(tmpdir(), 'imports-'));
  try {
    for (const name of ['biome.json', 'biome.imports.json']) copyFileSync(name, join(folder, name));
    const texts = new Map<string, string>();
    for (const { file, specifier } of cases) texts.set(file, `${texts.get(file) ?? ''}export * from '${specifier}';\n`);
    for (const [file, text] of texts) {
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const options = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', '.'];
    const { stdout } = spawnSync(resolve('node_modules/.bin/biome'), options, { cwd: folder, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { location: { path: string } }[] };
    const reports = Map.groupBy(diagnostics, ({ location }) => normalize(location.path));
    return new Map([...texts.keys()].map((file) => [file, JSON.stringify(reports.get(file) ?? [])]));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** The layer of features that no other layer names. */
const middle = 'kinds of records, accounts and what stands alone';

/** Layers of the server from lowest to highest. Each imports only from itself and from lower ones. */
const layers: Record<string, string> = {
  technical: 'config platform database http',
  'what saves records': 'records audit history redirects uploads settings mail interface-texts',
  [middle]: '',
  'what treats all kinds alike, or shows several':
    'kinds.ts restorers.ts api-tokens attribute-grid bulk category-merge compare drafts exports first-steps homepage imports media sitemap sort-order system translation-files translations trash webhooks',
  'what runs them': 'app.ts routes.ts jobs ssr start',
};

describe('imports', () => {
  it('match the rules in biome.imports.json, which vitest -u writes', async () => {
    await expect(linterRules()).toMatchFileSnapshot('../../biome.imports.json');
  });

  it('are refused by the rules that forbid them', () => {
    const reports = lintImports(refused.map(([file, specifier]) => ({ file, specifier })));
    for (const [file, specifier, message] of refused) {
      expect(existsSync(file), `${file} is gone: name another file of that folder`).toBe(true);
      expect(reports.get(file), `${file} imports ${specifier}`).toContain(message);
    }
  });

  it('lead to the same layer of the server or a lower one', () => {
    const ranks = new Map(Object.values(layers).flatMap((folders, rank) => folders.split(' ').map((folder) => [folder, rank] as const)));
    const rankOf = (path: string) => {
      const [, isFeature, name = ''] = /^server\/(features\/)?([^/]+)/.exec(path) ?? [];
      return ranks.get(name) ?? (isFeature ? Object.keys(layers).indexOf(middle) : Number.NaN);
    };
    const broken = imports
      .filter(({ file, target }) => file.startsWith('server/') && target.startsWith('server/') && !(rankOf(file) >= rankOf(target)))
      .map(({ file, target }) => `${file} > ${target}`);
    expect(broken).toEqual([]);
  });
});

describe('queries', () => {
  const isQueryFile = (file: string) => /\.(repository|rows|fixture)\.ts$/.test(file);
  const isFeature = (file: string) => /^server\/features\//.test(file);

  it('are written only in repositories and rows', () => {
    const query = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(/;
    const broken = sourceFiles().filter(
      (file) => isFeature(file) && !isQueryFile(file) && !isTest(file) && query.test(readFileSync(file, 'utf8')),
    );
    expect(broken, 'Move the query into <noun>.repository.ts.').toEqual([]);
  });

  it('are built only in repositories and rows', () => {
    const helper = /^(kysely(\/|$)|server\/database\/(search-conditions|search-rebuild|text-match|vocabulary)\.ts$)/;
    const broken = imports.filter(({ file, target }) => isFeature(file) && !isQueryFile(file) && helper.test(target));
    expect(broken, 'Move the query into <noun>.repository.ts.').toEqual([]);
  });

  it('are never called by routes', () => {
    const broken = imports.filter(({ file, target }) => /\.routes\.ts$/.test(file) && isQueryFile(target));
    expect(broken, 'Call a function of <noun>.service.ts.').toEqual([]);
  });
});
