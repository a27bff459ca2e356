// Files of tables for tests, built from their parts.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import { ZipFile } from 'yazl';
import type { ReadingOptions } from '#contract/imports.ts';
import { openSheets } from './open-sheet.ts';
import type { SheetRow } from './sheet.ts';

/** @returns a function that writes a file into a folder of its own, which is removed after the tests, and returns it */
export const createFiles = () => {
  const folder = mkdtempSync(join(tmpdir(), 'sheets-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  let count = 0;
  return (content: string | Buffer = '', name = 'table') => {
    count += 1;
    const path = join(folder, `${count}-${name}`);
    writeFileSync(path, content);
    return { path, name };
  };
};

/** Opens a file and reads all rows of its first sheet. */
export const readAll = async (file: { path: string; name: string }, given: Pick<ReadingOptions, 'encoding' | 'delimiter'> = {}) => {
  const { sheets, close, ...table } = await openSheets(file, given);
  try {
    const rows: SheetRow[] = [];
    for await (const row of sheets[0]?.rows() ?? []) rows.push(row);
    return { ...table, names: sheets.map(({ name }) => name), rows };
  } finally {
    await close();
  }
};

export const zipOf = async (parts: Record<string, string | Buffer>, compress = true): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), path, { compress });
  zip.end();
  return await buffer(zip.outputStream);
};

/** Replaces all occurrences of bytes with as many other ones. */
export const patched = (content: Buffer, from: string | Buffer, to: string | Buffer): Buffer => {
  const [before, after] = [Buffer.from(from), Buffer.from(to)];
  if (before.length !== after.length || !content.includes(before)) throw new Error('Nothing can be replaced');
  const result = Buffer.from(content);
  for (let at = result.indexOf(before); at >= 0; at = result.indexOf(before, at + after.length)) after.copy(result, at);
  return result;
};

/** Changes two bytes of the central directory entries, and of the headers of the files. */
export const withHeaderField = (zip: Buffer, offset: number, value: number): Buffer => {
  const result = Buffer.from(zip);
  const headers: [string, number][] = [
    ['PK\x01\x02', 2],
    ['PK\x03\x04', 0],
  ];
  for (const [signature, shift] of headers) {
    for (let at = result.indexOf(signature); at >= 0; at = result.indexOf(signature, at + 4)) {
      result.writeUInt16LE(value, at + offset + shift);
    }
  }
  return result;
};

/** Offsets in the header of a file, for `withHeaderField`. */
export const headerFields = { flags: 6, method: 8 } as const;

/** Changes the number of files that the end of a zip file states. */
export const withEntryCount = (zip: Buffer, count: number): Buffer => {
  const result = Buffer.from(zip);
  const end = result.lastIndexOf('PK\x05\x06');
  for (const offset of [8, 10]) result.writeUInt16LE(count, end + offset);
  return result;
};

const transitional = {
  main: 'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
  relationships: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
};
export const strict = {
  main: 'http://purl.oclc.org/ooxml/spreadsheetml/main',
  relationships: 'http://purl.oclc.org/ooxml/officeDocument/relationships',
};

interface WorkbookOptions {
  /** Attributes of the properties of the workbook. */
  properties?: string;
  sheets?: { name: string; state?: string }[];
  /** Items of the shared strings. */
  strings?: string;
  /** Codes of number formats; the style of the first one is 1. */
  formats?: string[];
  namespaces?: typeof transitional;
  /** Parts to add, replace, or leave out if they are null. */
  parts?: Record<string, string | Buffer | null>;
}

/** @param rows elements in the data of each sheet */
export const workbookParts = (rows: string, options: WorkbookOptions = {}): Record<string, string | Buffer> => {
  const { namespaces = transitional, sheets = [{ name: 'Products' }], formats = [], strings = '', properties = '' } = options;
  const relationship = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${namespaces.relationships}/${type}" Target="${target}"/>`;
  const listed = sheets.map(
    ({ name, state }, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="s${index}"${state ? ` state="${state}"` : ''}/>`,
  );
  const parts: Record<string, string | Buffer | null> = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships>${relationship('r1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${namespaces.main}" xmlns:r="${namespaces.relationships}"><workbookPr ${properties}/><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets.map((_, index) => relationship(`s${index}`, 'worksheet', `worksheets/sheet${index + 1}.xml`)).join('')}${relationship('t', 'sharedStrings', 'sharedStrings.xml')}${relationship('f', 'styles', '/xl/styles.xml')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
    'xl/styles.xml': `<styleSheet><numFmts>${formats.map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${code}"/>`).join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formats.map((_, index) => `<xf numFmtId="${164 + index}"/>`).join('')}<xf numFmtId="14"/><xf numFmtId="22"/><xf numFmtId="46"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(
      sheets.map((_, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<worksheet xmlns="${namespaces.main}"><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
    ...options.parts,
  };
  return Object.fromEntries(Object.entries(parts).filter((part): part is [string, string | Buffer] => part[1] !== null));
};

export const workbookOf = (rows: string, options: WorkbookOptions = {}): Promise<Buffer> => zipOf(workbookParts(rows, options));
