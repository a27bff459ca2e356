// What an attribute would read if a name of specification rows were added to it.
import { isDeepStrictEqual } from 'node:util';
import { contradictionsShown, type SynonymPreview } from '#contract/attribute-names.ts';
import type { Specification } from '#contract/rules/specifications.ts';
import type { Database } from '#server/database/schema.ts';
import { requireCategory } from '#server/features/categories/categories.service.ts';
import { notFound } from '#server/http/errors.ts';
import { type Definition, definitionReader, listDefinitions } from './attributes.definitions.repository.ts';
import { specificationsOf } from './attributes.names.repository.ts';
import { requireUnread, withName } from './attributes.naming.ts';
import { definitionOf, type ReadRow, readSpecifications, rowsOf } from './attributes.reading.ts';

const isSame = (one: ReadRow, other: ReadRow): boolean =>
  one.value && other.value ? isDeepStrictEqual(one.value, other.value) : one.text.trim() === other.text.trim();

interface Reading {
  before: readonly Definition[];
  after: readonly Definition[];
}

/** The rows of a product that the definition would read additionally, and the row that it reads already. */
const readWith = (specifications: readonly Specification[], id: number, { before, after }: Reading) => {
  const isOwn = (row: ReadRow) => row.definition.id === id;
  const rows = rowsOf(specifications)
    .filter(({ key }) => definitionOf(key, after)?.id === id && definitionOf(key, before)?.id !== id)
    .flatMap(({ key, value }) => readSpecifications([{ type: 'single', key, value }], after).filter(isOwn));
  const known = readSpecifications(specifications, before).find(isOwn);
  const contradicting = known && rows.find((row) => !isSame(known, row));
  return { rows, contradiction: known && contradicting ? { text: contradicting.text, other: known.text } : null };
};

/** Reads the definitions of each category once. */
const readingsWith = (db: Database, extended: Definition) => {
  const definitionsOf = definitionReader(db);
  const readings = new Map<number, Reading>();
  return async (categoryId: number): Promise<Reading> => {
    const known = readings.get(categoryId);
    if (known) return known;
    const before = await definitionsOf(categoryId);
    const reading = { before, after: before.map((one) => (one.id === extended.id ? extended : one)) };
    readings.set(categoryId, reading);
    return reading;
  };
};

interface Asked {
  id: number;
  name: string;
  categoryId: number | null;
}

/** @throws AppError 'not-found' if the attribute does not apply to the category, 'invalid' if another one reads the name */
export const previewSynonym = async (db: Database, { id, name, categoryId }: Asked): Promise<SynonymPreview> => {
  if (categoryId !== null) await requireCategory(db, categoryId);
  const definitions = await listDefinitions(db, categoryId);
  const definition = definitions.find((one) => one.id === id);
  if (!definition) throw notFound();
  requireUnread(name, definitions, 'name');
  const readingOf = readingsWith(db, withName(definition, name));
  const preview: SynonymPreview = { rows: 0, understood: 0, contradictions: 0, examples: [] };
  // an attribute of the general set reads the products of all categories
  for await (const product of specificationsOf(db, definition.category_id)) {
    const { rows, contradiction } = readWith(product.specifications, id, await readingOf(product.categoryId));
    preview.rows += rows.length;
    preview.understood += rows.filter(({ problem }) => problem === null).length;
    if (!contradiction) continue;
    preview.contradictions++;
    if (preview.examples.length < contradictionsShown)
      preview.examples.push({ product: { id: product.id, name: product.name }, ...contradiction });
  }
  return preview;
};
