// Recognises the XML files that can be imported.
import type { OpenSource } from '#server/features/imports/reading/source.ts';
import { SheetError } from '#server/platform/sheets/sheet.ts';
import { hasCharacters, readBeginning, xmlEncoding } from '#server/platform/xml/encoding.ts';
import { rootOf } from '#server/platform/xml/read-xml.ts';
import { openBmecat } from './bmecat/bmecat.ts';
import { openWordpress } from './wordpress/wordpress.ts';

const isWordpress = (name: string, attributes: Readonly<Record<string, string>>): boolean =>
  name === 'rss' && Object.values(attributes).some((value) => value.includes('wordpress.org/export'));

/** Opens BMEcat catalogues and WordPress exports. */
export const openXml: OpenSource = async (file) => {
  const beginning = await readBeginning(file.path);
  const encoding = xmlEncoding(beginning);
  const text = new TextDecoder(encoding).decode(beginning);
  // web pages with the name of a sheet are explained by the reader of sheets
  if (!hasCharacters(text, '<') || /^\s*<(?:!doctype\s+html|html|table|meta)\b/i.test(text.slice(0, 1000))) return null;
  const root = rootOf(text);
  if (!root) {
    if (!hasCharacters(text, '<?xml')) return null;
    throw new SheetError('The XML file has no root element within its first 256 kB. Export the file again.');
  }
  if (/^(?:\w+:)?BMECAT$/i.test(root.name)) return openBmecat(file, encoding);
  if (isWordpress(root.name, root.attributes)) return openWordpress(file, encoding);
  if (/^(?:\w+:)?html$/i.test(root.name)) return null;
  if (!hasCharacters(text, '<?xml') && !/\.xml$/i.test(file.name)) return null;
  throw new SheetError(
    `XML files can be imported if they are BMEcat catalogues or exports of WordPress (WXR). The root element of this file is <${root.name.slice(0, 60)}>. Export an XLSX or CSV file instead.`,
  );
};
