// npm run build: builds the web part and the server into dist/, and compresses the files for browsers. Skipped if nothing has changed.
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { fingerprint, isBuilt, markBuilt } from './build-stamp.mjs';
import { writeLicences } from './licences.ts';

const compressible = /\.(js|css|svg|json|webmanifest|txt|xml)$/;

const compressAssets = () => {
  for (const path of globSync('dist/client/**/*').filter((file) => statSync(file).isFile() && compressible.test(file))) {
    const bytes = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
};

const current = fingerprint();
if (!isBuilt(current)) {
  console.log('Building…');
  // imported on demand, because most starts need no build
  const { build } = await import('vite');
  const { browserBuild } = await import('../vite.config.ts');
  rmSync('dist', { recursive: true, force: true });
  for (const entry of ['site', 'admin'] as const) await build({ logLevel: 'warn', build: browserBuild(entry) });
  await build({ logLevel: 'warn', build: { ssr: true } });
  compressAssets();
  writeLicences();
  markBuilt(current);
}
