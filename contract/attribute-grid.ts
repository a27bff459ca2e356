// The attributes of all products of a category, edited in a grid.
import { z } from 'zod';
import { adminAttribute, attributeProblem } from './attributes.ts';
import { id, idParams, lookupText, rowId, slug, version } from './fields.ts';
import { begunVersion, rowNumber } from './form-fields.ts';
import { paged, pageNumber, perPage, searchText } from './paging.ts';
import { attributeValue } from './product-attributes.ts';
import { route } from './route.ts';
import { attributeLimits } from './rules/attributes/limits.ts';
import { specificationLimits } from './rules/specifications.ts';

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
          problem: attributeProblem.nullable(),
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

export const getAttributeGridRow = route({
  method: 'GET',
  path: '/api/admin/attributes/grid/:id',
  summary: 'One product of the grid, with its category',
  tag: 'Catalogue',
  access: 'admin',
  permission: 'content.read',
  params: idParams,
  status: 200,
  answer: z.object({ category_id: id, product: gridRow }),
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
          key: lookupText('The attribute must be text without NUL.').max(attributeLimits.key, 'The attribute is not known.'),
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
