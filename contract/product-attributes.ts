// Attributes in responses for visitors: products, lists and searches.
import { z } from 'zod';
import { attributeDefinition } from './attributes.ts';
import { id, orAbsent, slug } from './fields.ts';
import { route } from './route.ts';
import { attributeKinds, attributeLimits, attributeUnits } from './rules/attributes/limits.ts';

/** An attribute of a list, with the units that a filter form offers, so that forms do not need the table of all units. */
const filterAttribute = attributeDefinition
  .extend({
    scales: z.array(z.object({ symbol: z.string(), factor: z.number(), offset: z.number() })).meta({
      description:
        'Units for limits, that of display first: number × factor + offset is in the base unit. Empty without numbers, and for grades.',
    }),
    systems: z
      .object({ metric: z.string(), imperial: z.string() })
      .nullable()
      .meta({ description: 'The unit of each system; null without scales.' }),
    products: z.number().int().meta({ description: 'Products of the list without any condition that have the attribute.' }),
  })
  .meta({ id: 'FilterAttribute' });
export type FilterAttribute = z.output<typeof filterAttribute>;

/** JSON cannot represent infinity: null is an open end. */
export const attributeValue = z
  .union([
    z.object({ minimum: z.number().nullable(), maximum: z.number().nullable() }),
    z.object({ choices: z.array(z.string()) }),
    z.object({ flag: z.boolean() }),
  ])
  .meta({
    id: 'AttributeValue',
    description: 'Numbers in the SI base unit of the quantity, equal for single values; null is an open end.',
  });
export type AttributeValueAnswer = z.output<typeof attributeValue>;

/** A specification row of a product that belongs to a definition. */
export const productAttribute = z
  .object({
    key: z.string().meta({ description: 'Key of the definition.' }),
    label: z.string(),
    name: z.string().meta({ description: 'Name of the specification row as typed.' }),
    text: z.string().meta({ description: 'Value of the specification row as typed.' }),
    shown: z
      .string()
      .optional()
      .meta({ description: 'The text with its value in the notation of the site, if it is typed in another one.' }),
    value: attributeValue,
    formatted: z.string().meta({ description: 'In the unit of display, or of the requested system.' }),
    measure: z
      .object({
        minimum: z.number().nullable(),
        maximum: z.number().nullable(),
        unit: z.string().nullable(),
        unit_code: z.string().nullable().meta({ description: 'UN/ECE Recommendation 20; null if it has none.' }),
      })
      .nullable()
      .optional()
      .meta({ description: 'Only in the response for one product: numbers in the unit of display; null for other kinds and for grades.' }),
    filter: z.string().nullable().optional().meta({
      description:
        'Only in the response for one product: query parameters of the list for products that are at least as good, e.g. `f.payload.min=20`; null if the attribute is no filter.',
    }),
  })
  .meta({ id: 'ProductAttribute' });
export type ProductAttribute = z.output<typeof productAttribute>;

export const facet = z
  .object({
    count: z.number().int().meta({ description: 'Products with the attribute that meet all other conditions.' }),
    minimum: z.number().nullable().meta({ description: 'Lowest value of these products; null without a finite one.' }),
    maximum: z.number().nullable(),
    lowest: z.number().nullable().meta({ description: 'Lowest value of all products of the list without any condition.' }),
    highest: z.number().nullable(),
    choices: z
      .record(z.string(), z.number().int())
      .optional()
      .meta({ description: 'Number of products by choice; 0 for impossible ones.' }),
    yes: z.number().int().optional(),
    no: z.number().int().optional(),
  })
  .meta({ id: 'AttributeFacet' });
export type Facet = z.output<typeof facet>;

export const condition = z
  .object({
    key: z.string(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    choices: z.array(z.string()).optional(),
    flag: z.boolean().optional(),
    text: z.string().nullable().meta({ description: 'The part of the search that contains the condition; null for a filter.' }),
    label: z.string().meta({ description: 'For display, in the unit that was typed or chosen: "Payload ≥ 5 kg".' }),
  })
  .meta({ id: 'AttributeCondition' });
export type AppliedCondition = z.output<typeof condition>;

/** Query parameters of a list, besides the conditions `f.<key>`, `f.<key>.min`, `f.<key>.max` and `f.<key>.unit`. */
export const attributeQuery = {
  sort: orAbsent(z.string().max(attributeLimits.key, 'The sort is too long.')).meta({
    description: 'Key of an attribute; products without it come last. Anything else is ignored.',
  }),
  order: orAbsent(z.enum(['asc', 'desc'], 'The order must be asc or desc.')).meta({
    description: 'Default: the better values first, otherwise the lowest.',
  }),
  units: orAbsent(z.enum(attributeUnits, 'The units must be metric or imperial.')).meta({
    description: 'System of the formatted values; without it, the unit of each definition.',
  }),
};

/** Fields of a list whose category, or the general set, has filterable attributes. */
export const attributeListFields = {
  attributes: z.array(filterAttribute).optional().meta({
    description:
      'Attributes for filters that products of the list have, without those that are the same for all of them; absent if the category has none.',
  }),
  facets: z
    .record(z.string(), facet)
    .optional()
    .meta({ description: 'By key of the attribute. A facet ignores the condition of its own attribute.' }),
  conditions: z.array(condition).optional().meta({ description: 'The applied conditions, those of the search first.' }),
  searched: z.string().optional().meta({ description: 'The search without its conditions.' }),
  sort: z
    .object({ key: z.string(), order: z.enum(['asc', 'desc']) })
    .nullable()
    .optional()
    .meta({ description: 'Null for the usual order.' }),
};

export const similarProduct = z
  .object({
    id,
    name: z.string(),
    slug,
    model: z.string().nullable(),
    main_image: z.string().nullable(),
    main_image_url: z.string().nullable(),
    difference: z.string().meta({ description: 'The differences, e.g. "12 kg more payload, 300 mm less reach"; empty if nothing does.' }),
  })
  .meta({ id: 'SimilarProduct' });
export type SimilarProduct = z.output<typeof similarProduct>;

/** An attribute for the suggestions of a search field. Numbers are already formatted, because the code that formats them is large. */
export const searchAttribute = z
  .object({
    key: z.string(),
    label: z.string(),
    aliases: z.array(z.string()).meta({ description: 'At most 10.' }),
    kind: z.enum(attributeKinds),
    better: z.enum(['higher', 'lower']).nullable(),
    units: z.array(z.string()).meta({ description: 'The unit of display first; empty for attributes without a unit.' }),
    choices: z.array(z.string()).meta({ description: 'Labels of the choices that products have, in the order of display.' }),
    extent: z.string().nullable().meta({ description: 'Of the products, e.g. "3 to 210 kg"; null without numbers.' }),
  })
  .meta({ id: 'SearchAttribute' });
export type SearchAttribute = z.output<typeof searchAttribute>;

export const listSearchAttributes = route({
  method: 'GET',
  path: '/api/public/attributes',
  summary: 'The attributes that a search understands, with the values that products have',
  tag: 'Catalogue',
  access: 'public',
  query: z.object({
    category: orAbsent(z.string().transform((typed) => typed.replaceAll('\u0000', '\ufffd'))).meta({
      description: 'Slug of a category; without it, the attributes of the general set.',
    }),
  }),
  status: 200,
  answer: z.array(searchAttribute).meta({ description: 'At most 100.' }),
});
