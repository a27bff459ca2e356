import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundleGuard } from './scripts/bundle-guard.ts';
import { bundledPackages } from './scripts/bundled-packages.ts';

const browserEntries: Record<string, string> = { 'entry-site': 'web/site/entry.tsx', 'entry-admin': 'web/admin/entry.tsx' };
const serverEntries: Record<string, string> = { main: 'server/main.ts', 'entry-server': 'web/site/entry-server.tsx' };

// `vite build` writes what browsers get, `vite build --ssr` the server and the renderer that it imports.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), bundleGuard()],
  // the server composes the HTML: there is no index.html
  appType: 'custom',
  publicDir: 'web/public',
  ssr: isSsrBuild ? { noExternal: bundledPackages } : {},
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        copyPublicDir: false,
        target: 'node24',
        // positions only (server/platform/source-positions.ts)
        sourcemap: true,
        rolldownOptions: {
          input: serverEntries,
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js', sourcemapExcludeSources: true },
        },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        target: 'es2023',
        cssCodeSplit: true,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: browserEntries,
          output: {
            codeSplitting: {
              groups: [
                // one file that both entries need and that a new version of the site seldom changes
                {
                  name: 'vendor',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/]/,
                  includeDependenciesRecursively: false,
                },
                // small parts of several public screens, all of them on Home
                {
                  name: 'parts',
                  test: /web[\\/](site|shared)[\\/].*[\\/](article-card|empty-state|format|keep-units|more-link|paths|picture|product-card|product-card-skeleton|rich-text|section-head|skeleton|use-reduced-motion|without-videos)\.tsx?$/,
                  includeDependenciesRecursively: false,
                },
                // small rules that Home needs: one request, and better compressed together
                {
                  name: 'rules',
                  test: /contract[\\/]rules[\\/](colors|html-text|placeholders|price|site-texts|storage-address)\.ts$/,
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
}));
