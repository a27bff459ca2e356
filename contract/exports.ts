// Exports of lists as files for spreadsheets.
import { z } from 'zod';
import { listAttributes } from './attributes.ts';
import { listContacts } from './contacts.ts';
import { orAbsent } from './fields.ts';
import { optionalFlag } from './form-fields.ts';
import { listAdminPages } from './pages.ts';
import { searchText } from './paging.ts';
import { listAdminProducts } from './products.ts';
import { recordCalls } from './record-calls.ts';
import { recordKinds } from './records/kinds.ts';
import { route } from './route.ts';
import { allSpecifications, type ExportKind, exportKinds, sheetFormats } from './rules/imports.ts';

const paging = { page: true, per_page: true } as const;

/** The parameters of the lists. Attributes without a category are those of all categories. */
const filters: Record<ExportKind, z.ZodObject> = {
  product: listAdminProducts.query.omit(paging),
  category: recordCalls.category.filters,
  article: recordCalls.article.filters,
  // the screen searches the list in the browser
  page: listAdminPages.query.extend({ search: searchText, is_published: orAbsent(optionalFlag) }),
  attribute: listAttributes.query,
  message: listContacts.query.omit(paging),
};

const columns = orAbsent(
  z
    .string('The columns must be text.')
    .max(100_000, 'There are too many columns.')
    .transform((text, context) => {
      try {
        return text.split(',').map(decodeURIComponent);
      } catch {
        context.addIssue({ code: 'custom', message: 'The columns must be percent-encoded.' });
        return z.NEVER;
      }
    }),
).meta({
  description: `Targets of the columns in their order, separated by commas and percent-encoded each; \`${allSpecifications}\` for all specification rows. Default: all columns.`,
});

const file = {
  format: z.enum(sheetFormats, 'The format must be xlsx, csv or tsv.').default('xlsx'),
  columns,
  files: orAbsent(optionalFlag).meta({ description: '`1`: a zip file with the table and the pictures and documents that it names.' }),
};

export const sheetTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  tsv: 'text/tab-separated-values; charset=utf-8',
} as const;
export const archiveType = 'application/zip';

const routesOf = (kind: ExportKind) => {
  const [, nouns] = recordKinds[kind].noun;
  const common = {
    method: 'GET',
    tag: 'Exports',
    access: 'admin',
    permission: kind === 'message' ? 'messages.read' : 'content.read',
    status: 200,
  } as const;
  return {
    file: route({
      ...common,
      path: `/api/admin/exports/${kind}`,
      summary: `Export the ${nouns} that match the filters of their list, as a file for spreadsheets`,
      // the types of the filters differ by kind, and only their lists read them
      query: filters[kind].extend(file) as unknown as z.ZodObject<typeof file>,
      answer: z.string().meta({ format: 'binary' }),
      file: { types: [...Object.values(sheetTypes), archiveType] },
    }),
    columns: route({
      ...common,
      path: `/api/admin/exports/${kind}/columns`,
      summary: `The columns of an export of ${nouns}`,
      query: filters[kind],
      answer: z.object({
        records: z.int().meta({ description: 'Number of records that match the filters.' }),
        columns: z.array(z.object({ target: z.string(), label: z.string(), group: z.string() })),
        note: z.string().nullable().meta({ description: 'Why specification rows have one column for all.' }),
      }),
    }),
  };
};

export const exportRoutes = Object.fromEntries(exportKinds.map((kind) => [kind, routesOf(kind)])) as Record<
  ExportKind,
  ReturnType<typeof routesOf>
>;

export type ExportColumns = z.output<(typeof exportRoutes)['product']['columns']['answer']>;
