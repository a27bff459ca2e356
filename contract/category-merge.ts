// Merging a category into another one: what it would do, and doing it.
import { z } from 'zod';
import { bulkResult } from './bulk.ts';
import { html, id, idParams, version } from './fields.ts';
import { begunVersion, rowNumber } from './form-fields.ts';
import { route } from './route.ts';

const merged = z.object({ id, name: z.string(), description: html.nullable(), version });

const attribute = z.object({
  id,
  label: z.string(),
  result: z.enum(['joined', 'moved', 'separate']).meta({
    description: 'One with an attribute of the target; a new attribute of the target; a new one under another name.',
  }),
  into: z.string().meta({ description: 'Label of the attribute in the target.' }),
  reason: z.string().nullable().meta({ description: 'Why it is separate.' }),
  is_filter_lost: z.boolean().meta({ description: 'Visitors can filter by it now, and not by the attribute of the target.' }),
});

/** Values named in a preview; the others are counted. */
export const lostValuesShown = 20;

const lostValue = z.object({
  product: z.object({ id, name: z.string() }),
  attribute: z.string(),
  text: z.string(),
  reason: z.string(),
});

export const previewCategoryMerge = route({
  method: 'GET',
  path: '/api/admin/categories/:id/merge',
  summary: 'What merging a category into another one would do',
  tag: 'Catalogue',
  access: 'admin',
  permission: 'content.write',
  params: idParams,
  query: z.object({ into: rowNumber('category') }),
  errors: ['conflict'],
  status: 200,
  answer: z
    .object({
      category: merged,
      target: merged.extend({ is_active: z.boolean() }),
      products: z.number().int().meta({ description: 'Products that move, also inactive ones.' }),
      attributes: z.array(attribute),
      lost: z.object({
        values: z.number().int().meta({ description: 'Values that change, or that no attribute reads any more; the texts stay.' }),
        examples: z.array(lostValue).meta({ description: `At most ${lostValuesShown}.` }),
      }),
      addresses: z.object({
        from: z.array(z.string()).meta({ description: 'Present and old addresses of the category.' }),
        to: z.string().meta({ description: 'Where they lead from now on.' }),
      }),
      has_draft: z.boolean().meta({ description: 'The category has a draft, which goes to the trash with it.' }),
      schedule: z
        .array(z.enum(['publish', 'unpublish']))
        .meta({ description: 'Scheduled changes of the category, which do not take place.' }),
      definitions: z.string().meta({ description: 'Identifies the attributes of both categories, for the call that merges them.' }),
    })
    .meta({ id: 'CategoryMergePreview' }),
});
export type CategoryMergePreview = z.output<typeof previewCategoryMerge.answer>;

export const mergeCategory = route({
  method: 'POST',
  path: '/api/admin/categories/:id/merge',
  summary: 'Move the products and attributes of a category to another one, lead its addresses there, and move it to the trash',
  tag: 'Catalogue',
  access: 'admin',
  permission: 'content.write',
  params: idParams,
  body: z.object({
    into: rowNumber('category'),
    version: begunVersion,
    into_version: begunVersion,
    definitions: z
      .string('The attributes are not valid.')
      .max(100, 'The attributes are not valid.')
      .optional()
      .meta({ description: 'From the preview: if an attribute of either category was changed since, the response is 409.' }),
  }),
  errors: ['conflict', 'version-conflict'],
  status: 200,
  answer: z.object({
    message: z.string(),
    bulk_change: bulkResult.shape.bulk_change.unwrap(),
    products: z.number().int().meta({ description: 'Number of products that were moved.' }),
    pending: z.number().int().meta({ description: 'Number of products whose attributes are still being read in the background.' }),
  }),
});
