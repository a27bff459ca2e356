// Attributes of individual categories in a search of the whole catalogue: "robot payload>=5kg" applies to the payload of every category.
import type { Condition } from '#contract/rules/attributes/types.ts';
import type { Database } from '#server/database/schema.ts';
import type { Definition } from '#server/features/attributes/attributes.definitions.repository.ts';
import { filterTable } from '#server/features/attributes/attributes.filter.ts';
import { type Catalogue, countByCategory, idsAt, type Positions, productsOf } from './products.catalogue.repository.ts';
import { openValues } from './products.values.ts';

/** Attributes of several categories with the same key and quantity, treated as one. */
export interface SharedAttribute {
  /** The definition of the first category with the aliases and choices of all; its key is unique among the shared attributes. */
  asked: Definition;
  key: string;
  /** By category id. */
  definitions: Map<number, Definition>;
}

const uniteBy = <T>(keyOf: (one: T) => string, ...lists: readonly T[][]): T[] => [
  ...new Map(lists.flat().map((one) => [keyOf(one), one])).values(),
];

/** @param definitions of categories, without the general set */
export const shareAttributes = (definitions: readonly Definition[]): SharedAttribute[] => {
  const shared = new Map<string, SharedAttribute>();
  for (const one of definitions) {
    if (one.category_id === null) continue;
    const unique = `${one.key} ${one.quantity ?? one.kind}`;
    const known = shared.get(unique);
    const asked = known
      ? {
          ...known.asked,
          aliases: uniteBy((alias) => alias, known.asked.aliases, one.aliases, [one.label]),
          choices: uniteBy(({ key }) => key, one.choices, known.asked.choices),
        }
      : { ...one, key: unique };
    const all = known?.definitions ?? new Map<number, Definition>();
    shared.set(unique, { asked, key: one.key, definitions: all.set(one.category_id, one) });
  }
  return [...shared.values()];
};

export interface SharedCondition {
  attribute: SharedAttribute;
  condition: Condition;
}

/** @returns the listed products that meet the conditions, only from categories that have all the attributes */
export const meetShared = async (
  db: Database,
  catalogue: Catalogue,
  listed: Positions,
  conditions: readonly SharedCondition[],
): Promise<Positions> => {
  const isListed = productsOf(catalogue, idsAt(catalogue, listed)).hasId;
  const met: number[] = [];
  for (const categoryId of countByCategory(catalogue, listed).keys()) {
    const asked = conditions.flatMap(({ attribute, condition }) => {
      const definition = attribute.definitions.get(categoryId);
      return definition ? [{ definition, condition: { ...condition, key: definition.key } }] : [];
    });
    if (asked.length < conditions.length) continue;
    const definitions = asked.map(({ definition }) => definition);
    const table = await openValues(db, catalogue, definitions, categoryId);
    const wanted = asked.map(({ condition }) => condition);
    for (const row of filterTable(table, definitions, wanted, isListed).rows) met.push(table.ids[row] ?? 0);
  }
  return productsOf(catalogue, met).positions();
};
