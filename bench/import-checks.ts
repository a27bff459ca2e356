// Measures the dry run of an import, with the options of the server. Every twentieth row is a product of the catalogue.
//   node --max-semi-space-size=8 --heap-growing-percent=60 bench/import-checks.ts [rows]
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { createAttribute } from '#server/features/attributes/attributes.service.ts';
import { createCheckRunner } from '#server/features/imports/checking/check-runner.ts';
import { createImport, getImport } from '#server/features/imports/imports.service.ts';
import { ensureDefaults } from '#server/features/settings/settings.service.ts';
import { kinds } from '#server/kinds.ts';
import { createFolderStore } from '#server/platform/file-store/folder.ts';

const rowCount = Number(process.argv[2] ?? 50_000);
const specifications = 20;
const megabyte = 1024 * 1024;

const cells = (at: number, price: number): string[] => [
  `AB-${at}`,
  `Sensor ${at} with a long name`,
  `Category ${at % 20}`,
  `${price},50`,
  `<p>Sensor <strong>${at}</strong> for machines, with several words of text.</p><ul><li>One</li><li>Two</li></ul>`,
  `Title ${at}`,
  ...Array.from({ length: specifications }, (_, index) => String((at * (index + 3)) % 500)),
];

const heads = ['Model', 'Name', 'Category', 'Price', 'Description', 'SEO title'].concat(
  Array.from({ length: specifications }, (_, index) => `Voltage ${index} (V)`),
);
const line = (values: readonly string[]) => `${values.map((value) => `"${value}"`).join(';')}\n`;

const folder = await mkdtemp(join(tmpdir(), 'import-checks-'));
const connection = await connect(`file:${join(folder, 'bench.sqlite')}`);
try {
  const clock = () => new Date();
  const { db } = connection;
  await migrate(connection);
  await ensureDefaults({ db, clock });
  const context = { db, clock, actor: null, caller: { apiToken: null } };
  const categories: number[] = [];
  for (let at = 0; at < 20; at++) categories.push((await kinds.category.create(context, { name: `Category ${at}` })).id);
  for (let at = 0; at < specifications; at++)
    await createAttribute(context, { category_id: null, label: `Voltage ${at}`, kind: 'number', quantity: 'voltage', unit: 'V' });
  // every twentieth row is a product; more would take minutes to create one by one
  for (let at = 0; at < rowCount; at += 20)
    await kinds.product.create(context, { name: `Sensor ${at}`, model: `AB-${at}`, category_id: categories[at % 20] ?? 1 });
  const file = join(folder, 'products.csv');
  await writeFile(file, line(heads) + Array.from({ length: rowCount }, (_, at) => line(cells(at, at % 900))).join(''));
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let peak = before;
  const sampling = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 50);
  const checking = { ...context, store: createFolderStore(folder), dataDir: folder, log: { error: console.error } };
  const runner = createCheckRunner(checking);
  const importing = { ...checking, runner };
  const received = { field: 'file', index: 0, temporaryPath: file, extension: 'csv', fileName: 'products.csv' };
  const start = performance.now();
  const cpu = process.cpuUsage();
  const { id } = await createImport(importing, { files: [received], options: {}, action: 'check', key: undefined });
  const read = performance.now();
  await runner.idle();
  const end = performance.now();
  const used = process.cpuUsage(cpu);
  clearInterval(sampling);
  const { state, counts } = await getImport(importing, id);
  console.log(state, counts);
  console.log(`reading the file: ${((read - start) / 1000).toFixed(1)} s, dry run: ${((end - read) / 1000).toFixed(1)} s`);
  console.log(`CPU: ${((used.user + used.system) / 1e6).toFixed(1)} s, ${Math.round(rowCount / ((end - start) / 1000))} rows/s`);
  console.log(`memory: ${Math.round(before / megabyte)} MB before, ${Math.round(peak / megabyte)} MB at most`);
} finally {
  await connection.db.destroy();
  await rm(folder, { recursive: true, force: true });
}
