import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundleGuard } from './scripts/bundle-guard.ts';

// `vite build` writes what browsers get, `vite build --ssr` the renderer that the server imports.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), bundleGuard()],
  // the server composes the HTML: there is no index.html
  appType: 'custom',
  publicDir: 'web/public',
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        copyPublicDir: false,
        target: 'node22',
        rolldownOptions: {
          input: 'web/site/entry-server.tsx',
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        target: 'es2023',
        cssCodeSplit: true,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: { 'entry-site': 'web/site/entry.tsx', 'entry-admin': 'web/admin/entry.tsx' },
          output: {
            codeSplitting: {
              groups: [
                // one file that both entries need and that a new version of the site seldom changes
                {
                  name: 'vendor',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/]/,
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
