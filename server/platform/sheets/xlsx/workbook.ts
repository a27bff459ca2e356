// The structure of an XLSX file: which of its parts are sheets, texts and styles.
import { posix } from 'node:path';
import { SheetError } from '../sheet.ts';
import { damaged, type OpenedZip, type ZipEntry } from '../zip-file.ts';
import { type CellFormat, cellFormatOf } from './number-formats.ts';
import { attributeOf, readXml } from './xml-parts.ts';

/** Bytes of a part other than the sheets and their texts. */
const maxPartBytes = 64 * 1024 * 1024;

export interface Workbook {
  is1904: boolean;
  sheets: { name: string; part: ZipEntry }[];
  strings: ZipEntry | null;
  /** By index of the style of a cell. */
  formats: CellFormat[];
}

interface Relationship {
  type: string;
  target: string;
}

/** Names of parts ignore case. */
export const findPart = (zip: OpenedZip, path: string): ZipEntry | undefined =>
  zip.entries.find((entry) => entry.path.toLowerCase() === path.toLowerCase());

const readRelationships = async (zip: OpenedZip, source: string): Promise<Map<string, Relationship>> => {
  const { dir, base } = posix.parse(source);
  const part = findPart(zip, posix.join(dir, '_rels', `${base}.rels`));
  const relationships = new Map<string, Relationship>();
  if (!part) return relationships;
  await readXml(zip.read(part, maxPartBytes), {
    open: (name, { Id, Type, Target, TargetMode }) => {
      if (name !== 'Relationship' || Id === undefined || Type === undefined || Target === undefined || TargetMode === 'External') return;
      const target = Target.replaceAll('\\', '/');
      relationships.set(Id, {
        // the variants of the format have different addresses that end with the same word
        type: Type.slice(Type.lastIndexOf('/') + 1),
        target: target.startsWith('/') ? target.slice(1) : posix.join(dir, target),
      });
    },
  });
  return relationships;
};

interface ListedSheet {
  name: string;
  id: string | undefined;
  isHidden: boolean;
}

const readWorkbookPart = async (zip: OpenedZip, part: ZipEntry): Promise<{ is1904: boolean; sheets: ListedSheet[] }> => {
  const sheets: ListedSheet[] = [];
  let is1904 = false;
  let isWorkbook = false;
  await readXml(zip.read(part, maxPartBytes), {
    open: (name, attributes) => {
      if (name === 'workbook') isWorkbook = true;
      else if (name === 'workbookPr') is1904 = ['1', 'true', 'on'].includes(attributes.date1904 ?? '');
      else if (name === 'sheet') {
        const isHidden = (attributes.state ?? 'visible') !== 'visible';
        sheets.push({ name: attributes.name ?? '', id: attributeOf(attributes, 'id'), isHidden });
      }
    },
  });
  if (!isWorkbook) throw damaged();
  return { is1904, sheets };
};

const readFormats = async (zip: OpenedZip, part: ZipEntry): Promise<CellFormat[]> => {
  const codes = new Map<number, string>();
  const ids: number[] = [];
  let isCellFormats = false;
  await readXml(zip.read(part, maxPartBytes), {
    open: (name, { numFmtId, formatCode }) => {
      if (name === 'numFmt' && formatCode !== undefined) codes.set(Number(numFmtId), formatCode);
      else if (name === 'cellXfs') isCellFormats = true;
      else if (name === 'xf' && isCellFormats) ids.push(Number(numFmtId ?? 0));
    },
    close: (name) => {
      if (name === 'cellXfs') isCellFormats = false;
    },
  });
  return ids.map((id) => cellFormatOf(id, codes.get(id)));
};

/**
 * Hidden sheets are left out, unless all are hidden.
 * @throws SheetError if parts are missing
 */
export const readWorkbook = async (zip: OpenedZip): Promise<Workbook> => {
  const roots = [...(await readRelationships(zip, '')).values()];
  const path = roots.find(({ type }) => type === 'officeDocument')?.target ?? 'xl/workbook.xml';
  const part = findPart(zip, path);
  if (!part) throw damaged();
  const { is1904, sheets } = await readWorkbookPart(zip, part);
  const relationships = await readRelationships(zip, path);
  const partOf = (type: string): ZipEntry | undefined => {
    const target = [...relationships.values()].find((relationship) => relationship.type === type)?.target;
    return target === undefined ? undefined : findPart(zip, target);
  };
  const tables = sheets.flatMap(({ name, id, isHidden }) => {
    const relationship = relationships.get(id ?? '');
    if (relationship && relationship.type !== 'worksheet') return [];
    const sheet = relationship && findPart(zip, relationship.target);
    if (!sheet) throw new SheetError(`The sheet “${name}” is missing in the file. Save the workbook again as XLSX.`);
    return [{ name, part: sheet, isHidden }];
  });
  if (tables.length === 0) throw new SheetError('The workbook contains no sheet with cells. Choose a workbook with a table.');
  const visible = tables.filter(({ isHidden }) => !isHidden);
  const styles = partOf('styles');
  return {
    is1904,
    sheets: visible.length > 0 ? visible : tables,
    strings: partOf('sharedStrings') ?? null,
    formats: styles ? await readFormats(zip, styles) : [],
  };
};
