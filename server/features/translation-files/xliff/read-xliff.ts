// Reads XLIFF 2.1 files one record at a time.

import { SheetError } from '#server/platform/sheets/sheet.ts';
import { childOf, childrenOf, elementsOf, type XmlElement } from '#server/platform/xml/element.ts';
import { readBeginning, xmlEncoding } from '#server/platform/xml/encoding.ts';
import { readXml, rootOf } from '#server/platform/xml/read-xml.ts';
import type { FileRecord, TranslationFile } from '../file-texts.ts';
import { allText } from './read-content.ts';
import { readUnit } from './read-unit.ts';

const withoutPrefix = (name: string): string => name.replace(/^[^:]*:/, '');

/** Groups are not exported, but programs may add them. */
const unitsIn = (element: XmlElement): XmlElement[] =>
  elementsOf(element).flatMap((child) => {
    if (child.name === 'unit') return [child];
    return child.name === 'group' ? unitsIn(child) : [];
  });

const titleOf = (file: XmlElement): string =>
  allText(childrenOf(childOf(file, 'notes'), 'note').find(({ attributes }) => attributes.category === 'record'));

const toRecord = (file: XmlElement): FileRecord => {
  const original = file.attributes.original ?? '';
  const [, kind = original, id] = /^([a-z]+)\/(\d{1,10})$/.exec(original) ?? [];
  return { kind, id: id === undefined ? null : Number(id), title: titleOf(file) || original, texts: unitsIn(file).map(readUnit) };
};

const supported = ['2.0', '2.1'];

/** @throws SheetError */
const requireRoot = (text: string): { from: string; to: string } => {
  if (/<!DOCTYPE/i.test(text.slice(0, Math.max(0, text.search(/<[\w:.-]+[\s/>]/)))))
    throw new SheetError(
      'The file has a document type (<!DOCTYPE>), which XLIFF does not use and which is not read, to protect the server. Export the file again from the translation program.',
    );
  const root = rootOf(text);
  const name = root && withoutPrefix(root.name);
  if (!root || !name)
    throw new SheetError('The file is not complete: it has no root element. Export it again from the translation program.');
  if (name !== 'xliff')
    throw new SheetError(`The file is not XLIFF: its root element is <${name.slice(0, 60)}>. Choose an exported file (.xlf or .xlsx).`);
  const { version = '', srcLang = '', trgLang = '' } = root.attributes;
  if (!supported.includes(version))
    throw new SheetError(
      `The file is XLIFF ${version.slice(0, 20) || 'without a version'}, which is not supported. Save it as XLIFF 2.1 in the translation program.`,
    );
  if (srcLang === '' || trgLang === '')
    throw new SheetError(
      'The file does not name its languages. XLIFF names them in the attributes srcLang and trgLang of its root element.',
    );
  return { from: srcLang, to: trgLang };
};

const isNamedXliff = (name: string): boolean => /\.(?:xlf|xliff|xml)$/i.test(name);

const notXml = (name: string, beginning: Buffer): SheetError =>
  new SheetError(
    beginning.every((byte) => byte <= 0x20)
      ? 'The file is empty. Export it again from the translation program.'
      : `${name} is not XLIFF: it does not begin with “<”, as XML does. Choose the file that the translation program has exported. The name of a spreadsheet must end with .xlsx or .csv.`,
  );

/** @returns null if the file is not XML, and neither is its name @throws SheetError in words */
export const openXliff = async ({ path, name }: { path: string; name: string }): Promise<TranslationFile | null> => {
  const beginning = await readBeginning(path);
  const encoding = xmlEncoding(beginning);
  const text = new TextDecoder(encoding).decode(beginning);
  if (!text.trimStart().startsWith('<')) {
    if (isNamedXliff(name)) throw notXml(name, beginning);
    return null;
  }
  async function* records(): AsyncGenerator<FileRecord> {
    for await (const file of readXml(path, encoding, { records: new Set(['file']), rename: withoutPrefix })) yield toRecord(file);
  }
  return { format: 'xliff', ...requireRoot(text), records, close: async () => undefined };
};
