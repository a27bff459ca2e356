// Compares the throughput of the product with a bare node:http server that sends the same bytes. Both run here alternately, so
// that a busy machine slows down both: compare the ratios, not the absolute numbers.
import { startBare } from './bare-server.ts';
import { type Answer, fetchPlain, startLoad } from './load.ts';
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
  /** An address, or a name for several addresses. */
  path: string;
  kind: Kind;
  barePerSecond: number;
  productPerSecond: number;
  /** Ratio of the rates: product to bare server. */
  ratio: number;
  /** CPU time per response in microseconds, which other programs affect less than the rates. */
  bareCpu: number;
  productCpu: number;
  /** Ratio of the CPU times: bare server to product. */
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

/** Both servers run in this thread; the load runs in another one. */
const measure = async (load: Load, urls: string[], encoding: string, etag?: string): Promise<{ rate: number; cpu: number }> => {
  const [start, before] = [performance.now(), process.threadCpuUsage()];
  const rate = await load.run(urls, encoding, etag);
  const { user, system } = process.threadCpuUsage(before);
  return { rate, cpu: (user + system) / ((rate * (performance.now() - start)) / 1000) };
};

interface Comparison {
  /** Name in the report. */
  name: string;
  /** Requested in rotation. */
  paths: readonly string[];
  kind: Kind;
}

const compare = async (site: Site, load: Load, { name, paths, kind }: Comparison): Promise<Rate> => {
  const encoding = kind === 'identity' ? kind : 'br';
  const answers = new Map<string, Answer>();
  for (const path of paths) answers.set(path, await fetchPlain(site.origin + path, encoding));
  const [first] = answers.values();
  const etag = kind === 'unchanged' ? first?.headers.etag : undefined;
  const server = await startBare(answers);
  const on = (origin: string) => paths.map((path) => origin + path);
  const results = [];
  // the first round is a warm-up
  for (let round = 0; round <= rounds; round++) {
    const bare = await measure(load, on(server.origin), encoding, etag);
    const product = await measure(load, on(site.origin), encoding, etag);
    if (round > 0) results.push({ bare, product });
  }
  await server.close();
  return {
    path: name,
    kind,
    barePerSecond: median(results.map(({ bare }) => bare.rate)),
    productPerSecond: median(results.map(({ product }) => product.rate)),
    ratio: median(results.map(({ bare, product }) => product.rate / bare.rate)),
    bareCpu: median(results.map(({ bare }) => bare.cpu)),
    productCpu: median(results.map(({ product }) => product.cpu)),
    cpuRatio: median(results.map(({ bare, product }) => bare.cpu / product.cpu)),
  };
};

/** @param details addresses of product pages, which are also requested in rotation */
export const measureResponses = async (site: Site, details: readonly string[]): Promise<{ weights: Weight[]; rates: Rate[] }> => {
  const load = startLoad();
  try {
    const weights: Weight[] = [];
    for (const path of ['/', '/products', ...details.slice(0, 1), '/api/public/products']) weights.push(await weigh(site, path));
    const rates: Rate[] = [];
    for (const path of measured) for (const kind of kinds) rates.push(await compare(site, load, { name: path, paths: [path], kind }));
    rates.push(await compare(site, load, { name: `${details.length} product pages`, paths: details, kind: 'br' }));
    return { weights, rates };
  } finally {
    await load.close();
  }
};
