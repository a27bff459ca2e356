// Names of specification rows that products use, from which attributes are defined.
import { z } from 'zod';
import { adminAttribute, attributeAnswer, category_id, newAttribute, noun, ofCategory } from './attributes.ts';
import { id, idParams, rowId } from './fields.ts';
import { route } from './route.ts';
import { attributeLimits } from './rules/attributes/limits.ts';

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

const rowName = noun('name').meta({ description: 'Name of specification rows. A unit at its end stays a unit.' });

export const defineAttributeNames = route({
  method: 'POST',
  path: '/api/admin/attributes/names',
  summary:
    'Define attributes for names of specification rows, or add the names to existing attributes, all or none; errors are named `attributes.<number>.<field>` and `synonyms.<number>.<field>`',
  tag: 'Catalogue',
  access: 'admin',
  permission: 'content.write',
  body: z.object({
    category_id,
    attributes: z
      .array(newAttribute)
      .max(attributeLimits.definitions, `At most ${attributeLimits.definitions} attributes can be created at once.`),
    synonyms: z
      .array(z.object({ name: rowName, attribute_id: rowId('The attribute is not valid.') }))
      .max(attributeLimits.synonyms, `At most ${attributeLimits.synonyms} names can be added at once.`),
  }),
  maxBodyBytes: 4 * 1024 * 1024,
  status: 200,
  answer: z.object({
    message: z.string(),
    attributes: z.array(adminAttribute).meta({ description: 'Created and extended ones, in the order of the request.' }),
    pending: attributeAnswer.shape.pending,
  }),
});

/** Contradicting products named in a preview; the others are counted. */
export const contradictionsShown = 5;

export const previewSynonym = route({
  method: 'GET',
  path: '/api/admin/attributes/:id/synonym',
  summary: 'What an attribute would read if a name of specification rows were added to it',
  tag: 'Catalogue',
  access: 'admin',
  permission: 'content.read',
  params: idParams,
  query: ofCategory.extend({ name: rowName }),
  status: 200,
  answer: z
    .object({
      rows: z.number().int().meta({ description: 'Rows with the name. Of more than 10,000 products, only some are read.' }),
      understood: z.number().int().meta({ description: 'Those that the attribute understands.' }),
      contradictions: z.number().int().meta({ description: 'Products with another row of the attribute that has another value.' }),
      examples: z
        .array(
          z.object({
            product: z.object({ id, name: z.string() }),
            text: z.string(),
            other: z.string().meta({ description: 'Text of the other row.' }),
          }),
        )
        .meta({ description: `At most ${contradictionsShown} contradictions.` }),
    })
    .meta({ id: 'SynonymPreview' }),
});
export type SynonymPreview = z.output<typeof previewSynonym.answer>;
