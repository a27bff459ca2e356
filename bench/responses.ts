// Compares the throughput of the product with a bare node:http server that sends the same bytes. Both run here alternately, so
// that a busy machine slows down both: compare the ratios, not the absolute numbers.
import { startBare } from './bare-server.ts';
import { fetchPlain, startLoad } from './load.ts';
import type { startSite } from './site.ts';

const rounds = 3;
const encodings = ['identity', 'br'] as const;
const measured = ['/api/public/products', '/products', '/'];

type Site = Awaited<ReturnType<typeof startSite>>;
type Load = ReturnType<typeof startLoad>;

interface Weight {
  path: string;
  bytes: number;
  compressedBytes: number;
  queries: number;
}

interface Rate {
  path: string;
  encoding: string;
  barePerSecond: number;
  productPerSecond: number;
  ratio: number;
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const weigh = async (site: Site, path: string): Promise<Weight> => {
  const before = site.queries();
  const raw = await fetchPlain(site.origin + path, 'identity');
  const queries = site.queries() - before;
  const packed = await fetchPlain(site.origin + path, 'br');
  return { path, bytes: raw.body.length, compressedBytes: packed.body.length, queries };
};

const compare = async (site: Site, load: Load, path: string, encoding: string): Promise<Rate> => {
  const bare = await startBare(await fetchPlain(site.origin + path, encoding));
  const rates: { bare: number; product: number }[] = [];
  // the first round is a warm-up
  for (let round = 0; round <= rounds; round++) {
    const rate = { bare: await load.run(bare.origin + path, encoding), product: await load.run(site.origin + path, encoding) };
    if (round > 0) rates.push(rate);
  }
  await bare.close();
  return {
    path,
    encoding,
    barePerSecond: median(rates.map((rate) => rate.bare)),
    productPerSecond: median(rates.map((rate) => rate.product)),
    ratio: median(rates.map((rate) => rate.bare / rate.product)),
  };
};

/** @param detail address of a product */
export const measureResponses = async (site: Site, detail: string): Promise<{ weights: Weight[]; rates: Rate[] }> => {
  const load = startLoad();
  try {
    const weights: Weight[] = [];
    for (const path of ['/', '/products', detail, '/api/public/products']) weights.push(await weigh(site, path));
    const rates: Rate[] = [];
    for (const path of measured) for (const encoding of encodings) rates.push(await compare(site, load, path, encoding));
    return { weights, rates };
  } finally {
    await load.close();
  }
};
