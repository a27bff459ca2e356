// Compares lists and facets of random catalogues with a brute-force count that applies the rules to each product.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Facet } from '#contract/product-attributes.ts';
import type { listProducts } from '#contract/products.ts';
import { readFilters } from '#contract/rules/attributes/filters.ts';
import { satisfies } from '#contract/rules/attributes/satisfies.ts';
import type { AttributeDefinition, AttributeValue, Condition } from '#contract/rules/attributes/types.ts';
import { firstOf } from '#server/testing/all-cases.ts';
import { aCategory, aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { randomBelow } from '#server/testing/random.ts';

type List = z.output<typeof listProducts.answer>;
type Below = ReturnType<typeof randomBelow>;

const choices = Array.from({ length: 40 }, (_, at) => ({ key: `c${at}`, label: `Choice ${at}` }));

const attributes = [
  { label: 'Length', kind: 'number', quantity: 'length', unit: 'mm', units: ['in', 'm'] },
  { label: 'Mass', kind: 'number', quantity: 'mass', unit: 'kg', units: ['lb', 'g'] },
  { label: 'Range', kind: 'range', quantity: 'temperature', unit: '°C', match: 'covers' },
  { label: 'Speed', kind: 'range', quantity: 'speed', unit: 'm/s', match: 'within' },
  { label: 'Colours', kind: 'choices', choices },
  { label: 'Kind', kind: 'choice', choices: choices.slice(0, 3) },
  { label: 'Brake', kind: 'flag' },
];

/** A text that may be parsable; undefined for a product without the row. */
const textOf = (below: Below, { kind, unit = '', units = [] }: { kind: string; unit?: string; units?: string[] }): string | undefined => {
  if (below(6) === 0) return undefined;
  if (below(15) === 0) return 'on request';
  const written = [unit, ...units][below(1 + units.length)];
  if (kind === 'number') return `${below(40)} ${written}`;
  if (kind === 'range') return below(8) === 0 ? `≤ ${below(30)} ${unit}` : `${below(20) - 10} to ${10 + below(20)} ${unit}`;
  if (kind === 'flag') return below(2) ? 'yes' : 'no';
  return [
    ...new Set(Array.from({ length: kind === 'choice' ? 1 : 1 + below(3) }, () => `Choice ${below(kind === 'choice' ? 3 : 40)}`)),
  ].join(', ');
};

const conditionsOf = (below: Below): URLSearchParams => {
  const query = new URLSearchParams();
  const bound = (key: string, units: string[]) => {
    const from = below(30) - 5;
    if (below(3) > 0) query.set(`f.${key}.min`, String(from));
    if (below(3) > 0) query.set(`f.${key}.max`, String(from + below(20)));
    if (below(2)) query.set(`f.${key}.unit`, units[below(units.length)] ?? '');
  };
  if (below(2)) bound('length', ['mm', 'in', 'm']);
  if (below(2)) bound('mass', ['kg', 'lb', 'g']);
  if (below(3) === 0) bound('range', ['°C', '°F']);
  if (below(3) === 0) bound('speed', ['m/s']);
  if (below(2)) for (let count = below(12); count >= 0; count--) query.append('f.colours', `c${below(40)}`);
  if (below(4) === 0) query.append('f.kind', `c${below(4)}`);
  if (below(4) === 0) query.append('f.brake', below(2) ? 'yes' : 'no');
  return query;
};

interface Counted {
  slug: string;
  values: Map<string, AttributeValue>;
}

const meets = ({ values }: Counted, conditions: readonly Condition[], definitions: readonly AttributeDefinition[]) =>
  conditions.every((condition) => {
    const [value, definition] = [values.get(condition.key), definitions.find(({ key }) => key === condition.key)];
    return value !== undefined && definition !== undefined && satisfies(value, condition, definition);
  });

const finiteEnds = (values: readonly AttributeValue[]) =>
  values.flatMap((value) => ('minimum' in value ? [value.minimum, value.maximum] : [])).filter(Number.isFinite);

const lowestOf = (ends: readonly number[]) => (ends.length > 0 ? Math.min(...ends) : null);
const highestOf = (ends: readonly number[]) => (ends.length > 0 ? Math.max(...ends) : null);

const facetOf = (all: readonly Counted[], counted: readonly Counted[], definition: AttributeDefinition): Facet => {
  const valuesOf = (products: readonly Counted[]) => products.flatMap(({ values }) => values.get(definition.key) ?? []);
  const [every, values] = [finiteEnds(valuesOf(all)), valuesOf(counted)];
  const ends = finiteEnds(values);
  const withFlag = (flag: boolean) => values.filter((value) => 'flag' in value && value.flag === flag).length;
  return {
    count: values.length,
    minimum: lowestOf(ends),
    maximum: highestOf(ends),
    lowest: lowestOf(every),
    highest: highestOf(every),
    ...(definition.kind === 'flag' && { yes: withFlag(true), no: withFlag(false) }),
    ...(definition.choices.length > 0 && {
      choices: Object.fromEntries(
        definition.choices.map(({ key }) => [key, values.filter((value) => 'choices' in value && value.choices.includes(key)).length]),
      ),
    }),
  };
};

/** @param general number of attributes in the general set; the others belong to the category of all products */
const fill = async (test: EditingApp, below: Below, general = 0): Promise<void> => {
  const { id } = await aCategory(test.context, { name: 'Random', slug: 'random' });
  for (const [at, attribute] of attributes.entries()) {
    const category_id = at < general ? null : id;
    await test.call('POST', '/api/admin/attributes', { category_id, is_filter: true, ...attribute });
  }
  for (let number = 0; number < 60; number++) {
    const specifications = attributes.flatMap((attribute) => {
      // some products have no values
      const value = number % 9 === 4 ? undefined : textOf(below, attribute);
      return value === undefined ? [] : [{ type: 'single', key: attribute.label, value }];
    });
    await aProduct(test.context, {
      name: `Product ${number}`,
      slug: `product-${number}`,
      category_id: id,
      specifications,
      is_active: below(10) > 0,
    });
  }
};

const infinite = (value: number | null, sign: 1 | -1) => value ?? sign * Number.POSITIVE_INFINITY;

/** The values as shown on the product pages. */
const countedProducts = async (
  test: EditingApp,
  category: string,
): Promise<{ products: Counted[]; definitions: AttributeDefinition[] }> => {
  const products: Counted[] = [];
  for (let number = 0; number < 60; number++) {
    const { status, body } = await test.get(`/api/public/products/product-${number}`);
    if (status !== 200) continue;
    const values = new Map<string, AttributeValue>();
    for (const { key, value } of body.product.attributes ?? [])
      values.set(key, 'minimum' in value ? { minimum: infinite(value.minimum, -1), maximum: infinite(value.maximum, 1) } : value);
    products.push({ slug: `product-${number}`, values });
  }
  const { body } = await test.get(`/api/public/products?${category}`);
  return { products, definitions: body.attributes };
};

/** @param category query parameter of the list */
const compareLists = async (test: EditingApp, below: Below, category: string): Promise<void> => {
  const { products, definitions } = await countedProducts(test, category);
  for (let round = 0; round < 40; round++) {
    const query = conditionsOf(below);
    const conditions = readFilters(query, definitions);
    const { products: listed, facets } = (await test.visit('GET', `/api/public/products?${category}&${query}`)).body as List;
    const matching = products.filter((product) => meets(product, conditions, definitions));
    expect(listed.total, String(query)).toBe(matching.length);
    const slugs = new Set(matching.map(({ slug }) => slug));
    expect(listed.data.filter(({ slug }) => !slugs.has(slug))).toEqual([]);
    for (const definition of definitions) {
      const others = conditions.filter(({ key }) => key !== definition.key);
      const counted = products.filter((product) => meets(product, others, definitions));
      expect(facets?.[definition.key], `${definition.key} ${query}`).toEqual(facetOf(products, counted, definition));
    }
  }
};

describe('random catalogues', () => {
  let test: EditingApp;
  beforeAll(async () => {
    test = await createEditingApp();
  });
  afterEach(async () => {
    for (const table of ['products', 'attribute_definitions', 'categories'] as const) await test.context.db.deleteFrom(table).execute();
  });
  afterAll(() => test.close());

  it.each(firstOf([11, 12, 13]))('return the facets and lists of a brute-force count, catalogue %i (ATTR-22)', async (seed) => {
    const below = randomBelow(seed);
    await fill(test, below);
    await compareLists(test, below, 'category=random');
  });

  // the values of five attributes fit into the narrow table, those of seven exceed it
  it.each([5, 7])('return the facets and lists of a brute-force count for all products, %i attributes (ATTR-22)', async (general) => {
    const below = randomBelow(general);
    await fill(test, below, general);
    await compareLists(test, below, '');
    await test.context.db.updateTable('products').set({ is_active: 0 }).where('slug', 'in', ['product-2', 'product-4']).execute();
    await test.context.db.deleteFrom('products').where('slug', '=', 'product-8').execute();
    await compareLists(test, below, '');
  });

  it('return the same products for a limit in lb as in kg (ATTR-21)', async () => {
    await fill(test, randomBelow(21));
    const find = async (query: string) => {
      const { products } = (await test.visit('GET', `/api/public/products?category=random&sort=mass&${query}`)).body as List;
      return [products.total, products.data.map(({ slug }) => slug)];
    };
    for (let kg = 0; kg < 40; kg++) {
      const lb = kg / 0.45359237;
      expect(await find(`f.mass.min=${lb}&f.mass.unit=lb`), `${kg} kg`).toEqual(await find(`f.mass.min=${kg}&f.mass.unit=kg`));
    }
  });
});
