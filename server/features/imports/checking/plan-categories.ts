// Finds the categories that rows name, and plans those that are to be created.
import { fold } from '#contract/rules/fold.ts';
import type { Database } from '#server/database/schema.ts';
import { listCategoryChoices } from '#server/features/categories/categories.service.ts';
import { quoted } from '#server/features/sheet-columns/read-cells.ts';

export type CategoryFinding =
  | { id: number; name: string }
  /** Planned by a row of the import. */
  | { row: number; name: string }
  /** To be created. */
  | { wanted: string }
  | { error: string; isAmbiguous: boolean };

const pathMark = /[>›»]/;
const keyOf = (name: string) => fold(name).replaceAll(/\s+/g, ' ').trim();

export interface CategoryPlans {
  /** @param written the name of a category, or a path that ends with it */
  find: (written: string) => CategoryFinding;
  /** @returns the name; null if there is no such category */
  nameOf: (id: number) => string | null;
  /** Says that a row creates a category. */
  add: (name: string, row: number) => void;
}

export const createCategoryPlans = async (db: Database, canCreate: boolean): Promise<CategoryPlans> => {
  const names = new Map<number, string>();
  const known = new Map<string, { id: number; name: string }[]>();
  for (const { id, name } of await listCategoryChoices(db)) {
    names.set(id, name);
    known.set(keyOf(name), [...(known.get(keyOf(name)) ?? []), { id, name }]);
  }
  const planned = new Map<string, { row: number; name: string }>();

  const findNamed = (name: string): CategoryFinding | null => {
    const found = known.get(keyOf(name)) ?? [];
    const exact = found.filter((one) => one.name === name);
    const [first, second] = exact.length > 0 ? exact : found;
    if (first && second) return { error: `Two categories are named ${quoted(name)}. Rename one of them.`, isAmbiguous: true };
    return first ?? planned.get(keyOf(name)) ?? null;
  };

  return {
    find: (written) => {
      const last = written.split(pathMark).at(-1)?.trim() || written.trim();
      const found = findNamed(written.trim()) ?? findNamed(last);
      if (found) return found;
      if (canCreate) return { wanted: last };
      const error = `There is no category ${quoted(last)}. Write the name of a category, or let the import create categories.`;
      return { error, isAmbiguous: false };
    },
    nameOf: (id) => names.get(id) ?? null,
    add: (name, row) => planned.set(keyOf(name), { row, name }),
  };
};
