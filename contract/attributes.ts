// Attributes: definitions of what specification rows mean, and what lists and products say about them.
import { z } from 'zod';
import { messageAnswer } from './errors.ts';
import { flag, id, idParams, orAbsent, requiredText, rowId, slug, version } from './fields.ts';
import { begunVersion, rowNumber } from './form-fields.ts';
import { paged, pageNumber, perPage, searchText } from './paging.ts';
import { jsonBytes, route } from './route.ts';
import { attributeKinds, attributeLimits, attributeUnits } from './rules/attributes/limits.ts';
import { quantityIds } from './rules/attributes/quantities.ts';
import { slugPattern } from './rules/slug.ts';
import { specificationLimits } from './rules/specifications.ts';
import { removedAnswer } from './trash.ts';

const choice = z.object({ key: z.string(), label: z.string(), aliases: z.array(z.string()) });

/** What visitors get of a definition. */
export const attributeDefinition = z
  .object({
    id,
    category_id: id.nullable().meta({ description: 'Null for a definition of the general set, which is for every category.' }),
    key: z.string().meta({ description: 'Name in addresses, unique within what a category sees.' }),
    label: z.string(),
    group_title: z.string().nullable(),
    aliases: z.array(z.string()).meta({ description: 'Further names of specification rows that mean this attribute.' }),
    kind: z.enum(attributeKinds),
    quantity: z.enum(quantityIds).nullable().meta({ description: 'For numbers and ranges.' }),
    unit: z.string().nullable().meta({ description: 'Unit of display, and of numbers without a unit.' }),
    units: z.array(z.string()).meta({ description: 'Further units that visitors can choose.' }),
    decimals: z.number().int().nullable(),
    better: z.enum(['higher', 'lower']).nullable(),
    match: z.enum(['covers', 'within']).meta({ description: 'Whether a range must cover what is asked for, or lie within it.' }),
    choices: z.array(choice).meta({ description: 'In the order of display.' }),
    is_filter: z.boolean(),
    is_comparable: z.boolean(),
    is_headline: z.boolean(),
  })
  .meta({ id: 'AttributeDefinition' });
export type AttributeDefinition = z.output<typeof attributeDefinition>;

/** In lists: what a form needs to show numbers in any of the units, without the table of all units. */
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
  })
  .meta({ id: 'FilterAttribute' });
export type FilterAttribute = z.output<typeof filterAttribute>;

/** JSON has no infinity: null is an open end. */
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

/** A specification row of a product that a definition reads. */
export const productAttribute = z
  .object({
    key: z.string().meta({ description: 'Key of the definition.' }),
    label: z.string(),
    name: z.string().meta({ description: 'Name of the specification row as typed.' }),
    text: z.string().meta({ description: 'Value of the specification row as typed.' }),
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
      .meta({ description: 'Only in the answer for one product: numbers in the unit of display; null for other kinds and for grades.' }),
    filter: z.string().nullable().optional().meta({
      description:
        'Only in the answer for one product: query parameters of the list for products that are at least as good, e.g. `f.payload.min=20`; null if the attribute is no filter.',
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
    text: z.string().nullable().meta({ description: 'The part of the search that says it; null for a filter.' }),
    label: z.string().meta({ description: 'For display, in the unit that was typed in a search: "Payload ≥ 5 kg".' }),
  })
  .meta({ id: 'AttributeCondition' });
export type AppliedCondition = z.output<typeof condition>;

/** Query parameters of a list; the conditions themselves are `f.<key>`, `f.<key>.min`, `f.<key>.max` and `f.<key>.unit`. */
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

/** In a list whose category, or the general set, has attributes for filters. */
export const attributeListFields = {
  attributes: z
    .array(filterAttribute)
    .optional()
    .meta({ description: 'Those for filters that products of the list have; absent if the category has none.' }),
  facets: z.record(z.string(), facet).optional().meta({ description: 'By key; each ignores its own condition.' }),
  conditions: z.array(condition).optional().meta({ description: 'As understood, those of the search first.' }),
  searched: z.string().optional().meta({ description: 'What is left of the search without its conditions.' }),
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
    difference: z.string().meta({ description: 'What differs, e.g. "12 kg more payload, 300 mm less reach"; empty if nothing does.' }),
  })
  .meta({ id: 'SimilarProduct' });
export type SimilarProduct = z.output<typeof similarProduct>;

/** For administrators. */
export const adminAttribute = attributeDefinition
  .extend({ is_required: z.boolean(), sort_order: z.number().int(), version })
  .meta({ id: 'AdminAttribute' });
export type AdminAttribute = z.output<typeof adminAttribute>;

const ofCategory = z.object({
  category_id: orAbsent(rowNumber('category')).meta({ description: 'Without it, the general set.' }),
});

export const listAttributes = route({
  method: 'GET',
  path: '/api/admin/attributes',
  summary: 'The attributes of a category, and those of the general set',
  tag: 'Catalogue',
  access: 'admin',
  permission: 'content.read',
  query: ofCategory,
  status: 200,
  answer: z.object({
    attributes: z.array(adminAttribute).meta({ description: 'Of the category itself, or of the general set.' }),
    general: z.array(adminAttribute).meta({ description: 'Of the general set, which the category inherits; empty without a category.' }),
    problems: z.number().int().meta({ description: 'Number of values that are not understood.' }),
    counts: z.record(z.string(), z.object({ values: z.number().int(), problems: z.number().int() })).meta({
      description:
        'By id: specification rows that the definition reads, and those of them that are not understood. Texts are not counted; ids without rows may be missing.',
    }),
  }),
});

const { key, label, unit, aliases, units, choices } = attributeLimits;
const noun = (text: string) => requiredText({ label: text, max: label });
const unitText = z.string('The unit must be text.').trim().max(unit, 'The unit is too long.');
const keyText = z
  .string('The key must be text.')
  .max(key, `The key must not be longer than ${key} characters.`)
  .regex(slugPattern, 'The key may contain lower-case letters, digits and single hyphens.');

const fields = {
  group_title: z
    .string('The group must be text.')
    .trim()
    .max(specificationLimits.title, 'The group is too long.')
    .transform((text) => text.replaceAll('\u0000', '') || null)
    .nullable()
    .optional(),
  aliases: z.array(noun('alias')).max(aliases, `There can be at most ${aliases} aliases.`).optional(),
  quantity: z.enum(quantityIds, 'The quantity is not known.').nullable().optional(),
  unit: unitText.nullable().optional(),
  units: z.array(unitText).max(units, `There can be at most ${units} units.`).optional(),
  decimals: z.number('The decimals must be a number.').int().min(0).max(9, 'There can be at most 9 decimals.').nullable().optional(),
  better: z.enum(['higher', 'lower'], 'The better direction is not known.').nullable().optional(),
  match: z.enum(['covers', 'within'], 'The match must be covers or within.').optional(),
  choices: z
    .array(z.object({ key: keyText, label: noun('choice'), aliases: z.array(noun('alias')).max(aliases).default([]) }))
    .max(choices, `There can be at most ${choices} choices.`)
    .optional(),
  is_filter: flag.optional(),
  is_comparable: flag.optional(),
  is_headline: flag.optional(),
  is_required: flag.optional(),
};

const maxBodyBytes = jsonBytes((choices + 1) * (aliases + 2) * label);
const attributeAnswer = z.object({
  message: z.string(),
  attribute: adminAttribute,
  pending: z.number().int().meta({ description: 'Products that are still to be read with it, in the background.' }),
});

export const createAttribute = route({
  method: 'POST',
  path: '/api/admin/attributes',
  summary: 'Define an attribute of a category or of the general set, and read the products with it',
  tag: 'Catalogue',
  access: 'admin',
  permission: 'content.write',
  body: z.object({
    category_id: rowId('The category is not valid.').nullable().default(null),
    label: noun('label'),
    key: keyText.optional().meta({ description: 'Without it, made from the label.' }),
    kind: z.enum(attributeKinds, 'The kind is not known.'),
    ...fields,
  }),
  maxBodyBytes,
  status: 201,
  answer: attributeAnswer,
});

export const updateAttribute = route({
  method: 'PUT',
  path: '/api/admin/attributes/:id',
  summary: 'Change an attribute: only the fields that are sent change; a previous label becomes an alias',
  tag: 'Catalogue',
  access: 'admin',
  permission: 'content.write',
  params: idParams,
  body: z.object({
    label: noun('label').optional(),
    key: keyText.optional(),
    kind: z.enum(attributeKinds, 'The kind is not known.').optional(),
    ...fields,
    version: begunVersion,
  }),
  maxBodyBytes,
  errors: ['version-conflict'],
  status: 200,
  answer: attributeAnswer,
});

export const removeAttribute = route({
  method: 'DELETE',
  path: '/api/admin/attributes/:id',
  summary: 'Delete a definition; the specifications of products stay as they are',
  tag: 'Catalogue',
  access: 'admin',
  permission: 'content.write',
  params: idParams,
  status: 200,
  answer: removedAnswer,
});

export const orderAttributes = route({
  method: 'PUT',
  path: '/api/admin/attributes/order',
  summary: 'Arrange the attributes of a category or of the general set',
  tag: 'Catalogue',
  access: 'admin',
  permission: 'content.write',
  body: z.object({
    category_id: rowId('The category is not valid.').nullable().default(null),
    ids: z.array(rowId('The attribute is not valid.')).max(attributeLimits.definitions),
  }),
  status: 200,
  answer: messageAnswer,
});

export const mergeAttribute = route({
  method: 'POST',
  path: '/api/admin/attributes/:id/merge',
  summary: 'Delete a definition and let another one read its rows: names and choices become aliases',
  tag: 'Catalogue',
  access: 'admin',
  permission: 'content.write',
  params: idParams,
  body: z.object({ into: rowId('The attribute is not valid.') }),
  errors: ['conflict'],
  status: 200,
  answer: attributeAnswer,
});

export const listAttributeNames = route({
  method: 'GET',
  path: '/api/admin/attributes/names',
  summary: 'Names of specification rows that products use, the most frequent first',
  tag: 'Catalogue',
  access: 'admin',
  permission: 'content.read',
  query: ofCategory,
  status: 200,
  answer: z.array(
    z
      .object({
        name: z.string(),
        products: z.number().int(),
        examples: z.array(z.string()).meta({ description: 'Up to 20 different values.' }),
        attribute: z.object({ id, key: z.string(), label: z.string() }).nullable().meta({ description: 'The definition that reads it.' }),
      })
      .meta({ id: 'AttributeName' }),
  ),
});

export const listAttributeRanges = route({
  method: 'GET',
  path: '/api/admin/attributes/ranges',
  summary: 'Between which numbers the products of a category are',
  tag: 'Catalogue',
  access: 'admin',
  permission: 'content.read',
  query: z.object({
    category_id: rowNumber('category'),
    except: orAbsent(rowNumber('product')).meta({ description: 'A product that is compared with the others.' }),
  }),
  status: 200,
  answer: z
    .record(z.string(), z.object({ products: z.number().int(), minimum: z.number(), maximum: z.number() }))
    .meta({ description: 'By id of the attribute, in the SI base unit; open ends and attributes without numbers are left out.' }),
});

const problem = z.object({
  code: z.string(),
  reason: z.string().meta({ description: 'Why it is not understood, in a short sentence.' }),
});

export const listAttributeProblems = route({
  method: 'GET',
  path: '/api/admin/attributes/problems',
  summary: 'Values of specification rows that their attribute does not understand',
  tag: 'Catalogue',
  access: 'admin',
  permission: 'content.read',
  query: ofCategory.extend({ page: pageNumber, per_page: perPage }),
  status: 200,
  answer: paged(
    problem
      .extend({
        product: z.object({ id, name: z.string(), slug, category_id: id }),
        attribute: z.object({ id, key: z.string(), label: z.string() }),
        name: z.string().meta({ description: 'Name of the row.' }),
        text: z.string(),
      })
      .meta({ id: 'AttributeProblem' }),
  ),
});

export const gridRow = z
  .object({
    product_id: id,
    name: z.string(),
    model: z.string().nullable(),
    slug,
    version,
    is_active: z.boolean(),
    cells: z
      .record(
        z.string(),
        z.object({
          name: z.string().meta({ description: 'Name of the row.' }),
          text: z.string(),
          value: attributeValue.nullable(),
          formatted: z.string().nullable(),
          problem: problem.nullable(),
        }),
      )
      .meta({ description: 'By key of the attribute; without a row there is no cell.' }),
  })
  .meta({ id: 'AttributeGridRow' });
export type GridRow = z.output<typeof gridRow>;

export const getAttributeGrid = route({
  method: 'GET',
  path: '/api/admin/attributes/grid',
  summary: 'The products of a category with their attributes, in catalogue order',
  tag: 'Catalogue',
  access: 'admin',
  permission: 'content.read',
  query: z.object({
    category_id: rowNumber('category'),
    search: searchText.meta({ description: 'Plain text anywhere in name or model, any case.' }),
    page: pageNumber,
    per_page: perPage,
  }),
  status: 200,
  answer: z.object({ attributes: z.array(adminAttribute), products: paged(gridRow) }),
});

const longest = specificationLimits.value;

export const saveAttributeGrid = route({
  method: 'PUT',
  path: '/api/admin/attributes/grid',
  summary: 'Save cells of the grid, all or none; errors are named `cells.<number>`',
  tag: 'Catalogue',
  access: 'admin',
  permission: 'content.write',
  body: z.object({
    cells: z
      .array(
        z.object({
          product_id: rowId('The product is not valid.'),
          version: begunVersion,
          key: z.string('The attribute must be text.').max(key, 'The attribute is not known.'),
          text: z
            .string('The value must be text.')
            .transform((text) => text.replaceAll('\u0000', '').trim())
            .refine((text) => [...text].length <= longest, `The value must not be longer than ${longest} characters.`)
            .meta({ description: 'The empty text removes the row.' }),
        }),
      )
      .max(attributeLimits.gridCells, `At most ${attributeLimits.gridCells} cells can be saved at once.`),
  }),
  maxBodyBytes: 8 * 1024 * 1024,
  errors: ['version-conflict'],
  status: 200,
  answer: z.object({ message: z.string(), products: z.array(gridRow).meta({ description: 'The saved products.' }) }),
});

/** What suggestions in a search field need; numbers are formatted, because their rules are large. */
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
