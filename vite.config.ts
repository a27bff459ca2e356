import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig } from 'vite';
import { bundleGuard } from './scripts/bundle-guard.ts';
import { bundledPackages } from './scripts/bundled-packages.ts';
import { lightCompression } from './scripts/light-compression.ts';

const sources = { site: 'web/site/entry.ts', admin: 'web/admin/entry.tsx' } as const;
const serverEntries: Record<string, string> = { main: 'server/main.ts', 'entry-server': 'web/site/entry-server.tsx' };

/** The server and the renderer that it imports. */
const serverBuild: BuildEnvironmentOptions = {
  outDir: 'dist/server',
  copyPublicDir: false,
  target: 'node24',
  // positions only (server/platform/source-positions.ts)
  sourcemap: true,
  rolldownOptions: {
    input: serverEntries,
    output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js', sourcemapExcludeSources: true },
  },
};

/**
 * What more than one screen of the site needs, in few files instead of one for each set of screens: what search fields load when
 * they get the focus, texts and pictures, forms, and the rest.
 */
const sharedParts = [
  /search\.queries\.ts$/,
  /(suggestions|suggestion-row|find-name|use-active-option)\.(tsx?|css)$/,
  /web[\\/]site[\\/](ui[\\/](prose|lightbox|enlargeable-picture|use-carousel|plain-click|contents-list)|lib[\\/](prose-html|html-tokens|video-frame|figure-columns))\.tsx?$/,
  /(field|success-dialog|submit-button|contact-check|use-submission|contacts\.queries|form-body|email)\.tsx?$/,
  /(find-matches|matching-passage|use-debounced-text|product-passage|matched-text|use-search-text|search-notice|pagination|found-product|found-article|(product|news)-list.queries|product-list-address)\.tsx?$/,
  /(web|contract)[\\/].*\.tsx?$/,
].map((test, at) => ({
  name: ['search-hits', 'suggestions', 'prose', 'forms', 'lists', 'common'][at] ?? '',
  test,
  minShareCount: 2,
  includeDependenciesRecursively: false,
}));

/** Files that every page of the site has loaded before it loads others: not listed again in each file that loads some later. */
const alwaysLoaded = /\/(vendor|common|start|entry-site|rolldown-runtime)-[^/]*$/;

/**
 * What browsers load. The site and the admin area are built one after the other: in one build, code that both use would be split
 * into many small files, and visitors would load code that only the admin area uses.
 */
export const browserBuild = (entry: keyof typeof sources): BuildEnvironmentOptions => ({
  outDir: 'dist/client',
  emptyOutDir: false,
  copyPublicDir: entry === 'site',
  manifest: `.vite/${entry}.json`,
  target: 'es2023',
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
          ...(entry === 'site' ? sharedParts : []),
        ],
      },
    },
  },
});

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), bundleGuard(), lightCompression()],
  // the server composes the HTML: there is no index.html
  appType: 'custom',
  publicDir: 'web/public',
  ssr: isSsrBuild ? { noExternal: bundledPackages } : {},
  build: isSsrBuild ? serverBuild : {},
}));
