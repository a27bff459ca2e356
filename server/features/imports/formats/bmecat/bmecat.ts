// BMEcat 1.2 and 2005: a catalogue of articles with groups, features, prices and media as XML.
import type { Source, SourceFile, SourceTable } from '#server/features/imports/reading/source.ts';
import { SheetError } from '#server/platform/sheets/sheet.ts';
import { childText, textOf, type XmlElement } from '#server/platform/xml/element.ts';
import { readXml } from '#server/platform/xml/read-xml.ts';
import { collectTable, type FieldValue, type FoundRecord, field } from '../fields.ts';
import { type Catalog, catalogElements, catalogReader, emptyCatalog, groupNames } from './catalog.ts';
import { groupFields } from './groups.ts';
import { nameOf2005 } from './names.ts';
import { type BmecatNotes, createBmecatNotes } from './notes.ts';
import { groupOf, productFields } from './product.ts';

type GroupName = ReturnType<typeof groupNames>;

const isDeleted = ({ attributes }: XmlElement): boolean => attributes.mode === 'delete';

const productsOf = async function* (read: (names: readonly string[]) => AsyncIterable<XmlElement>): AsyncGenerator<XmlElement> {
  for await (const element of read(['PRODUCT'])) if (!isDeleted(element)) yield element;
};

const categoryField = (product: XmlElement, catalog: Catalog, nameOf: GroupName): FieldValue[] => {
  const path = nameOf(groupOf(product, catalog) ?? '')?.path;
  return path === undefined ? [] : [field('category_id', 'Category', path)];
};

const headNote = ({ language, currency, territories }: Catalog): string[] => {
  const parts = [
    language && `language ${language}`,
    currency && `currency ${currency}`,
    territories.length > 0 && `territory ${territories.join(', ')}`,
  ].filter(Boolean);
  return parts.length === 0 ? [] : [`The catalogue says: ${parts.join('; ')}.`];
};

/** The first reading: everything that later readings must know. */
const survey = async (read: (names: readonly string[]) => AsyncIterable<XmlElement>, notes: BmecatNotes) => {
  const catalog = emptyCatalog();
  const addToCatalog = catalogReader(catalog, (article) => notes.count('furtherGroup', article));
  const products = collectTable();
  let isAnyGrouped = false;
  for await (const element of read([...catalogElements, 'PRODUCT'])) {
    if (element.name !== 'PRODUCT') addToCatalog(element);
    else if (isDeleted(element)) notes.count('deleted', childText(element, 'SUPPLIER_PID'));
    else {
      isAnyGrouped ||= groupOf(element, catalog) !== undefined;
      products.add(productFields(element, catalog, notes));
    }
  }
  return { catalog, products, hasCategories: isAnyGrouped || catalog.groupOfArticle.size > 0 };
};

const noteSameNames = (catalog: Catalog, nameOf: GroupName, notes: BmecatNotes): void => {
  for (const [id, group] of catalog.groups) {
    const named = nameOf(id);
    if (named && named.name !== group.name) notes.count('sameName', named.name);
  }
};

/** @throws SheetError if the file cannot be read */
export const openBmecat = async ({ path }: SourceFile, encoding: string): Promise<Source> => {
  const read = (names: readonly string[]) => readXml(path, encoding, { records: new Set(names), rename: nameOf2005 });
  const notes = createBmecatNotes();
  const { catalog, products, hasCategories } = await survey(read, notes);
  const nameOf = groupNames(catalog);
  noteSameNames(catalog, nameOf, notes);
  const ignored = createBmecatNotes();

  const productRecords = async function* (): AsyncGenerator<FoundRecord> {
    for await (const element of productsOf(read)) {
      const fields = [...productFields(element, catalog, ignored), ...categoryField(element, catalog, nameOf)];
      yield { line: element.line, fields };
    }
  };
  const groupRecords = async function* (): AsyncGenerator<FoundRecord> {
    let system = '';
    const names = catalog.hasTree ? ['CATALOG_STRUCTURE'] : ['CLASSIFICATION_SYSTEM_NAME', 'CLASSIFICATION_GROUP'];
    for await (const element of read(names)) {
      if (element.name === 'CLASSIFICATION_SYSTEM_NAME') system = textOf(element);
      const id = catalog.hasTree ? childText(element, 'GROUP_ID') : `${system}:${childText(element, 'CLASSIFICATION_GROUP_ID')}`;
      // null for the root, which is no category
      const named = nameOf(id);
      if (named) yield { line: element.line, fields: groupFields(element, named, catalog) };
    }
  };
  const groups = collectTable();
  if (catalog.hasTree || hasCategories) for await (const { fields } of groupRecords()) groups.add(fields);

  if (hasCategories) products.addColumn('Category', 'category_id');
  const tables: SourceTable[] = [];
  if (products.count() > 0) tables.push(products.table('Products', 'product', productRecords));
  if (groups.count() > 0) tables.push(groups.table('Categories', 'category', groupRecords));
  if (tables.length === 0)
    throw new SheetError('The BMEcat file contains neither articles nor groups. Export the catalogue with its articles.');
  return {
    format: 'bmecat',
    tables,
    options: { decimal: '.', date: 'iso' },
    texts: 'html',
    questions: [],
    notes: [...headNote(catalog), ...notes.list()],
    close: async () => undefined,
  };
};
