// npm run bench: compares the throughput of the product with a bare node:http server that sends the same bytes. Both run here
// alternately, so that a busy machine slows down both: compare the ratios, not the absolute numbers. Takes less than a minute.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBare } from './bare-server.ts';
import { fetchPlain, startLoad } from './load.ts';
import { startSite } from './site.ts';

const rounds = 3;
const encodings = ['identity', 'br'] as const;
const detail = '/products/six-axis-robot-lr20';
const measured = ['/api/public/products', '/products', '/'];
const weighed = ['/', '/products', detail, '/api/public/products'];

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const print = (cells: (string | number)[]) => process.stdout.write(`${cells.map((cell) => String(cell).padStart(12)).join('')}\n`);
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;

const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
const site = await startSite(dataDir);
const load = startLoad();
try {
  print(['raw', 'br', 'queries', '  address'.padEnd(24)]);
  for (const path of weighed) {
    const before = site.queries();
    const raw = await fetchPlain(site.origin + path, 'identity');
    const queries = site.queries() - before;
    const packed = await fetchPlain(site.origin + path, 'br');
    print([kilobytes(raw.body.length), kilobytes(packed.body.length), queries, `  ${path}`.padEnd(24)]);
  }

  process.stdout.write('\n');
  print(['bare /s', 'product /s', 'ratio', '  address']);
  for (const path of measured) {
    for (const encoding of encodings) {
      const bare = await startBare(await fetchPlain(site.origin + path, encoding));
      const rates: { bare: number; product: number }[] = [];
      // the first round is a warm-up
      for (let round = 0; round <= rounds; round++) {
        const rate = { bare: await load.run(bare.origin + path, encoding), product: await load.run(site.origin + path, encoding) };
        if (round > 0) rates.push(rate);
      }
      await bare.close();
      const ratio = median(rates.map((rate) => rate.bare / rate.product));
      const [plain, own] = [median(rates.map((rate) => rate.bare)), median(rates.map((rate) => rate.product))];
      print([Math.round(plain), Math.round(own), `1 : ${ratio.toFixed(1)}`, `  ${path} ${encoding === 'br' ? '(br)' : ''}`]);
    }
  }
} finally {
  await load.close();
  await site.close();
  rmSync(dataDir, { recursive: true });
}
