// Attributes: definitions that give specification rows a meaning, and their calls for administrators.
import { z } from 'zod';
import { messageAnswer } from './errors.ts';
import { flag, id, idParams, orAbsent, requiredText, rowId, slug, version } from './fields.ts';
import { begunVersion, rowNumber } from './form-fields.ts';
import { paged, pageNumber, perPage } from './paging.ts';
import { jsonBytes, route } from './route.ts';
import { attributeKinds, attributeLimits } from './rules/attributes/limits.ts';
import { quantityIds } from './rules/attributes/quantities.ts';
import { slugPattern } from './rules/slug.ts';
import { specificationLimits } from './rules/specifications.ts';
import { removedAnswer } from './trash.ts';

const choice = z.object({ key: z.string(), label: z.string(), aliases: z.array(z.string()) });

/** The part of a definition that visitors get. */
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
    match: z.enum(['covers', 'within']).meta({ description: 'Whether a range must cover the searched values, or lie within them.' }),
    choices: z.array(choice).meta({ description: 'In the order of display.' }),
    is_filter: z.boolean(),
    is_comparable: z.boolean(),
    is_headline: z.boolean(),
  })
  .meta({ id: 'AttributeDefinition' });
export type AttributeDefinition = z.output<typeof attributeDefinition>;

export const adminAttribute = attributeDefinition
  .extend({ is_required: z.boolean(), sort_order: z.number().int(), version })
  .meta({ id: 'AdminAttribute' });
export type AdminAttribute = z.output<typeof adminAttribute>;

export const ofCategory = z.object({
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
    attributes: z.array(adminAttribute).meta({ description: 'Attributes of the category itself, or of the general set.' }),
    general: z
      .array(adminAttribute)
      .meta({ description: 'Attributes of the general set, which the category inherits; empty without a category.' }),
    problems: z.number().int().meta({ description: 'Number of values that are not understood.' }),
    counts: z.record(z.string(), z.object({ values: z.number().int(), problems: z.number().int() })).meta({
      description:
        'By id: specification rows that the definition reads, and those of them that are not understood. Texts are not counted; ids without rows may be missing.',
    }),
  }),
});

const { key, label, unit, aliases, units, choices } = attributeLimits;
export const noun = (text: string) => requiredText({ label: text, max: label });
const unitText = z.string('The unit must be text.').trim().max(unit, 'The unit is too long.');
const keyText = z
  .string('The key must be text.')
  .max(key, `The key must not be longer than ${key} characters.`)
  .regex(slugPattern, 'The key may contain lower-case letters, digits and single hyphens.');

export const groupTitle = z
  .string('The group must be text.')
  .trim()
  .max(specificationLimits.title, 'The group is too long.')
  .transform((text) => text.replaceAll('\u0000', '') || null)
  .nullable();

const fields = {
  group_title: groupTitle.optional(),
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
export const attributeAnswer = z.object({
  message: z.string(),
  attribute: adminAttribute,
  pending: z.number().int().meta({ description: 'Number of products that are still being read with it in the background.' }),
});

export const category_id = rowId('The category is not valid.').nullable().default(null);
export const newAttribute = z.object({
  label: noun('label'),
  key: keyText.optional().meta({ description: 'Without it, made from the label.' }),
  kind: z.enum(attributeKinds, 'The kind is not known.'),
  ...fields,
});

export const createAttribute = route({
  method: 'POST',
  path: '/api/admin/attributes',
  summary: 'Define an attribute of a category or of the general set, and read the products with it',
  tag: 'Catalogue',
  access: 'admin',
  permission: 'content.write',
  body: newAttribute.extend({ category_id }),
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
    category_id,
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

export const listAttributeRanges = route({
  method: 'GET',
  path: '/api/admin/attributes/ranges',
  summary: 'Ranges of the numbers of the products of a category',
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

/** A value that cannot be parsed by its attribute. */
export const attributeProblem = z.object({
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
    attributeProblem
      .extend({
        product: z.object({ id, name: z.string(), slug, category_id: id }),
        attribute: z.object({ id, key: z.string(), label: z.string() }),
        name: z.string().meta({ description: 'Name of the row.' }),
        text: z.string(),
      })
      .meta({ id: 'AttributeProblem' }),
  ),
});
