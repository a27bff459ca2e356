import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig, type Rolldown } from 'vite';
import { browsers } from './scripts/browsers.ts';
import { bundleGuard } from './scripts/bundle-guard.ts';
import { bundledPackages } from './scripts/bundled-packages.ts';
import { isOneOf } from './scripts/chunk-files.ts';
import { jsxFunctions } from './scripts/jsx-functions.ts';

const sources = { site: 'web/site/entry.ts', admin: 'web/admin/entry.tsx' } as const;
const serverEntries: Record<string, string> = { main: 'server/start/main.ts', 'entry-server': 'web/site/entry-server.tsx' };

/** The server and the renderer that it imports. */
const serverBuild: BuildEnvironmentOptions = {
  outDir: 'dist/server',
  copyPublicDir: false,
  target: 'node24',
  license: { fileName: '.vite/licences-server.json' },
  // positions only (server/platform/source-positions.ts)
  sourcemap: true,
  rolldownOptions: {
    input: serverEntries,
    output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js', sourcemapExcludeSources: true },
  },
};

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const startFile = resolve('web/site/start.tsx');
/** Modules that `start.tsx` imports, directly or indirectly. */
const startModules = (graph: Modules): Set<string> => {
  const found = new Set<string>();
  const add = (id: string) => {
    if (found.has(id) || /preload-helper|node_modules/.test(id)) return;
    found.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) add(imported);
  };
  add(startFile);
  return found;
};

/** Further modules that nearly every page loads. */
const isOnNearlyEveryPage = isOneOf(
  'contract/rules: contacts trusted-types',
  'contract/texts/en: breadcrumb not-found states',
  'web/shared/lib: not-found trusted-html use-latest use-trusted-html',
  'web/shared/ui: dialog drawing picture skeleton',
  'web/site/features/not-found: not-found-view',
  'web/site/features/settings: letterhead',
  'web/site/lib: address-redirects address-text direction head keep-units public-origin with-query',
  'web/site/ui: art breadcrumb empty-state more-link page-head section-head',
);

const isInStart = (id: string, graph: Modules): boolean => isOnNearlyEveryPage(id) || startModules(graph).has(id);

/** In another file they would run before `part`, which is in this one. */
const isTextOfStart = (id: string, graph: Modules): boolean =>
  /contract[\\/]texts[\\/]en[\\/]/.test(id) && (graph.getModuleInfo(id)?.importers.some((importer) => isInStart(importer, graph)) ?? false);

/** Code that every page or nearly every page loads. One file compresses better than several. */
const startPart: Rolldown.CodeSplittingGroup = {
  debugName: 'start',
  name: (id, graph) => (isInStart(id, graph) || isTextOfStart(id, graph) ? 'start' : null),
  includeDependenciesRecursively: false,
};

/** The product list, and what it loads when its filters are displayed or opened. */
const listParts: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'filters',
    test: isOneOf(
      'contract/rules/attributes: decimal-mark',
      'contract/texts/en: product-filters',
      'web/site/features/products/filters: choice-filter filter-dialog filter-numbers filter-panel numeric-filter',
    ),
  },
  {
    name: 'product-list',
    test: isOneOf(
      'contract/texts/en: product-list',
      'web/site/features/products: listed-product',
      'web/site/features/products/list: pills-in-rows product-filters product-list-address product-list-screen product-list.queries product-results product-search removed-category use-pill-rows',
      'web/site/features/products/filters: *',
      'web/site/routes: product-list',
    ),
  },
  // the page of a product, without its head, which loads later
  {
    name: 'product-detail',
    test: isOneOf(
      'contract/texts/en: product',
      'web/site/features/products: attribute-rows products.queries',
      'web/site/features/products/page: datasheet product-datasheet product-gallery product-screen product-summary product-view similar-names similar-products',
      'web/site/routes: product-detail',
    ),
  },
].map((part) => ({ ...part, includeDependenciesRecursively: false }));

/** Modules that more than one screen of the site needs, in few files instead of one file for each set of screens. */
const sharedFiles = {
  'search-hits': isOneOf(
    'contract/rules: without-spaces',
    'web/site/features/products: product-passage',
    'web/site/features/search: search.queries',
    'web/site/lib: find-matches matching-passage typed-terms',
    'web/site/ui: matched-text',
  ),
  // loaded when a search field gets the focus
  suggestions: isOneOf(
    'contract/rules/attributes: find-name',
    'contract/texts/en: suggestions',
    'web/shared/ui: use-active-option',
    'web/site/features/search: suggestion-row suggestions use-suggestions',
    'web/site/styles: suggestions',
  ),
  prose: isOneOf(
    'contract/rules: fold letters specifications video-address',
    'contract/texts/en: lightbox prose',
    'web/site/lib: block-styles figure-columns has-blocks html-tokens prose-html video-frame',
    'web/site/ui: contents-list enlargeable-picture plain-click prose use-carousel',
    'web/site/ui/lightbox: lightbox',
  ),
  forms: isOneOf(
    'contract/rules: email',
    'contract/texts/en: contact-check',
    'web/shared/lib: form-body random-key',
    'web/shared/ui: field',
    'web/site/features/contacts: contact-check contacts.queries use-submission',
    'web/site/features/search: search-field',
    'web/site/ui: submit-button success-dialog',
  ),
  lists: isOneOf(
    'contract/rules: pagination',
    'contract/texts/en: pagination search-notice',
    'web/shared/lib: use-debounced-text',
    'web/site/features/search: search-notice',
    'web/site/lib: use-after-pause use-search-text without-part',
    'web/site/ui: mark-terms pagination',
  ),
  articles: isOneOf(
    'contract/rules: feeds placeholders rich-text site-texts',
    'contract/texts/en: articles',
    'web/shared/lib: without-videos',
    'web/site/features/news: article-card news-view',
    'web/site/lib: counted-value',
    'web/site/ui: rich-text statistics',
  ),
  // on pages in other languages, and after the first navigation
  languages: isOneOf('contract/rules: languages', 'contract/texts: built-in'),
  // the texts of other languages have files of their own
  products: /(web|contract(?![\\/]texts[\\/](?!en[\\/])))[\\/].*\.tsx?$/,
};
const sharedParts: Rolldown.CodeSplittingGroup[] = Object.entries(sharedFiles).map(([name, test]) => ({
  name,
  test,
  minShareCount: 2,
  includeDependenciesRecursively: false,
}));

/** Files that every page of the site loads first, so they need not be listed as preloads of files that load later. */
const alwaysLoaded = /\/(vendor|start|entry-site|rolldown-runtime)-[^/]*$/;

/**
 * Builds for browsers. The site and the admin area are built separately: one build would split their common code into many small files, and
 * visitors would load code that only the admin area uses.
 */
export const browserBuild = (entry: keyof typeof sources): BuildEnvironmentOptions => ({
  outDir: 'dist/client',
  emptyOutDir: false,
  copyPublicDir: entry === 'site',
  manifest: `.vite/${entry}.json`,
  // read by scripts/licences.ts
  license: { fileName: `.vite/licences-${entry}.json` },
  target: browsers,
  cssCodeSplit: true,
  assetsInlineLimit: 0,
  ...(entry === 'site' && {
    // its output compresses better than that of the default minifier
    minify: 'terser' as const,
    terserOptions: {
      // all supported browsers understand it
      ecma: 2020,
      safari10: false,
      // without the code for React's developer tools, which are for development
      // no code relies on the effect of reading a property, but React's view transitions, which the site does not use
      compress: { passes: 3, inline: 1, pure_getters: true, global_defs: { '@__REACT_DEVTOOLS_GLOBAL_HOOK__': 'undefined' } },
      format: { comments: false },
    },
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => !alwaysLoaded.test(file)) },
  }),
  rolldownOptions: {
    input: { [`entry-${entry}`]: sources[entry] },
    plugins: entry === 'site' ? [jsxFunctions()] : [],
    output: {
      // every page loads lists of file names, and compression shortens hexadecimal digits
      hashCharacters: 'hex',
      codeSplitting: {
        groups: [
          // seldom changes between versions of the product
          {
            name: 'vendor',
            test: /jsx-functions|node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/]/,
            includeDependenciesRecursively: false,
          },
          ...(entry === 'site' ? [startPart, ...listParts, ...sharedParts] : []),
        ],
      },
    },
  },
});

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), bundleGuard()],
  // the server composes the HTML: there is no index.html
  appType: 'custom',
  publicDir: 'web/public',
  // custom media queries for window widths (styles/widths.css)
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  ssr: isSsrBuild ? { noExternal: bundledPackages } : {},
  build: isSsrBuild ? serverBuild : {},
}));
