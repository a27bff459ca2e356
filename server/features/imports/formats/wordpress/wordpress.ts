// WordPress eXtended RSS (WXR): the export of articles and pages of WordPress.
import type { Source, SourceFile, SourceTable } from '#server/features/imports/reading/source.ts';
import { SheetError } from '#server/platform/sheets/sheet.ts';
import { childrenOf, childText, type XmlElement } from '#server/platform/xml/element.ts';
import { readXml } from '#server/platform/xml/read-xml.ts';
import { collectTable, type FoundRecord } from '../fields.ts';
import { type EntryKind, entryFields } from './entry.ts';
import { createWordpressNotes, type WordpressNotes } from './notes.ts';
import { addToSite, emptySite, type Site } from './site.ts';

const kinds = new Map<string, EntryKind>([
  ['post', 'article'],
  ['page', 'page'],
]);

/** @returns null for an entry that is not imported */
const kindOf = (item: XmlElement): EntryKind | null => {
  const isLeftOut = /^(?:trash|auto-draft|inherit)$/.test(childText(item, 'wp:status'));
  return isLeftOut ? null : (kinds.get(childText(item, 'wp:post_type')) ?? null);
};

const internalTypes =
  /^(?:revision|custom_css|customize_changeset|oembed_cache|wp_global_styles|wp_navigation|wp_template\w*|user_request)$/;

/** Notes what is not imported. */
const noteItem = (item: XmlElement, notes: WordpressNotes): void => {
  for (const comment of childrenOf(item, 'wp:comment')) {
    if (/^(?:comment)?$/.test(childText(comment, 'wp:comment_type'))) notes.count('comment');
  }
  const type = childText(item, 'wp:post_type');
  if (type === 'attachment') notes.count('attachment');
  else if (type === 'nav_menu_item') notes.count('menu');
  else if (/^product(?:_variation)?$/.test(type)) notes.count('product');
  else if (kinds.has(type)) {
    if (childText(item, 'wp:status') === 'trash') notes.count('trash');
  } else if (!internalTypes.test(type)) notes.count('otherType', type);
};

/** @throws SheetError if the file cannot be read */
export const openWordpress = async ({ path }: SourceFile, encoding: string): Promise<Source> => {
  const items = () => readXml(path, encoding, { records: new Set(['item', 'wp:author']) });
  const notes = createWordpressNotes();
  const site: Site = emptySite();
  // attachments can come after the entries that use them
  for await (const element of items()) {
    addToSite(site, element);
    if (element.name === 'item') noteItem(element, notes);
  }
  const recordsOf = async function* (kind: EntryKind, counted: WordpressNotes): AsyncGenerator<FoundRecord> {
    const slugs = new Set<string>();
    for await (const item of items()) {
      if (item.name !== 'item' || kindOf(item) !== kind) continue;
      yield { line: item.line, fields: entryFields(item, kind, { site, notes: counted, slugs }) };
    }
  };
  const tables: SourceTable[] = [];
  for (const [name, kind] of [
    ['Articles', 'article'],
    ['Pages', 'page'],
  ] as const) {
    const table = collectTable();
    for await (const { fields } of recordsOf(kind, notes)) table.add(fields);
    if (table.count() > 0) tables.push(table.table(name, kind, () => recordsOf(kind, createWordpressNotes())));
  }
  if (tables.length === 0) {
    throw new SheetError('The WordPress export contains neither posts nor pages. In WordPress, choose Tools, Export, All content.');
  }
  return {
    format: 'wxr',
    tables,
    options: { decimal: '.', date: 'iso' },
    texts: 'html',
    questions: [],
    notes: notes.list(),
    close: async () => undefined,
  };
};
