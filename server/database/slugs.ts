// Unique slugs of a table.
import type { RecordDefinition } from '#contract/records/kind.ts';
import { published } from '#contract/records/kinds.ts';
import type { PublishedKind } from '#contract/rules/record-kinds.ts';
import { invalid } from '#server/http/errors.ts';
import { numberedSlug, slugify } from '#server/platform/slugs.ts';
import { lockSlug } from './lock.ts';
import type { Database } from './schema.ts';

export type SluggedTable = RecordDefinition['table'];

/** Number of slugs that the first query looks up; each further query looks up more. */
const firstBatch = 16;
const largestBatch = 1024;

const kindOfTable = Object.fromEntries(Object.values(published).map(({ kind, table }) => [table, kind])) as Record<
  SluggedTable,
  PublishedKind
>;

/** @returns the slugs in use; each is looked up in the index, even if the database sorts by the rules of a language */
const listTaken = async (db: Database, table: SluggedTable, slugs: readonly string[], exceptId: number): Promise<Set<string>> => {
  const own = db.selectFrom(table).select('slug').where('slug', 'in', slugs).where('id', '!=', exceptId);
  // in another language it would lead to another record
  const translated = db
    .selectFrom('translations')
    .select('slug')
    .where('kind', '=', kindOfTable[table])
    .where('slug', 'in', slugs)
    .where('slug', 'is not', null)
    .where('record_id', '!=', exceptId)
    .$narrowType<{ slug: string }>();
  return new Set((await own.unionAll(translated).execute()).map(({ slug }) => slug));
};

/**
 * Call it inside the transaction that stores the slug.
 * @param exceptId the row that is being renamed, 0 for a new one
 * @param given slugs of rows that the transaction will insert
 * @returns the wanted slug; if it is taken, the first free one with a number
 */
export const freeSlug = async (
  db: Database,
  table: SluggedTable,
  wanted: string,
  exceptId = 0,
  given: ReadonlySet<string> = new Set(),
): Promise<string> => {
  await lockSlug(db, table, wanted);
  for (let first = 1, size = firstBatch; ; first += size, size = Math.min(2 * size, largestBatch)) {
    const slugs = Array.from({ length: size }, (_, at) => numberedSlug(wanted, first + at));
    const taken = await listTaken(db, table, slugs, exceptId);
    const free = slugs.find((slug) => !taken.has(slug) && !given.has(slug));
    if (free !== undefined) return free;
  }
};

const slugTaken = () => invalid({ slug: ['The slug has already been taken.'] });

/** Slug of a new row: entered by an administrator, or generated from its name. */
export interface WantedSlug {
  slug: string;
  isEntered: boolean;
}

/**
 * Does the same as `freeSlug` and `requireFreeSlug` for several new rows. Slugs that are free need one query. A transaction of another
 * process that takes one of them at the same moment makes the insert fail.
 * @throws AppError 'invalid' when an entered slug is taken
 */
export const freeSlugs = async (db: Database, table: SluggedTable, wanted: readonly WantedSlug[]): Promise<string[]> => {
  const taken = wanted.length === 0 ? new Set() : await listTaken(db, table, [...new Set(wanted.map(({ slug }) => slug))], 0);
  const entered = wanted.filter(({ isEntered }) => isEntered).map(({ slug }) => slug);
  if (entered.some((slug) => taken.has(slug)) || new Set(entered).size < entered.length) throw slugTaken();
  const given = new Set(entered);
  const slugs: string[] = [];
  for (const { slug, isEntered } of wanted) {
    const isFree = isEntered || (!taken.has(slug) && !given.has(slug));
    const free = isFree ? slug : await freeSlug(db, table, slug, 0, given);
    given.add(free);
    slugs.push(free);
  }
  return slugs;
};

/**
 * @param exceptId the row that is being renamed, 0 for a new one
 * @throws AppError 'invalid' when another row has the slug
 */
export const requireFreeSlug = async (db: Database, table: SluggedTable, slug: string, exceptId = 0): Promise<void> => {
  const taken = await listTaken(db, table, [slug], exceptId);
  if (taken.has(slug)) throw slugTaken();
};

interface Insert {
  /** Name or title of the row, from which the slug is generated. */
  name: string;
  /** A slug entered by an administrator; it must be free. */
  slug: string | undefined;
  /** Inserts the row with the given slug. @returns its id */
  insert: (slug: string) => Promise<number>;
}

/**
 * Inserts a row with a unique slug; call it inside a transaction. If the name has no Latin form, the slug consists of kind and id, which is
 * known only after the insert.
 * @returns the row's id
 * @throws AppError 'invalid' when the entered slug is taken
 */
export const insertWithSlug = async (db: Database, { kind, table }: RecordDefinition, { name, slug, insert }: Insert): Promise<number> => {
  if (slug) {
    await requireFreeSlug(db, table, slug);
    return insert(slug);
  }
  const wanted = slugify(name);
  if (wanted) return insert(await freeSlug(db, table, wanted));
  const id = await insert(await freeSlug(db, table, `${kind}-new`));
  const final = await freeSlug(db, table, `${kind}-${id}`, id);
  await db.updateTable(table).set({ slug: final }).where('id', '=', id).execute();
  return id;
};
