// Compares the throughput of the product with a bare node:http server that sends the same bytes. Both run here alternately, so
// that a busy machine slows down both: compare the ratios, not the absolute numbers.
import { startBare } from './bare-server.ts';
import { fetchPlain, startLoad } from './load.ts';
import type { startSite } from './site.ts';

const rounds = 3;
/** 'unchanged': a conditional request, answered 304. */
const kinds = ['identity', 'br', 'unchanged'] as const;
type Kind = (typeof kinds)[number];
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
  kind: Kind;
  barePerSecond: number;
  productPerSecond: number;
  /** Of the rates: product to bare. */
  ratio: number;
  /** Processor time for one response, in microseconds: less affected by other programs than the rates. */
  bareCpu: number;
  productCpu: number;
  /** Of the processor times: bare to product. */
  cpuRatio: number;
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const weigh = async (site: Site, path: string): Promise<Weight> => {
  const before = site.queries();
  const raw = await fetchPlain(site.origin + path, 'identity');
  const queries = site.queries() - before;
  const packed = await fetchPlain(site.origin + path, 'br');
  return { path, bytes: raw.body.length, compressedBytes: packed.body.length, queries };
};

/** Both servers run in this thread, the load in another one. */
const measure = async (load: Load, url: string, encoding: string, etag?: string): Promise<{ rate: number; cpu: number }> => {
  const [start, before] = [performance.now(), process.threadCpuUsage()];
  const rate = await load.run(url, encoding, etag);
  const { user, system } = process.threadCpuUsage(before);
  return { rate, cpu: (user + system) / ((rate * (performance.now() - start)) / 1000) };
};

const compare = async (site: Site, load: Load, path: string, kind: Kind): Promise<Rate> => {
  const encoding = kind === 'identity' ? kind : 'br';
  const answer = await fetchPlain(site.origin + path, encoding);
  const etag = kind === 'unchanged' ? answer.headers.etag : undefined;
  const server = await startBare(answer);
  const results = [];
  // the first round is a warm-up
  for (let round = 0; round <= rounds; round++) {
    const bare = await measure(load, server.origin + path, encoding, etag);
    const product = await measure(load, site.origin + path, encoding, etag);
    if (round > 0) results.push({ bare, product });
  }
  await server.close();
  return {
    path,
    kind,
    barePerSecond: median(results.map(({ bare }) => bare.rate)),
    productPerSecond: median(results.map(({ product }) => product.rate)),
    ratio: median(results.map(({ bare, product }) => product.rate / bare.rate)),
    bareCpu: median(results.map(({ bare }) => bare.cpu)),
    productCpu: median(results.map(({ product }) => product.cpu)),
    cpuRatio: median(results.map(({ bare, product }) => bare.cpu / product.cpu)),
  };
};

/** @param detail address of a product */
export const measureResponses = async (site: Site, detail: string): Promise<{ weights: Weight[]; rates: Rate[] }> => {
  const load = startLoad();
  try {
    const weights: Weight[] = [];
    for (const path of ['/', '/products', detail, '/api/public/products']) weights.push(await weigh(site, path));
    const rates: Rate[] = [];
    for (const path of measured) for (const kind of kinds) rates.push(await compare(site, load, path, kind));
    return { weights, rates };
  } finally {
    await load.close();
  }
};
