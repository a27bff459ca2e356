// npm run bench: measures the cost of responses, and of requests that miss the caches.
//   npm run bench                                    the demonstration company
//   npm run bench -- --products 10000                a generated catalogue of this size
//   npm run bench -- --data-dir /tmp/catalogue       a catalogue that bench/catalogue.ts has generated
//   npm run bench -- --part first --json first.json  one part only (responses, messages, process, first,
//                                                    searches, translated, attributes or browser),
//                                                    as JSON
//   npm run bench -- --part first --profile          also writes bench.cpuprofile, see docs/performance.md
//   npm run bench -- --part first --match messages   only cases whose names match this regular expression
// The browser, searches, translated searches and attributes are measured only if --part selects them; the last two need a generated
// catalogue.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fillAttributes, type MeasuredFilters, measureFilters } from './attributes.ts';
import { measureBrowser } from './browser.ts';
import { fillCatalogue } from './catalogue/fill.ts';
import { type Measured, measureFirstComputations } from './first-computation.ts';
import { measureMessages } from './messages.ts';
import { measureProcess } from './process.ts';
import { startProfile } from './profile.ts';
import { measureResponses } from './responses.ts';
import { type MeasuredSearches, measureSearches } from './searches.ts';
import { type Site, startSite } from './site.ts';
import { fillTranslations, measureTranslatedSearches, type TranslatedSearches } from './translated-searches.ts';

const { values: options } = parseArgs({
  options: {
    products: { type: 'string' },
    'data-dir': { type: 'string' },
    part: { type: 'string' },
    json: { type: 'string' },
    profile: { type: 'boolean', default: false },
    match: { type: 'string', default: '' },
  },
});

const print = (cells: (string | number)[]) => process.stdout.write(`${cells.map((cell) => String(cell).padStart(12)).join('')}\n`);
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;

const printResponses = ({ weights, rates }: Awaited<ReturnType<typeof measureResponses>>) => {
  print(['raw', 'br', 'queries', '  address']);
  for (const { path, bytes, compressedBytes, queries } of weights)
    print([kilobytes(bytes), kilobytes(compressedBytes), queries, `  ${path}`]);
  process.stdout.write('\n');
  print(['bare /s', 'product /s', 'ratio', 'bare µs', 'product µs', 'ratio', '  address']);
  for (const { path, kind, barePerSecond, productPerSecond, ratio, bareCpu, productCpu, cpuRatio } of rates) {
    const speed = [Math.round(barePerSecond), Math.round(productPerSecond), ratio.toFixed(2)];
    print([...speed, Math.round(bareCpu), Math.round(productCpu), cpuRatio.toFixed(2), `  ${path} ${kind}`]);
  }
  process.stdout.write('\n');
};

const printFirst = ({ name, cpuMs, medianMs, p95Ms }: Measured) =>
  print([cpuMs.toFixed(2), medianMs.toFixed(2), p95Ms.toFixed(2), `  ${name}`]);

const printSearches = ({ kind, medianMs, p95Ms, worstMs, fastestP95Ms, worst }: MeasuredSearches) =>
  print([...[medianMs, p95Ms, worstMs, fastestP95Ms].map((ms) => ms.toFixed(1)), `  ${kind} (${worst})`]);

const printTranslated = ({ kind, main, other, ratio }: TranslatedSearches) =>
  print([...[main.medianMs, main.p95Ms, other.medianMs, other.p95Ms].map((ms) => ms.toFixed(1)), ratio.toFixed(2), `  ${kind}`]);

const printFilters = ({ kind, medianMs, p95Ms, worstMs, p95WallMs }: MeasuredFilters) =>
  print([...[medianMs, p95Ms, worstMs, p95WallMs].map((ms) => ms.toFixed(1)), `  ${kind}`]);

const printBrowser = ({ interactions, typing, scrolling, memory }: Awaited<ReturnType<typeof measureBrowser>>) => {
  if (interactions.length > 0) print(['count', 'fastest ms', 'median ms', 'worst ms', '  interaction, 4 times slower']);
  for (const { interaction, count, fastestMs, medianMs, worstMs } of interactions)
    print([count, fastestMs, medianMs, worstMs, `  ${interaction}`]);
  process.stdout.write('\n');
  print(['keys', 'median ms', 'p95 ms', '  field']);
  for (const { field, keys, medianMs, p95Ms } of typing) print([keys, medianMs.toFixed(1), p95Ms.toFixed(1), `  ${field}`]);
  process.stdout.write('\n');
  print(['rows', 'frames', 'over 50 ms', 'longest ms']);
  print([scrolling.rows, scrolling.frames, scrolling.framesOver50Ms, scrolling.longestMs.toFixed(0)]);
  process.stdout.write('\n');
  print(['navigations', 'heap MiB', 'nodes', 'listeners']);
  for (const { navigations, heap, nodes, listeners } of memory) print([navigations, heap.toFixed(1), nodes, listeners]);
  process.stdout.write('\n');
};

/** Product pages that are requested in turn; fewer if the site has fewer products. */
const differentPages = 1000;

const isAsked = (part: string) => options.part === undefined || options.part === part;
const isGenerated = options.products !== undefined || options['data-dir'] !== undefined;

/** DATABASE_URL selects the PostgreSQL database that bench/catalogue.ts has filled. */
const { DATABASE_URL } = process.env;
const database: Record<string, string> = options['data-dir'] && DATABASE_URL ? { DATABASE_URL } : {};

const benchMessages = async (folder: string) => {
  const site = await startSite(folder, { SEED: 'none', CONTACT_RATE_LIMIT: '0' });
  try {
    const rates = await measureMessages(site);
    print(['messages /s', 'median ms', 'p99 ms']);
    print([Math.round(rates.perSecond), rates.medianMs.toFixed(1), rates.p99Ms.toFixed(1)]);
    process.stdout.write('\n');
    return rates;
  } finally {
    await site.close();
  }
};

const benchProcess = async (dataDir: string) => {
  print(['start ms', 'cpu ms', 'idle MB', 'loaded MB', 'stored /s', 'computed /s']);
  const results = [];
  // the first start fills the database
  for (let starts = 0; starts < 2; starts++) {
    const result = await measureProcess({ DATA_DIR: dataDir, ...(isGenerated && { SEED: 'none' }) });
    results.push(result);
    const { startMs, startCpuMs, idleMb, loadedMb, storedPerSecond, computedPerSecond } = result;
    print([startMs, startCpuMs ?? 0, idleMb ?? 0, loadedMb ?? 0, storedPerSecond, computedPerSecond].map(Math.round));
  }
  process.stdout.write('\n');
  return results;
};

const benchSite = async (site: Site) => {
  const { db } = site.context;
  if (options.products) await fillCatalogue(db, { products: Number(options.products), articles: 500, messages: 5000 });
  const products = await db.selectFrom('products').select('id').execute();
  if (options.part === 'browser') {
    const browser = await measureBrowser(site, { isDemonstration: !isGenerated });
    printBrowser(browser);
    return { products: products.length, browser };
  }
  if (options.part === 'searches') {
    print(['median ms', 'p95 ms', 'worst ms', 'fastest p95', '  search (worst)']);
    return { products: products.length, searches: await measureSearches(db, printSearches) };
  }
  if (options.part === 'translated') {
    await fillTranslations(db);
    print(['main ms', 'p95 ms', 'German ms', 'p95 ms', 'ratio', '  search']);
    return { products: products.length, translated: await measureTranslatedSearches(db, printTranslated) };
  }
  if (options.part === 'attributes') {
    await fillAttributes(db);
    print(['median ms', 'p95 ms', 'worst ms', 'p95 wall', '  list']);
    return { products: products.length, filters: await measureFilters(db, printFilters) };
  }
  const visible = await db.selectFrom('visible_products').select('slug').orderBy('id').limit(differentPages).execute();
  const details = visible.map(({ slug }) => `/products/${slug}`);
  const responses = isAsked('responses') ? await measureResponses(site, details) : null;
  if (responses) printResponses(responses);
  if (!isAsked('first')) return { products: products.length, responses, first: null };
  print(['cpu ms', 'median ms', 'p95 ms', '  first computation']);
  const first = await measureFirstComputations(site.context, site.app, { match: new RegExp(options.match), onMeasured: printFirst });
  return { products: products.length, responses, first };
};

const temporary = mkdtempSync(join(tmpdir(), 'bench-'));
try {
  const messages = isAsked('messages') ? await benchMessages(join(temporary, 'messages')) : null;
  const processes = isAsked('process') ? await benchProcess(options['data-dir'] ?? join(temporary, 'process')) : null;
  if (!['messages', 'process'].includes(options.part ?? '')) {
    const folder = options['data-dir'] ?? join(temporary, 'site');
    const site = await startSite(folder, isGenerated ? { SEED: 'none', ...database } : {});
    const endProfile = options.profile ? await startProfile('bench.cpuprofile') : async () => {};
    const results = await benchSite(site).finally(site.close);
    await endProfile();
    if (options.json) writeFileSync(options.json, `${JSON.stringify({ ...results, messages, processes }, null, 2)}\n`);
  }
} finally {
  rmSync(temporary, { recursive: true });
}
