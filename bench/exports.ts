// Measures the memory and time of an export of generated products, as a file for spreadsheets:
//   node bench/catalogue.ts --products 100000 --articles 0 --messages 0 --data-dir /tmp/catalogue
//   node --max-semi-space-size=8 --heap-growing-percent=60 bench/exports.ts /tmp/catalogue [xlsx|csv|tsv]
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sheetFormats } from '#contract/rules/imports.ts';
import { readConfig } from '#server/config/config.ts';
import { connect } from '#server/database/connect.ts';
import { exportRecords } from '#server/features/exports/exports.service.ts';
import { systemClock } from '#server/platform/clock.ts';
import { openFileStore } from '#server/platform/file-store/open-file-store.ts';

const [dataDir, wanted = 'xlsx'] = process.argv.slice(2);
const format = sheetFormats.find((one) => one === wanted);
if (!dataDir || !format) throw new Error('Usage: node bench/exports.ts <data folder> [xlsx|csv|tsv]');

const config = readConfig({ DATABASE_URL: process.env.DATABASE_URL, DATA_DIR: dataDir, SEED: 'none' });
const { db, close } = await connect(config.databaseUrl);
const context = { db, clock: systemClock, actor: null, store: await openFileStore(config.files), siteUrl: 'https://www.example.com' };
const start = performance.now();
let bytes = 0;
const sink = new Writable({
  write: (chunk: Buffer, _encoding, done) => {
    bytes += chunk.length;
    done();
  },
});
const { content, name } = await exportRecords(context, { kind: 'product', filter: {}, format, columns: undefined, files: false });
await pipeline(content, sink);
const seconds = (performance.now() - start) / 1000;
const megabytes = (size: number) => `${Math.round(size / 1024 / 1024)} MB`;
// in kilobytes
const peak = process.resourceUsage().maxRSS * 1024;
console.log(`${name}: ${megabytes(bytes)} in ${seconds.toFixed(1)} s, peak memory of the process ${megabytes(peak)}`);
await close();
