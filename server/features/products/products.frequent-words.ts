// Stores the products of the most frequent words of a large catalogue before anybody searches for them: the first search of such a
// word is the slowest, because all its entries of the index are read (docs/decisions/0007-search.md).
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { readCatalogueVersion } from '#server/database/content-version.ts';
import { type IndexQuery, precisionOf } from '#server/database/full-text.ts';
import { matchesDocument } from '#server/database/full-text-document.ts';
import type { Database } from '#server/database/schema.ts';
import { getSearchSynonyms } from '#server/features/settings/settings.values.ts';
import { tokenMarks } from '#server/platform/search/columns.ts';
import { type SearchTerm, searchTerms } from '#server/platform/search/terms.ts';
import { pluralsOf } from '#server/platform/search/word-forms.ts';
import {
  clearFrequentWords,
  correctFrequentWords,
  leastProducts,
  listStoredQueries,
  readFrequentWordsVersion,
  removeFrequentWords,
  storeFrequentWord,
} from './products.frequent-words.repository.ts';
import { corrected } from './products.id-set.ts';
import { listProducts } from './products.list.service.ts';
import { headCondition } from './products.rank.ts';
import { type ChangesRead, readChanges, readHighestId } from './products.search-catalogue.repository.ts';
import { readIndexedProducts, readProductTexts } from './products.search-documents.repository.ts';
import { everything, type FieldCondition, headOfName, name, searchFor } from './products.search-fields.repository.ts';
import { openSearchIndex } from './products.search-index.repository.ts';
import { createSetReader } from './products.search-sets.repository.ts';

/** Products whose words are counted. */
const sampleSize = 300;
/** Part of the sample that contains a frequent word: its entries take longer to read than everything else of a search. */
const leastPart = 0.03;
/** Of all sets. With one bit for each product, 100,000 products have room for 4,000 words and beginnings. */
const mostBytes = 48 * 1024 * 1024;
/** The sets are corrected before so much has changed that they cannot be corrected. */
const productsCorrected = 30;
const versionsCorrected = 100;

const marks = ['', tokenMarks.word, tokenMarks.head] as const;

/** The first searches of a process take twice as long, until V8 has compiled what they run: these are whole ones. */
const wholeSearches = 40;

const goldenRatio = 0.618_033_988_749_895;

/** @returns the ids of the products whose words are counted, spread evenly but not at equal distances: imports repeat their order */
export const sampleIds = (highestId: number): number[] =>
  Array.from({ length: sampleSize }, (_, at) => 1 + Math.floor(((at * goldenRatio) % 1) * highestId));

/** A text that many products contain: anywhere, in their names, or as a head noun of their names. */
interface FrequentText {
  mark: '' | typeof tokenMarks.word | typeof tokenMarks.head;
  text: string;
}

const withBeginnings = (word: string, shortest: number): string[] =>
  Array.from({ length: word.length - shortest + 1 }, (_, at) => word.slice(0, shortest + at));

/** @returns words of 3 to 40 characters, their plurals and their beginnings of two and more */
const wordsOf = (document: string): string[] =>
  [...new Set(document.split(' '))].flatMap((token) => {
    const mark = marks.find((one) => one !== '' && token.startsWith(one)) ?? '';
    const word = token.slice(mark.length);
    if (!/^[\p{L}\p{N}]{3,40}$/u.test(word)) return [];
    return [...withBeginnings(word, 2), ...pluralsOf(word)].map((text) => mark + text);
  });

const compound = /(?<![\p{L}\p{N}-])\p{L}{2,40}-\p{L}{2,40}(?![\p{L}\p{N}-])/gu;

/** @returns words with a hyphen, which are found as two words in a row, and their beginnings with two letters after it and more */
const compoundsOf = (text: string): string[] =>
  (text.toLowerCase().match(compound) ?? []).flatMap((word) => withBeginnings(word, word.indexOf('-') + 3));

/** @returns the texts of each product of the sample, each text after its mark */
const readSample = async (db: Database, highestId: number): Promise<Set<string>[]> => {
  const products = await readIndexedProducts(db, sampleIds(highestId));
  const typed = await readProductTexts(
    db,
    products.map(({ id }) => id),
  );
  const sample: Set<string>[] = [];
  for (const { id, document } of products) {
    await nextTurn();
    const { name: named = '', texts = '' } = typed.get(id) ?? {};
    const inName = compoundsOf(named);
    sample.push(new Set([...wordsOf(document), ...inName, ...compoundsOf(texts), ...inName.map((word) => tokenMarks.word + word)]));
  }
  return sample;
};

/** @returns the most frequent first */
export const sampleFrequentTexts = async (db: Database, highestId: number): Promise<FrequentText[]> => {
  const sample = await readSample(db, highestId);
  const counts = new Map<string, number>();
  for (const texts of sample) for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= leastPart * sample.length)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, Math.floor(mostBytes / (highestId / 8)))
    .map(([marked]) => {
      const mark = marks.find((one) => one !== '' && marked.startsWith(one)) ?? '';
      return { mark, text: marked.slice(mark.length) };
    });
};

const fieldsOf = (mark: FrequentText['mark'], term: SearchTerm): FieldCondition => {
  if (mark === '') return { field: everything, condition: term.condition };
  if (mark === tokenMarks.word) return { field: name, condition: term.condition };
  return { field: headOfName, condition: headCondition([term]) };
};

/** The conditions of the words, by their queries as JSON. Longer phrases are not stored: their results depend on more than tokens. */
const conditionsOf = async (db: Database, texts: readonly FrequentText[]): Promise<Map<string, FieldCondition>> => {
  const synonyms = await getSearchSynonyms(db);
  const conditions = new Map<string, FieldCondition>();
  for (const { mark, text } of texts) {
    await nextTurn();
    for (const term of searchTerms(text, synonyms)) {
      const condition = fieldsOf(mark, term);
      const { query } = searchFor([condition], []);
      const isStored = 'kind' in query && query.kind === 'any' && precisionOf(query) !== 'checked';
      if (isStored) conditions.set(JSON.stringify(query), condition);
    }
  }
  return conditions;
};

/** @returns whether the query finds each of the products that changed */
const membersOf = (query: IndexQuery, { documents }: ChangesRead) =>
  new Map([...documents].map(([id, { document }]) => [id, document !== null && matchesDocument(query, document)]));

interface Stored {
  /** Of what is stored. */
  version: number;
  /** Everything was removed, because too much had changed. */
  isEmpty: boolean;
}

/** Corrects what is stored, or removes it. */
const updateStored = async (db: Database): Promise<Stored> => {
  const version = await readCatalogueVersion(db);
  const from = await readFrequentWordsVersion(db);
  const changes = from !== null && from <= version ? await readChanges(db, { after: from, until: version }) : null;
  if (from === null || !changes) {
    await clearFrequentWords(db, version);
    return { version, isEmpty: true };
  }
  if (changes.documents.size < productsCorrected && version - from < versionsCorrected) return { version: from, isEmpty: false };
  await correctFrequentWords(db, { from, to: version }, ({ query, products }) => corrected(products, membersOf(query, changes)));
  return { version, isEmpty: false };
};

interface Options {
  /** Ends the work. */
  closing: AbortSignal;
  /** Between two words. */
  pauseMs: number;
  /** Number of products; a parameter for tests. */
  least?: number;
}

/** @param version of what is stored @returns whether everything is stored now */
const storeMissing = async (db: Database, version: number, { closing, pauseMs }: Options): Promise<boolean> => {
  const highestId = await readHighestId(db);
  const conditions = await conditionsOf(db, await sampleFrequentTexts(db, highestId));
  const isStored = await listStoredQueries(db);
  const { read } = createSetReader(db, { categories: [], highestId, byCategory: new Map() });
  for (const [text, condition] of conditions) {
    const query: IndexQuery = JSON.parse(text);
    if (isStored(query)) continue;
    if (closing.aborted) return false;
    const products = await read([condition]);
    if (!products || !(await storeFrequentWord(db, { query, products }, version))) return false;
    await pause(pauseMs, undefined, { signal: closing }).catch(() => {});
  }
  await removeFrequentWords(db, (query) => conditions.has(query));
  return true;
};

/** New words become frequent slowly. */
const sampledEveryMs = 60 * 60 * 1000;

/** @returns a function that corrects what is stored, and stores what is missing. One process at a time calls it, for all. */
export const createFrequentWords = (
  db: Database,
  { pauseMs, least = leastProducts }: Omit<Options, 'closing'>,
): ((closing: AbortSignal) => Promise<void>) => {
  let sampledAt = -Infinity;
  return async (closing) => {
    if ((await readHighestId(db)) < least) return;
    const { version, isEmpty } = await updateStored(db);
    if (!isEmpty && performance.now() < sampledAt + sampledEveryMs) return;
    sampledAt = (await storeMissing(db, version, { closing, pauseMs })) ? performance.now() : -Infinity;
  };
};

/** Runs whole searches of a large catalogue, and reads its order, so that those of visitors take no longer than later ones. */
export const warmSearches = async (db: Database, { closing, pauseMs, least = leastProducts }: Options): Promise<void> => {
  const { visible, order, highestId } = await openSearchIndex(db);
  if (closing.aborted || highestId < least) return;
  // reads the order up to its end
  await order.list(visible, { limit: 1, offset: visible.size - 1 });
  const texts = (await sampleFrequentTexts(db, highestId)).filter(({ mark }) => mark === '');
  for (const { text } of texts.slice(0, wholeSearches)) {
    if (closing.aborted) return;
    await listProducts(db, { page: 1, search: text });
    await pause(pauseMs, undefined, { signal: closing }).catch(() => {});
  }
};
