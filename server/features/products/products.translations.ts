// Products in the language of the reader, with their categories and specifications.
import type { Product } from '#contract/products.ts';
import { categories } from '#contract/records/categories.ts';
import { products } from '#contract/records/products.ts';
import type { Specification } from '#contract/rules/specifications.ts';
import type { TranslationUnit } from '#contract/rules/translations.ts';
import { onceForReader, readingLanguage } from '#server/database/reading-language.ts';
import type { Database } from '#server/database/schema.ts';
import {
  type Definition,
  definitionReader,
  listAllDefinitions,
  listDefinitions,
  listHeadlines,
} from '#server/features/attributes/attributes.definitions.repository.ts';
import { specificationUnits, specificationWriter } from '#server/features/attributes/attributes.translated-rows.ts';
import { shownDefinitions } from '#server/features/attributes/attributes.translations.ts';
import { getNumberLocale } from '#server/features/settings/settings.values.ts';
import { type TextsOf, textLanguages, textsOf, withTexts } from '#server/records/translations/overlay.ts';
import { recordUnits } from '#server/records/translations/units.ts';

interface Original {
  id: number;
  category_id: number;
  specifications: readonly Specification[];
}

/** The texts of products that are translated. */
export const productUnits = async (db: Database, originals: readonly Original[]): Promise<TranslationUnit[][]> => {
  const definitionsOf = definitionReader(db);
  const units: TranslationUnit[][] = [];
  for (const product of originals)
    units.push(recordUnits(products, product, specificationUnits(product.specifications, await definitionsOf(product.category_id))));
  return units;
};

type Shown = Omit<Product, 'description' | 'short_description' | 'attributes'>;

/** Definitions in the main language and in that of the reader, which are the same for readers of the main language. */
interface Known {
  originals: readonly Definition[];
  shown: readonly Definition[];
}

const ofCategory = (definitions: readonly Definition[], categoryId: number) =>
  definitions.filter(({ category_id }) => category_id === null || category_id === categoryId);

interface Read {
  /** All definitions. */
  definitions?: Known | undefined;
  /** The texts of all categories. */
  categories?: TextsOf;
}

/**
 * One query for each kind: products, their categories and attributes. None for the main language.
 * @param read what the caller has already read
 */
export const shownProducts = async <P extends Shown>(db: Database, given: readonly P[], read: Read = {}): Promise<P[]> => {
  if (readingLanguage() === null || given.length === 0) return [...given];
  const [texts, categoryTexts, { originals, shown }, locale] = await Promise.all([
    textsOf(
      db,
      'product',
      given.map(({ id }) => id),
    ),
    read.categories ??
      textsOf(
        db,
        'category',
        given.map(({ category_id }) => category_id),
      ),
    read.definitions ?? allDefinitions(db),
    onceForReader('number locale', () => getNumberLocale(db)),
  ]);
  const writers = new Map<number, ReturnType<typeof specificationWriter>>();
  const writerOf = (id: number) => {
    const writer = writers.get(id) ?? specificationWriter(ofCategory(originals, id), ofCategory(shown, id), locale);
    writers.set(id, writer);
    return writer;
  };
  return given.map((product) => {
    const { name, slug } = withTexts(categories, { id: product.category_id, ...product.category }, categoryTexts);
    const specifications = writerOf(product.category_id)(product.specifications, texts.get(product.id)?.texts ?? {});
    const languages = textLanguages(products, product, texts);
    return { ...withTexts(products, product, texts), ...languages, category: { name, slug }, specifications };
  });
};

/** Reads the definitions of several categories. */
export const openDefinitions = async (db: Database) => {
  const all = readingLanguage() === null ? undefined : await allDefinitions(db);
  const definitionsOf = definitionReader(db);
  const shown = new Map<number, Definition[]>();
  return {
    all,
    /** In the language of the reader. */
    of: async (categoryId: number): Promise<Definition[]> => {
      if (!all) return definitionsOf(categoryId);
      const known = shown.get(categoryId) ?? ofCategory(all.shown, categoryId);
      shown.set(categoryId, known);
      return known;
    },
  };
};

/** The definitions for tiles. For readers of the main language, only they are read. */
export const headlinesFor = async (db: Database): Promise<{ headlines: readonly Definition[]; all?: Known }> => {
  if (readingLanguage() === null) return { headlines: await listHeadlines(db) };
  const all = await allDefinitions(db);
  return { headlines: all.shown.filter(({ is_headline }) => is_headline), all };
};

/** The definitions of a category. For readers of the main language, only they are read. */
export const definitionsFor = async (db: Database, categoryId: number) => {
  if (readingLanguage() === null) {
    const originals = await listDefinitions(db, categoryId);
    return { originals, shown: originals, all: undefined };
  }
  const all = await allDefinitions(db);
  return { originals: ofCategory(all.originals, categoryId), shown: ofCategory(all.shown, categoryId), all };
};

export const allDefinitions = async (db: Database): Promise<Known> => {
  const originals = await listAllDefinitions(db);
  return { originals, shown: await shownDefinitions(db, originals) };
};
