// What may import what. Each law names folders and says what to do instead; ARCHITECTURE.md has the table in words.
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

interface Import {
  file: string;
  /** Path from the root for the project's own files, else the package name. */
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

interface Law {
  name: string;
  /** Which files it binds. */
  from: RegExp;
  /** What they must not import. */
  never: RegExp;
  except?: RegExp;
  /** Types cost nothing at run time; some laws are about code alone. */
  allowsTypes?: boolean;
  instead: string;
}

const laws: Law[] = [
  {
    name: 'the contract stands alone',
    from: /^contract\//,
    never: /./,
    except: /^(contract\/|zod$)/,
    instead: 'Move what needs more than zod to server/ or web/.',
  },
  {
    name: 'contract rules are plain functions',
    from: /^contract\/rules\//,
    never: /./,
    except: /^contract\/rules\//,
    instead: 'Rules reach the browser: keep zod and everything else out.',
  },
  {
    name: 'the web takes only types from schemas',
    from: /^web\//,
    never: /^contract\/(?!rules\/)/,
    allowsTypes: true,
    instead: 'Use import type, or put the value into contract/rules/.',
  },
  {
    name: 'no schema library in the browser',
    from: /^web\//,
    never: /^zod$/,
    allowsTypes: true,
    instead: 'Check input by hand in the form; the server holds it to the schema.',
  },
  { name: 'web and server meet in the contract', from: /^web\//, never: /^(server|demo)\//, instead: 'Ask the API.' },
  {
    name: 'the server does not reach into the web',
    from: /^server\//,
    never: /^web\//,
    allowsTypes: true,
    instead: 'Take the built pages through documents/page-source.ts.',
  },
  {
    name: 'technical folders know no feature',
    from: /^server\/(platform|database|http)\//,
    never: /^server\/(features|documents)\//,
    instead: 'Pass what is needed as a parameter, from app.ts.',
  },
  {
    name: 'image jobs are bounded in one place',
    from: /^server\/(?!platform\/pictures\/jobs\.ts$|.*\.fixture\.ts$)/,
    never: /^sharp$/,
    allowsTypes: true,
    instead: 'Run the work through runImageJob (platform/pictures/jobs.ts), which hands out the library.',
  },
  { name: 'documents ask the API in process', from: /^server\/documents\//, never: /^server\/features\//, instead: 'Use the transport.' },
  {
    name: 'ui cannot fetch and knows no feature',
    from: /^web\/(site|admin|shared)\/ui\//,
    never:
      /^(contract\/(?!rules\/)|web\/[a-z]+\/(features|routes|shell|router)\/|web\/[a-z]+\/lib\/(api|transport|browser-transport|session|session-token)\.ts)/,
    instead: 'Take it as a prop.',
  },
  {
    name: 'lib knows no feature',
    from: /^web\/(site|admin|shared)\/lib\//,
    never: /^web\/[a-z]+\/(features|routes|shell|router)\//,
    instead: 'Move it into the feature.',
  },
  {
    name: 'features do not know routes',
    // a preview shows the page of a visitor: one file draws header and footer around it
    from: /^web\/(site|admin|shared)\/features\/(?!preview\/site-surroundings\.tsx$)/,
    never: /^web\/[a-z]+\/(routes|router|shell)\//,
    instead: 'Take it as a prop or compose it in the route.',
  },
  {
    name: 'the site never loads admin code',
    from: /^web\/(site|shared)\//,
    never: /^web\/admin\//,
    instead: 'Visitors must not download it.',
  },
  {
    name: 'the admin area takes from the site only what a preview shows',
    from: /^web\/(admin|shared)\/(?!features\/(preview\/|[a-z]+\/[a-z]+-preview\.tsx$))/,
    never: /^web\/site\//,
    instead: 'Move what both need to web/shared.',
  },
  { name: 'browser code has no Node', from: /^(contract|web)\//, never: /^node:/, instead: 'Browser code has no Node.' },
];

// a service that another feature needs, each with its reason
const featureEdges: Record<string, string> = {
  'account > auth/auth.service.ts': 'who changes the password proves the old one as at sign-in',
  'administrators > auth/auth.service.ts': 'who accepts an invitation is signed in',
  'analytics > settings/settings.service.ts': "days are those of the site's time zone, and how addresses are kept is a setting",
  'contacts > settings/settings.service.ts': "messages are filtered by days of the site's time zone",
  'categories > redirects/redirects.service.ts': 'a slug that changes leaves a redirect',
  'categories > uploads/uploads.service.ts': 'a save keeps and gives up files',
  'products > uploads/uploads.service.ts': 'a save keeps and gives up files',
  'products > uploads/pictures.ts': 'additional pictures are arranged alike everywhere',
  'news > uploads/uploads.service.ts': 'a save keeps and gives up files',
  'news > uploads/pictures.ts': 'additional pictures are arranged alike everywhere',
  'pages > uploads/uploads.service.ts': 'a save gives up the files that its texts no longer use',
  'settings > uploads/uploads.service.ts': 'a setting can be a picture that was uploaded for it',
  'products > categories/categories.service.ts': 'the product list answers the categories to choose from',
  'products > settings/settings.service.ts': 'which words searches take for the same is a setting',
  'products > redirects/redirects.service.ts': 'an old slug leads to the new one',
  'news > redirects/redirects.service.ts': 'an old slug leads to the new one',
  'pages > redirects/redirects.service.ts': 'an old slug leads to the new one',
  'news > settings/settings.service.ts': "a date without an offset is read in the site's time zone",
  'about > pages/pages.service.ts': 'the about page is a page',
  'about > settings/settings.service.ts': 'its sections are a setting',
  'social-card > settings/settings.service.ts': 'which picture it is, is a setting',
  'homepage > categories/categories.service.ts': 'the home page shows a piece of every feature',
  'homepage > news/news.service.ts': 'the home page shows a piece of every feature',
  'homepage > pages/pages.service.ts': 'the home page shows a piece of every feature',
  'homepage > products/products.service.ts': 'the home page shows a piece of every feature',
  'homepage > settings/settings.service.ts': 'the home page shows a piece of every feature',
};

const isBroken = (law: Law, { file, target, isType }: Import) =>
  law.from.test(file) && law.never.test(target) && !law.except?.test(target) && !(law.allowsTypes && isType);

describe('imports', () => {
  it('are all seen', () => {
    expect(imports.length).toBeGreaterThan(200);
  });

  it.each(laws)('$name', (law) => {
    const broken = imports.filter((one) => isBroken(law, one)).map(({ file, target }) => `${file} imports ${target}. ${law.instead}`);
    expect(broken).toEqual([]);
  });

  it('a server feature uses another only where it is allowed with a reason', () => {
    const feature = (path: string) => /^server\/features\/([a-z-]+)\//.exec(path)?.[1];
    const edges = imports.filter(({ file, target }) => feature(file) && feature(target) && feature(file) !== feature(target));
    const broken = edges
      .map(({ file, target }) => `${feature(file)} > ${target.replace('server/features/', '')}`)
      .filter((edge) => !featureEdges[edge]);
    expect([...new Set(broken)]).toEqual([]);
  });
});

describe('the environment', () => {
  it('is handed to config.ts once, at the start', () => {
    const readers = sourceFiles().filter(
      (file) => /^(server|contract|web)\//.test(file) && !isTest(file) && /process\.env\b/.test(readFileSync(file, 'utf8')),
    );
    expect(readers).toEqual(['server/serve.ts']);
  });
});
