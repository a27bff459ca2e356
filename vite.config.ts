import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig, type Rolldown } from 'vite';
import { browsers } from './scripts/browsers.ts';
import { bundleGuard } from './scripts/bundle-guard.ts';
import { bundledPackages } from './scripts/bundled-packages.ts';

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

const startFile = resolve('web/site/start.tsx');
/** What `start.tsx` imports, without what the entry has. */
const startModules = (graph: Pick<Rolldown.PluginContext, 'getModuleInfo'>): Set<string> => {
  const found = new Set<string>();
  const add = (id: string) => {
    if (found.has(id) || /preload-helper|node_modules/.test(id)) return;
    found.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) add(imported);
  };
  add(startFile);
  return found;
};

/** What nearly every page loads besides. */
const nearlyEveryPage =
  /web[\\/](site[\\/](ui[\\/](empty-state|not-found-view|page-head|section-head|breadcrumb|more-link)|lib[\\/](keep-units|head|with-query|address-redirects|address-text|public-origin)|features[\\/]settings[\\/]letterhead)|shared[\\/](ui[\\/](skeleton|dialog)|lib[\\/](not-found|use-trusted-html|trusted-html|use-latest)))\.tsx?$|contract[\\/]rules[\\/](contacts|fold|trusted-types)\.ts$/;

/** What every page loads, or nearly every one: a file for all of it is smaller than several, because more of it repeats itself. */
const startPart: Rolldown.CodeSplittingGroup = {
  debugName: 'start',
  name: (id, graph) => (nearlyEveryPage.test(id) || startModules(graph).has(id) ? 'start' : null),
  includeDependenciesRecursively: false,
};

/** The product list, and what it loads when its filters are displayed or opened. */
const listParts = [
  { name: 'filters', test: /products[\\/]filters[\\/](filter-panel|filter-dialog|choice-filter|numeric-filter|filter-numbers)\.tsx?$/ },
  {
    name: 'product-list',
    test: /web[\\/]site[\\/](routes[\\/]product-list\.tsx|features[\\/]products[\\/](filters[\\/]|product-(list|filters|results|search)|listed-product|removed-category|category-introduction|(use-)?pill))/,
  },
].map((part) => ({ ...part, includeDependenciesRecursively: false }));

/**
 * What more than one screen of the site needs, in few files instead of one for each set of screens: what search fields load when
 * they get the focus, texts and pictures, forms, lists, articles with figures, and products.
 */
const sharedParts = [
  /(search\.queries|(matching|product)-passage)\.ts$/,
  /(suggestions|suggestion-row|find-name|use-active-option)\.(tsx?|css)$/,
  /web[\\/]site[\\/](ui[\\/](prose|lightbox|enlargeable-picture|use-carousel|plain-click|contents-list)|lib[\\/](prose-html|html-tokens|video-frame|figure-columns))\.tsx?$|contract[\\/]rules[\\/](video-address|specifications|letters)\.ts$|web[\\/]site[\\/]features[\\/]products[\\/]products\.queries/,
  /(field|success-dialog|submit-button|contact-check|use-submission|contacts\.queries|form-body|email)\.tsx?$/,
  /(without-part|find-matches|use-debounced-text|matched-text|use-search-text|use-after-pause|search-notice|pagination)\.tsx?$/,
  /(article-card|news-view|feeds|site-texts|placeholders|statistics|counted-value|use-count-up|without-videos|rich-text)\.tsx?$/,
  /(web|contract)[\\/].*\.tsx?$/,
].map((test, at) => ({
  name: ['search-hits', 'suggestions', 'prose', 'forms', 'lists', 'articles', 'products'][at] ?? '',
  test,
  minShareCount: 2,
  includeDependenciesRecursively: false,
}));

/** Files that every page of the site has loaded before it loads others: not listed again in each file that loads some later. */
const alwaysLoaded = /\/(vendor|start|entry-site|rolldown-runtime)-[^/]*$/;

/**
 * What browsers load. The site and the admin area are built one after the other: in one build, code that both use would be split
 * into many small files, and visitors would load code that only the admin area uses.
 */
export const browserBuild = (entry: keyof typeof sources): BuildEnvironmentOptions => ({
  outDir: 'dist/client',
  emptyOutDir: false,
  copyPublicDir: entry === 'site',
  manifest: `.vite/${entry}.json`,
  // scripts/licences.ts
  license: { fileName: `.vite/licences-${entry}.json` },
  target: browsers,
  cssCodeSplit: true,
  assetsInlineLimit: 0,
  ...(entry === 'site' && {
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => !alwaysLoaded.test(file)) },
  }),
  rolldownOptions: {
    input: { [`entry-${entry}`]: sources[entry] },
    output: {
      codeSplitting: {
        groups: [
          // seldom changed by a new version of the product
          {
            name: 'vendor',
            test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/]/,
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
  // names of widths (styles/widths.css)
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  ssr: isSsrBuild ? { noExternal: bundledPackages } : {},
  build: isSsrBuild ? serverBuild : {},
}));
