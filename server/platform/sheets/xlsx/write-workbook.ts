// Writes an XLSX file with one sheet as a stream.
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { inBatches } from '../batches.ts';
import type { WrittenSheet } from '../write-sheet.ts';
import { encodeText } from './escapes.ts';
import { sheetXml } from './write-rows.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const contentTypes = `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/></Types>`;

const rootRelationships = `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

const workbookRelationships = `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`;

/** The order of the last list is that of `cellStyles` in write-rows.ts. */
const styles = `${declaration}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** Names of sheets have at most 31 characters and none of `[]:*?/\`. */
const sheetName = (name: string): string => {
  const allowed = name
    .replace(/[[\]:*?/\\]/g, ' ')
    .replace(/^'|'$/g, ' ')
    .trim();
  return encodeText(allowed.slice(0, 31).toWellFormed().trim() || 'Sheet1');
};

const workbook = (name: string) =>
  `${declaration}<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets><sheet name="${sheetName(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

export const writeXlsx = (sheet: WrittenSheet): Readable => {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const rows = Readable.from(inBatches(sheetXml(sheet)), { objectMode: false });
  zip.on('error', (error) => output.destroy(error));
  rows.on('error', (error) => output.destroy(error));
  output.on('close', () => rows.destroy());
  for (const [path, content] of [
    ['[Content_Types].xml', contentTypes],
    ['_rels/.rels', rootRelationships],
    ['xl/workbook.xml', workbook(sheet.name)],
    ['xl/_rels/workbook.xml.rels', workbookRelationships],
    ['xl/styles.xml', styles],
  ] as const) {
    zip.addBuffer(Buffer.from(content), path);
  }
  zip.addReadStream(rows, 'xl/worksheets/sheet1.xml');
  zip.end();
  return output;
};
