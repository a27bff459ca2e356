// What an export reads of each kind: the ids that match the filters of the list, in its order, and records by their ids.
import type { AdminAttribute } from '#contract/attributes.ts';
import { fold } from '#contract/rules/fold.ts';
import type { ExportKind } from '#contract/rules/imports.ts';
import type { Context } from '#server/database/context.ts';
import type { Database } from '#server/database/schema.ts';
import { listAllDefinitions } from '#server/features/attributes/attributes.definitions.repository.ts';
import { listCategories, listCategoryChoices } from '#server/features/categories/categories.service.ts';
import { type DayFilter, listContactIds, listContactsOf } from '#server/features/contacts/contacts.service.ts';
import { listPages } from '#server/features/pages/pages.service.ts';
import { kinds } from '#server/kinds.ts';
import { timestamp } from '#server/platform/clock.ts';

/** Above what a table of a spreadsheet can contain. */
const mostRecords = 2_000_000;

export interface Listed {
  id: number;
}

export interface ExportList {
  listIds: (context: Context, filter: object) => Promise<number[]>;
  /** In any order. */
  list: (context: Context, ids: readonly number[]) => Promise<Listed[]>;
}

const idsOf = (records: readonly Listed[]) => records.map(({ id }) => id);

const listAttributes = async (db: Database, categoryId: number | null): Promise<AdminAttribute[]> => {
  const all = await listAllDefinitions(db);
  return categoryId === null ? all : all.filter(({ category_id }) => category_id === categoryId);
};

const listAttributesOf = async (db: Database, ids: readonly number[]) => {
  const categories = new Map((await listCategoryChoices(db)).map((category) => [category.id, category]));
  const wanted = new Set(ids);
  return (await listAllDefinitions(db))
    .filter(({ id }) => wanted.has(id))
    .map((attribute) => ({ ...attribute, category: (attribute.category_id !== null && categories.get(attribute.category_id)) || null }));
};

interface PageFilter {
  search?: string;
  is_published?: boolean;
  scheduled?: boolean;
}

/** Pages in whose title or slug every word occurs. */
const listMatchingPages = async (db: Database, { search = '', is_published, scheduled }: PageFilter) => {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return (await listPages(db, scheduled)).filter((page) => {
    const text = fold(`${page.title} ${page.slug}`);
    return words.every((word) => text.includes(word)) && (is_published === undefined || page.is_published === is_published);
  });
};

const everything = { page: 1, perPage: mostRecords };

export const exportLists: Record<ExportKind, ExportList> = {
  product: {
    listIds: ({ db }, filter) => kinds.product.listIds?.(db, filter as never, mostRecords) ?? Promise.resolve([]),
    list: ({ db }, ids) => kinds.product.list(db, ids),
  },
  category: {
    listIds: async ({ db }, filter) => idsOf((await listCategories(db, { ...filter, ...everything })).data),
    list: ({ db }, ids) => kinds.category.list(db, ids),
  },
  article: {
    // ids in ascending order; the list begins with the newest
    listIds: async ({ db, clock }, filter) =>
      ((await kinds.article.listIds?.(db, { ...filter, at: timestamp(clock) } as never, mostRecords)) ?? []).toReversed(),
    list: ({ db }, ids) => kinds.article.list(db, ids),
  },
  page: {
    listIds: async ({ db }, filter) => idsOf(await listMatchingPages(db, filter)),
    list: ({ db }, ids) => kinds.page.list(db, ids),
  },
  attribute: {
    listIds: async ({ db }, filter) => idsOf(await listAttributes(db, (filter as { category_id?: number }).category_id ?? null)),
    list: ({ db }, ids) => listAttributesOf(db, ids),
  },
  message: {
    listIds: async (context, filter) => (await listContactIds(context, filter as DayFilter, mostRecords)).toReversed(),
    list: listContactsOf,
  },
};
