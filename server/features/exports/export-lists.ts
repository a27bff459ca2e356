// What an export reads of each kind: the ids that match the filters of the list, in its order, and records by their ids.
import type { AdminAttribute } from '#contract/attributes.ts';
import { isPublishedKind } from '#contract/records/kinds.ts';
import type { ExportKind } from '#contract/rules/imports.ts';
import type { Context } from '#server/database/context.ts';
import type { Database } from '#server/database/schema.ts';
import { listAllDefinitions } from '#server/features/attributes/attributes.definitions.repository.ts';
import { listCategoryChoices } from '#server/features/categories/categories.service.ts';
import { type DayFilter, listContactIds, listContactsOf } from '#server/features/contacts/contacts.service.ts';
import { kinds } from '#server/kinds.ts';
import { timestamp } from '#server/platform/clock.ts';

/** Above what a table of a spreadsheet can contain. */
const mostRecords = 2_000_000;

interface Listed {
  id: number;
}

export interface ExportList {
  listIds: (context: Context, filter: object) => Promise<number[]>;
  /** In any order. */
  list: (context: Context, ids: readonly number[]) => Promise<Listed[]>;
}

const listAttributes = async (db: Database, categoryId: number | undefined): Promise<AdminAttribute[]> => {
  const all = await listAllDefinitions(db);
  return categoryId === undefined ? all : all.filter(({ category_id }) => category_id === categoryId);
};

const listAttributesOf = async (db: Database, ids: readonly number[]) => {
  const categories = new Map((await listCategoryChoices(db)).map((category) => [category.id, category]));
  const wanted = new Set(ids);
  return (await listAllDefinitions(db))
    .filter(({ id }) => wanted.has(id))
    .map((attribute) => ({ ...attribute, category: (attribute.category_id !== null && categories.get(attribute.category_id)) || null }));
};

const attributeList: ExportList = {
  listIds: async ({ db }, filter) => (await listAttributes(db, (filter as { category_id?: number }).category_id)).map(({ id }) => id),
  list: ({ db }, ids) => listAttributesOf(db, ids),
};

const messageList: ExportList = {
  // ids in ascending order; the list begins with the newest
  listIds: async (context, filter) => (await listContactIds(context, filter as DayFilter, mostRecords)).toReversed(),
  list: listContactsOf,
};

export const exportListOf = (kind: ExportKind): ExportList => {
  if (!isPublishedKind(kind)) return kind === 'message' ? messageList : attributeList;
  const { list, listIds } = kinds[kind];
  return {
    listIds: async ({ db, clock }, filter) => (await listIds?.(db, { ...filter, at: timestamp(clock) } as never, mostRecords)) ?? [],
    list: ({ db }, ids) => list(db, ids),
  };
};
