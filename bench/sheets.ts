// Writes and reads a table of 100,000 rows with 30 columns in each format, each in a process of its own, and prints the peak memory of the
// process and its CPU time in relation to that of CSV: `node bench/sheets.ts`.
import { execFileSync } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type SheetFormat, sheetFormats } from '#contract/rules/imports.ts';
import { openSheets } from '#server/platform/sheets/open-sheet.ts';
import type { Cell } from '#server/platform/sheets/sheet.ts';
import { writeSheet } from '#server/platform/sheets/write-sheet.ts';

const rowCount = 100_000;
const columns = Array.from({ length: 30 }, (_, index) => ({ head: `Column ${index + 1}` }));

const cellOf = (row: number, column: number): Cell => {
  if (column % 5 === 0) return row * column + 0.25;
  if (column % 5 === 1) return { date: `2026-0${(row % 9) + 1}-1${column % 9}` };
  if (column % 5 === 2) return null;
  return `Value ${row} of column ${column}, with “text” & <marks>`;
};

async function* generateRows(): AsyncGenerator<Cell[]> {
  for (let row = 1; row <= rowCount; row += 1) yield columns.map((_, column) => cellOf(row, column));
}

const write = (format: SheetFormat, path: string) =>
  pipeline(writeSheet(format, { name: 'Table', columns, rows: generateRows() }), createWriteStream(path));

const read = async (path: string) => {
  const { sheets, close } = await openSheets({ path, name: 'table' }, {});
  let count = 0;
  for await (const _row of sheets[0]?.rows() ?? []) count += 1;
  await close();
  if (count !== rowCount + 1) throw new Error(`${count} rows were read`);
};

interface Measurement {
  /** Of CPU time. */
  seconds: number;
  /** Peak of the process in MB. */
  memory: number;
}

/** A run in the child process. */
const measure = async (action: string, format: SheetFormat, path: string) => {
  const start = process.cpuUsage();
  await (action === 'write' ? write(format, path) : read(path));
  const { user, system } = process.cpuUsage(start);
  const seconds = (user + system) / 1e6;
  console.log(JSON.stringify({ seconds, memory: process.resourceUsage().maxRSS / 1024 } satisfies Measurement));
};

const measureAll = () => {
  const folder = mkdtempSync(join(tmpdir(), 'sheets-'));
  const base: Record<string, number> = {};
  try {
    for (const format of ['csv', ...sheetFormats.filter((name) => name !== 'csv')] as SheetFormat[]) {
      const path = join(folder, `table.${format}`);
      for (const action of ['write', 'read']) {
        const output = execFileSync(process.execPath, [import.meta.filename, action, format, path], { encoding: 'utf8' });
        const { seconds, memory } = JSON.parse(output) as Measurement;
        base[action] ??= seconds;
        const ratio = (seconds / base[action]).toFixed(1);
        console.log(`${format.padEnd(4)} ${action.padEnd(5)} ${seconds.toFixed(1)} s, ${ratio} times CSV, peak ${memory.toFixed(0)} MB`);
      }
      console.log(`${format.padEnd(4)} size  ${(statSync(path).size / 1024 ** 2).toFixed(0)} MB`);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const [action, format, path] = process.argv.slice(2);
if (action && format && path) await measure(action, format as SheetFormat, path);
else measureAll();
