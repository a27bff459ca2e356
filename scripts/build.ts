// npm run build: builds the web part into dist/ (browser and server bundles, compressed). Skipped if nothing has changed.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';

const stampFile = 'dist/.built-from';
const sources = ['web/**/*', 'contract/**/*', 'vite.config.ts', 'package-lock.json', 'scripts/build.ts'];
const compressible = /\.(js|css|svg|json|webmanifest|txt|xml)$/;

const files = (patterns: string[]): string[] => globSync(patterns).filter((path) => statSync(path).isFile());

const fingerprint = (): string => {
  const hash = createHash('sha256');
  for (const path of files(sources).sort()) hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
};

const compressAssets = () => {
  for (const path of files(['dist/client/**/*']).filter((file) => compressible.test(file))) {
    const bytes = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
};

const current = fingerprint();
if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== current) {
  console.log('Building…');
  rmSync('dist', { recursive: true, force: true });
  await build({ logLevel: 'warn' });
  await build({ logLevel: 'warn', build: { ssr: 'web/site/entry-server.tsx', outDir: 'dist/server' } });
  compressAssets();
  writeFileSync(stampFile, current);
}
