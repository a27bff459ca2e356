// Data about attributes for suggestions in a search field.
import type { AttributeDefinition } from '#contract/attributes.ts';
import type { Facet, SearchAttribute } from '#contract/product-attributes.ts';
import { formatValue } from '#contract/rules/attributes/format-value.ts';
import { unitsOf } from '#contract/rules/attributes/quantities.ts';
import { unitIn } from '#contract/rules/attributes/unit-system.ts';
import { unitOf } from '#contract/rules/attributes/units.ts';
import type { Database } from '#server/database/schema.ts';
import { listAllDefinitions } from '#server/features/attributes/attributes.definitions.repository.ts';
import { shownDefinitions } from '#server/features/attributes/attributes.translations.ts';
import { readersValueTexts } from '#server/features/attributes/value-texts.ts';
import { listActiveCategories } from '#server/features/categories/categories.service.ts';
import { getNumberLocale } from '#server/features/settings/settings.values.ts';
import { shareAttributes } from './products.category-conditions.ts';
import { readListFilters } from './products.filters.ts';
import { isKept } from './products.values.ts';

// limits the size of the response
const most = { attributes: 100, aliases: 10, units: 6 } as const;

/** A unit larger or smaller by a factor of 1000, which visitors may use too: g and t for kg. */
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

const extentOf = ({ lowest, highest }: Facet, definition: AttributeDefinition, locale: string): string | null =>
  lowest === null || highest === null
    ? null
    : formatValue({ minimum: lowest, maximum: highest }, definition, { locale, texts: readersValueTexts() });

/** @param facet null if the values of products are not counted */
const toAnswer = (definition: AttributeDefinition, facet: Facet | null, locale: string): SearchAttribute => {
  const { key, label, aliases, kind, better, choices } = definition;
  return {
    key,
    label,
    aliases: aliases.slice(0, most.aliases),
    kind,
    better,
    units: offeredUnits(definition),
    choices: choices.filter((choice) => !facet || (facet.choices?.[choice.key] ?? 0) > 0).map((choice) => choice.label),
    extent: facet && extentOf(facet, definition, locale),
  };
};

/** Lists the attributes of individual categories, without counting values, which would read those of the whole catalogue. */
const listShared = async (db: Database, locale: string): Promise<SearchAttribute[]> => {
  const definitions = (await shownDefinitions(db, await listAllDefinitions(db))).filter((one) => one.is_filter && isKept(one));
  const byKey = new Map(shareAttributes(definitions).map((one) => [one.key, toAnswer({ ...one.asked, key: one.key }, null, locale)]));
  return [...byKey.values()];
};

/** @param category slug; an unknown category has no attributes */
export const listSearchAttributes = async (db: Database, category: string | undefined): Promise<SearchAttribute[]> => {
  const categoryId = category ? (await listActiveCategories(db)).find(({ slug }) => slug === category)?.id : null;
  if (categoryId === undefined) return [];
  const locale = await getNumberLocale(db);
  const filters = await readListFilters(db, { categoryId, search: '', locale, parameters: {} });
  await filters?.count();
  const { attributes = [], facets = {} } = filters?.answer() ?? {};
  const counted = attributes.map((definition) => toAnswer(definition, facets[definition.key] ?? null, locale));
  return [...counted, ...(categoryId === null ? await listShared(db, locale) : [])].slice(0, most.attributes);
};
