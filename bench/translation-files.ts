// Measures the export of the texts of generated products for translators, and the import of the translated file:
//   node bench/catalogue.ts --products 10000 --articles 0 --messages 0 --data-dir /tmp/catalogue
//   node --max-semi-space-size=8 --heap-growing-percent=60 bench/translation-files.ts /tmp/catalogue [xliff|xlsx]
// The first run translates all texts; later ones export them with their translations, and import them without a change.
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { translationFileFormats } from '#contract/rules/translation-files.ts';
import { readConfig } from '#server/config/config.ts';
import { connect } from '#server/database/connect.ts';
import { upsertSettings } from '#server/features/settings/settings.service.ts';
import { exportTranslations } from '#server/features/translation-files/export.service.ts';
import { startSaving, uploadFile } from '#server/features/translation-files/import.service.ts';
import { createTranslationImportWork } from '#server/features/translation-files/import-work.ts';
import { systemClock } from '#server/platform/clock.ts';
import { openFileStore } from '#server/platform/file-store/open-file-store.ts';
import { createFiles } from '#server/platform/files.ts';

const [dataDir, wanted = 'xliff'] = process.argv.slice(2);
const format = translationFileFormats.find((one) => one === wanted);
if (!dataDir || !format) throw new Error('Usage: node bench/translation-files.ts <data folder> [xliff|xlsx]');

const config = readConfig({ DATABASE_URL: process.env.DATABASE_URL, DATA_DIR: dataDir, SEED: 'none' });
const { db, close } = await connect(config.databaseUrl);
const store = await openFileStore(config.files);
const files = createFiles({ dataDir, clock: systemClock, store });
const administrator = await db.selectFrom('administrators').select(['id', 'name']).executeTakeFirstOrThrow();
const parts = { db, clock: systemClock, actor: administrator, files, store, dataDir, log: console };
const context = { ...parts, work: createTranslationImportWork(parts) };
const languages = ['en', 'de'].map((code) => ({ code, name: code, locale: code, direction: 'ltr', is_published: true }));
await upsertSettings(context, [{ key: 'languages', value: JSON.stringify(languages), type: 'json', group: 'languages' }]);

const path = join(dataDir, `translations.${format === 'xliff' ? 'xlf' : 'xlsx'}`);
/** Only XLIFF files are translated: each segment gets its original as the translation. */
const translate = () => {
  let rest = '';
  const translated = (text: string) =>
    text.replaceAll(/(<segment [^>]*><source>)(.*?)(<\/source>)(<\/segment>)/gs, '$1$2$3<target>$2</target>$4');
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      const lines = (rest + chunk.toString()).split('\n');
      rest = lines.pop() ?? '';
      done(null, lines.map((line) => `${translated(line)}\n`).join(''));
    },
    flush: (done) => done(null, rest),
  });
};

const megabytes = (size: number) => `${Math.round(size / 1024 / 1024)} MB`;
const measure = async (what: string, work: () => Promise<unknown>) => {
  const start = performance.now();
  const before = process.cpuUsage();
  const result = await work();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  // busy machines take longer
  const { user, system } = process.cpuUsage(before);
  const cpu = ((user + system) / 1e6).toFixed(1);
  // in kilobytes
  const peak = megabytes(process.resourceUsage().maxRSS * 1024);
  console.log(`${what}: ${seconds} s, ${cpu} s of CPU, peak memory of the process ${peak}`, result ?? '');
};

await measure('export', async () => {
  const { content } = await exportTranslations(context, { language: 'de', format, texts: 'all', kinds: ['product'] });
  if (format === 'xliff') await pipeline(content, translate(), createWriteStream(path));
  else await pipeline(content, createWriteStream(path));
  let bytes = 0;
  for await (const chunk of createReadStream(path)) bytes += (chunk as Buffer).length;
  return megabytes(bytes);
});
const ended = async () => {
  await context.work.idle();
  const { state, counts, failure } = await db.selectFrom('translation_imports').selectAll().executeTakeFirstOrThrow();
  return { state, counts, failure };
};
let id = 0;
await measure('upload', async () => {
  // the file store takes the file
  await copyFile(path, `${path}.sent`);
  ({ id } = await uploadFile(context, { language: 'de', file: { path: `${path}.sent`, name: path } }));
});
await measure('check', ended);
await measure('publish', async () => {
  await startSaving(context, 'de', { id, action: 'publish' });
  return ended();
});
await close();
