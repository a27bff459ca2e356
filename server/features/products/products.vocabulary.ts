// What suggestions in a search field need of the attributes that a search understands.
import type { AttributeDefinition, Facet, SearchAttribute } from '#contract/attributes.ts';
import { formatValue } from '#contract/rules/attributes/format-value.ts';
import { unitsOf } from '#contract/rules/attributes/quantities.ts';
import { unitIn } from '#contract/rules/attributes/unit-system.ts';
import { unitOf } from '#contract/rules/attributes/units.ts';
import type { Database } from '#server/database/schema.ts';
import { listActiveCategories } from '#server/features/categories/categories.service.ts';
import { readListFilters } from './products.filters.ts';

// the answer has a bounded size
const most = { attributes: 100, aliases: 10, units: 6 } as const;

/** A thousand times as large or as small, as visitors may think of it: g and t for kg. */
const isThousandfold = (ratio: number): boolean => [1000, 0.001].some((one) => Math.abs(ratio / one - 1) < 1e-9);

const offeredUnits = (definition: AttributeDefinition): string[] => {
  const { quantity, unit, units } = definition;
  if (quantity === null || unit === null) return [];
  const counterparts = [unitIn(definition, 'metric'), unitIn(definition, 'imperial')];
  const own = unitOf(quantity, unit);
  const others = unitsOf(quantity).filter(({ factor, offset }) => offset === own.offset && isThousandfold(factor / own.factor));
  const all = [unit, ...units, ...counterparts.flatMap((one) => one ?? []), ...others.map(({ symbol }) => symbol)];
  return [...new Set(all)].slice(0, most.units);
};

const extentOf = ({ lowest, highest }: Facet, definition: AttributeDefinition): string | null =>
  lowest === null || highest === null ? null : formatValue({ minimum: lowest, maximum: highest }, definition);

const toAnswer = (definition: AttributeDefinition, facet: Facet | undefined): SearchAttribute[] => {
  const { key, label, aliases, kind, better, choices } = definition;
  if (!facet) return [];
  return [
    {
      key,
      label,
      aliases: aliases.slice(0, most.aliases),
      kind,
      better,
      units: offeredUnits(definition),
      choices: choices.filter((choice) => (facet.choices?.[choice.key] ?? 0) > 0).map((choice) => choice.label),
      extent: extentOf(facet, definition),
    },
  ];
};

/** @param category slug; an unknown one has no attributes */
export const listSearchAttributes = async (db: Database, category: string | undefined): Promise<SearchAttribute[]> => {
  const categoryId = category ? (await listActiveCategories(db)).find(({ slug }) => slug === category)?.id : null;
  if (categoryId === undefined) return [];
  const filters = await readListFilters(db, { categoryId, search: '', parameters: {} });
  if (!filters) return [];
  await filters.count();
  const { attributes, facets } = filters.answer();
  return attributes.slice(0, most.attributes).flatMap((definition) => toAnswer(definition, facets[definition.key]));
};
