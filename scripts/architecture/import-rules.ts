// Defines which folder may import what. biome.imports.json is generated from this table: the linter's overrides replace each other, so each
// block there repeats the rules of its parent folders.

interface Rule {
  /** Import specifiers, as patterns of the linter's rule `noRestrictedImports`. */
  group: string[];
  /** What to do instead. */
  message: string;
}

const routesAndShell = ['#web/*/routes/**', '#web/*/router/**', '#web/*/shell/**'];

const node: Rule = { group: ['node:*'], message: 'Browser code cannot use Node modules.' };
const router: Rule = {
  group: ['react-router', 'react-router/**'],
  message:
    'Visitors would download the router of the admin area. The site has web/site/lib/navigation.ts and web/site/ui/link.tsx; web/shared takes what it needs as props.',
};
const queries: Rule = {
  group: ['@tanstack/*'],
  message: 'Visitors would download the query library of the admin area. The site has web/site/query; queries of both are plain objects.',
};
const schemas: Rule = {
  group: ['zod', 'zod/**'],
  message:
    'Visitors would download the schema library. Put plain rules into contract/rules; the server validates input against the schema.',
};
const server: Rule = {
  group: ['#server/**', '#demo/**'],
  message: 'The web part uses the server only through the contract: call the API.',
};
const farAway: Rule = { group: ['../../**'], message: 'Write the path from the root: #web/… shows which bundle the file belongs to.' };
const admin: Rule = { group: ['#web/admin/**'], message: 'Visitors must not download the CMS. Move shared code to web/shared.' };
const site: Rule = { group: ['#web/site/**'], message: 'The admin area does not load the site. Move shared code to web/shared.' };
const below: Rule = {
  group: ['#web/site/**', '#web/admin/**'],
  message: 'web/shared is below the site and the admin. Pass it as a parameter, or move it.',
};
const inFeatures: Rule = { group: routesAndShell, message: 'Routes compose features, not the other way round. Pass it as a prop.' };
const inLib: Rule = {
  group: ['#web/*/features/**', ...routesAndShell],
  message: 'lib must not import features. Move the code into the feature.',
};
const inUi: Rule[] = [
  inFeatures,
  { group: ['#web/*/features/**'], message: 'A component without data must not import features. Pass the data as a prop.' },
  {
    group: ['#contract/**', '!#contract/rules/**', '!#contract/texts/**'],
    message: 'A component without data must not import resource types. Pass the values as props.',
  },
  {
    group: ['api', 'transport', 'browser-transport', 'session', 'session-token'].map((name) => `#web/*/lib/${name}.ts`),
    message: 'A component without data must not fetch. Pass the data as a prop.',
  },
];
const kinds: Rule = {
  group: ['#web/*/features/**'],
  message: 'Shared record code must not import a kind of record. Pass it as a prop or in the definition.',
};
const features: Rule = {
  group: ['#server/features/**', '#server/ssr/**'],
  message: 'Technical folders must not import features. Pass what they need as a parameter from app.ts.',
};

/** The rules of parent folders apply too. */
const importRules: Record<string, Rule[]> = {
  contract: [
    {
      group: ['**', '!zod', '!./**', '!../**', '!#contract/**'],
      message: 'The contract depends only on zod. Move code with other dependencies to server/ or web/.',
    },
  ],
  'contract/rules': [
    { group: ['**', '!./**', '!#contract/rules/**'], message: 'Rules also run in the browser, so they import only other rules.' },
  ],
  'contract/texts': [
    {
      group: ['**', '!./**', '!../text.ts', '!../parts.ts', '!../en/**', '!#contract/rules/**'],
      message: 'Texts also run in the browser, so they import only rules.',
    },
  ],
  'web/shared': [node, router, queries, schemas, server, farAway, below],
  'web/shared/features': [inFeatures],
  'web/shared/lib': [inLib],
  'web/shared/ui': inUi,
  'web/site': [node, router, queries, schemas, server, farAway, admin],
  'web/site/features': [inFeatures],
  'web/site/lib': [inLib],
  'web/site/ui': inUi,
  'web/admin': [node, schemas, server, farAway, site],
  'web/admin/features': [inFeatures],
  'web/admin/lib': [inLib],
  'web/admin/ui': inUi,
  'web/admin/records': [inFeatures, kinds],
  server: [
    {
      group: ['#web/**'],
      message: 'The server uses the web part only through the built pages (renderer.ts) and the types of contract/rendering.ts.',
    },
    {
      group: ['sharp'],
      message: 'Process pictures through runPictureJob (platform/pictures/jobs.ts), which limits it and provides the library.',
    },
  ],
  'server/platform': [features],
  'server/database': [features],
  'server/http': [features],
  'server/ssr': [{ group: ['#server/features/**'], message: 'The SSR code calls the API in process: use the transport.' }],
};

/** Files that may import what their folder may not. */
const exceptions = ['server/platform/pictures/jobs.ts'];

const tests = ['!**/*.test.ts', '!**/*.test.tsx', '!**/testing/**', '!**/*.fixture.ts'];

const overrideOf = (includes: string[], rules: Rule[] | 'off') => ({
  includes: rules === 'off' ? includes : [...includes, ...tests],
  linter: {
    rules: { style: { noRestrictedImports: rules === 'off' ? rules : { level: 'error', options: { patterns: rules } } } },
  },
});

const rulesOf = (folder: string): Rule[] =>
  Object.entries(importRules).flatMap(([around, rules]) => (folder === around || folder.startsWith(`${around}/`) ? rules : []));

/** @returns the content of biome.imports.json */
export const linterRules = (): string => {
  const configuration = {
    $schema: './node_modules/@biomejs/biome/configuration_schema.json',
    linter: { rules: { suspicious: { noImportCycles: 'error' } } },
    overrides: [
      ...Object.keys(importRules).map((folder) => overrideOf([`${folder}/**`], rulesOf(folder))),
      overrideOf(exceptions, 'off'),
      {
        includes: ['contract/**', 'server/**', 'web/**', '!server/start/serve.ts', '!**/*.test.ts', '!**/testing/**'],
        linter: { rules: { style: { noProcessEnv: 'error' } } },
      },
    ],
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
};
