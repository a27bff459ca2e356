// npm run build: builds the web part and the server into dist/, and compresses the files for browsers. Skipped if nothing has changed.
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { fingerprint, isBuilt, markBuilt } from './build-stamp.mjs';
import { writeLicences } from './licences.ts';

const compressible = /\.(js|css|svg|json|webmanifest|txt|xml)$/;

/** @returns the smaller of two ways to compress the bytes; which one it is depends on the file */
const brotli = (bytes: Buffer): Buffer => {
  const [generic, font] = [constants.BROTLI_MODE_GENERIC, constants.BROTLI_MODE_FONT].map((mode) =>
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_MODE]: mode } }),
  ) as [Buffer, Buffer];
  return font.length < generic.length ? font : generic;
};

const compressAssets = () => {
  for (const path of globSync('dist/client/**/*').filter((file) => statSync(file).isFile() && compressible.test(file))) {
    const bytes = readFileSync(path);
    writeFileSync(`${path}.br`, brotli(bytes));
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
