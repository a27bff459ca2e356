// Imports of records from files: upload, choice of columns, dry run, application and undoing.
import { z } from 'zod';
import { messageAnswer } from './errors.ts';
import { id, idempotencyKey, idParams, orAbsent, timestamp } from './fields.ts';
import { paged, pageNumber, perPage } from './paging.ts';
import { route } from './route.ts';
import { importFormats, importKinds, importLimits, importStates, rowActions, sheetFormats } from './rules/imports.ts';
import { textLengths } from './rules/text-lengths.ts';

export { importLimits };

const admin = { tag: 'Imports', access: 'admin' } as const;
const reading = { ...admin, permission: 'content.read' } as const;
const writing = { ...admin, permission: 'content.write' } as const;

/** How the texts of a file are read. */
export const readingOptions = z.object({
  sheet: z.int().min(0).optional().meta({ description: 'Index of the sheet or table of the file. Default: the first one with rows.' }),
  head: z.int().min(0).optional().meta({ description: 'Line with the names of the columns; 0: the file has none.' }),
  encoding: z.string().max(40).optional(),
  delimiter: z.enum([',', ';', '\t', '|']).optional(),
  decimal: z.enum(['.', ',']).optional().meta({ description: 'Decimal sign of numbers that are texts.' }),
  date: z.enum(['iso', 'dmy', 'mdy']).optional().meta({ description: 'Order of dates that are texts.' }),
});
export type ReadingOptions = z.output<typeof readingOptions>;

/**
 * Meaning of a column: the name of a field; `spec:<name>` for one specification row, with its unit in `unit`; `specs` for a list
 * "name: value"; `spec-name:<n>` and `spec-value:<n>` for pairs; `old_address` for a redirect. Null: the column is not imported.
 */
const target = z.string().max(300).nullable();

export const importOptions = readingOptions.extend({
  kind: z.enum(importKinds).optional().meta({ description: 'Default: as the file says or its columns suggest.' }),
  columns: z
    .array(z.object({ index: z.int().min(0), target, unit: z.string().max(40).nullish() }))
    .max(importLimits.columns)
    .optional()
    .meta({ description: 'Columns that are not listed keep their proposed meaning.' }),
  create: z.boolean().optional().meta({ description: 'Create records that are not found. Default: true.' }),
  update: z.boolean().optional().meta({ description: 'Change records that are found. Default: true.' }),
  empty: z.enum(['leave', 'clear']).optional().meta({ description: 'What an empty cell does to a field. Default: leave.' }),
  create_categories: z.boolean().optional().meta({ description: 'Create categories that are not found. Default: false.' }),
  category: z
    .string()
    .max(textLengths.name)
    .optional()
    .meta({ description: 'Category of new products whose row names none, by its name.' }),
  missing_files: z
    .enum(['error', 'leave_out'])
    .optional()
    .meta({ description: 'Whether a file that cannot be used is an error of its row (default), or is left out and reported.' }),
  texts: z.enum(['plain', 'markdown', 'html']).optional().meta({ description: 'How formatted texts are written. Default: as detected.' }),
  publish: z.boolean().optional().meta({ description: 'Whether new records without such a column are visible. Default: true.' }),
});
export type ImportOptions = z.output<typeof importOptions>;

const column = z.object({
  index: z.int(),
  name: z.string(),
  samples: z.array(z.string()).meta({ description: 'The first different values, as texts.' }),
  target,
  unit: z.string().nullable(),
  /** Whether the meaning is only proposed. */
  proposed: z.boolean(),
});
export type ImportColumn = z.output<typeof column>;

const counts = z.object({ create: z.int(), update: z.int(), unchanged: z.int(), skip: z.int(), error: z.int() });

export const importRecord = z
  .object({
    id,
    file_name: z.string(),
    archive_name: z.string().nullable().meta({ description: 'The zip file with pictures and documents.' }),
    format: z.enum(importFormats),
    state: z.enum(importStates),
    kind: z.enum(importKinds).nullable(),
    created_by: z.string().nullable(),
    created_at: timestamp,
    checked_at: timestamp.nullable(),
    applied_at: timestamp.nullable(),
    undone_at: timestamp.nullable(),
    undo_until: timestamp.nullable().meta({ description: 'Null if the import cannot be undone.' }),
    /** Of the state in progress. */
    progress: z.object({ done: z.int(), total: z.int() }).nullable(),
    options: importOptions.meta({ description: 'All options, with detected values where none were given.' }),
    sheets: z.array(z.object({ name: z.string(), rows: z.int().nullable() })),
    columns: z.array(column),
    targets: z
      .array(z.object({ target: z.string(), label: z.string(), group: z.string() }))
      .meta({ description: 'The meanings that columns can have.' }),
    questions: z
      .array(z.object({ option: z.enum(['decimal', 'date', 'encoding', 'sheet']), text: z.string(), examples: z.array(z.string()) }))
      .meta({ description: 'Options that the file does not determine: answer them before the import is applied.' }),
    notes: z.array(z.string()).meta({ description: 'What is not imported, and why.' }),
    counts: counts.nullable().meta({ description: 'Of the last dry run, by row.' }),
    failure: z.string().nullable(),
  })
  .meta({ id: 'Import' });
export type ImportRecord = z.output<typeof importRecord>;

const answer = z.object({ message: z.string(), import: importRecord });

export const importRow = z
  .object({
    number: z.int(),
    line: z.int().nullable().meta({ description: 'Line of the file.' }),
    kind: z.enum(importKinds),
    action: z.enum(rowActions),
    record_id: id.nullable(),
    title: z.string(),
    cells: z
      .array(z.object({ label: z.string(), before: z.string().nullable(), after: z.string().nullable() }))
      .meta({ description: 'Changed values as texts.' }),
    errors: z
      .array(z.object({ column: z.string().nullable(), value: z.string().nullable(), text: z.string() }))
      .meta({ description: 'What is wrong, and what would be right.' }),
    losses: z.array(z.string()).meta({ description: 'What is removed from formatted texts.' }),
    understood: z
      .array(z.object({ name: z.string(), text: z.string(), read_as: z.string().nullable() }))
      .meta({ description: 'Changed specification rows; read_as is null if the text is not understood or belongs to no attribute.' }),
    state: z.enum(['planned', 'written', 'refused', 'undone', 'kept']).meta({
      description: 'refused: somebody changed the record after the dry run. kept: it was changed since, so it was not undone.',
    }),
  })
  .meta({ id: 'ImportRow' });
export type ImportRow = z.output<typeof importRow>;

const jsonOptions = z
  .preprocess((value, context) => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value);
    } catch {
      context.addIssue({ code: 'custom', message: 'The options must be JSON.' });
      return z.NEVER;
    }
  }, importOptions)
  .optional();

const tooLarge = (limit: string) => (fileName: string) => `The file ${fileName} is too large. It must be less than ${limit}.`;

export const createImport = route({
  ...writing,
  method: 'POST',
  path: '/api/admin/imports',
  summary: 'Upload a file, and check or apply it',
  body: z.object({
    options: jsonOptions,
    action: z.enum(['open', 'check', 'apply'], 'The action must be open, check or apply.').optional().meta({
      description: 'open (default): only read the file. check: start the dry run. apply: apply it if the dry run finds no error.',
    }),
    idempotency_key: idempotencyKey,
  }),
  files: {
    file: {
      kind: 'any',
      maxBytes: importLimits.fileBytes,
      tooLarge: tooLarge('100 MB'),
      wrongKind: (fileName) => `The file ${fileName} cannot be imported.`,
    },
    archive: {
      kind: 'any',
      maxBytes: importLimits.archiveBytes,
      tooLarge: tooLarge('2 GB'),
      wrongKind: (fileName) => `The file ${fileName} is not a zip file.`,
    },
  },
  status: 201,
  answer,
});

export const listImports = route({
  ...reading,
  method: 'GET',
  path: '/api/admin/imports',
  summary: 'List imports, newest first',
  query: z.object({ page: pageNumber, per_page: perPage }),
  status: 200,
  answer: paged(importRecord.omit({ columns: true, targets: true, questions: true, sheets: true, options: true })),
});

const one = { params: idParams, status: 200, answer } as const;

export const getImport = route({ ...reading, ...one, method: 'GET', path: '/api/admin/imports/:id', summary: 'One import' });

export const checkImport = route({
  ...writing,
  ...one,
  method: 'POST',
  path: '/api/admin/imports/:id/check',
  summary: 'Change options, and start the dry run',
  body: z.object({ options: importOptions, start: z.boolean().optional().meta({ description: 'false: only read the file again.' }) }),
  errors: ['conflict'],
});

const transition = <const A extends string>(action: A, summary: string) =>
  route({ ...writing, ...one, method: 'POST', path: `/api/admin/imports/:id/${action}`, summary, errors: ['conflict'] });

export const applyImport = transition('apply', 'Apply the checked import');
export const pauseImport = transition('pause', 'Pause while files are prepared');
export const resumeImport = transition('resume', 'Continue a paused import');
export const cancelImport = transition('cancel', 'Cancel before records are written');
export const undoImport = transition('undo', 'Undo an applied import, except in records that have been changed since');

export const listImportRows = route({
  ...reading,
  method: 'GET',
  path: '/api/admin/imports/:id/rows',
  summary: 'Rows of the dry run, in the order of the file',
  params: idParams,
  query: z.object({
    action: orAbsent(z.enum(rowActions, 'The action is not valid.')),
    state: orAbsent(z.enum(['planned', 'written', 'refused', 'undone', 'kept'], 'The state is not valid.')),
    page: pageNumber,
    per_page: perPage,
  }),
  status: 200,
  answer: paged(importRow),
});

/** Media types of spreadsheets. */
export const importSheetTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  tsv: 'text/tab-separated-values; charset=utf-8',
} as const;

export const exportImportErrors = route({
  ...reading,
  method: 'GET',
  path: '/api/admin/imports/:id/errors',
  summary:
    'The rows with errors as a spreadsheet with the columns of the file, the line and what is wrong, to be corrected and uploaded again',
  params: idParams,
  query: z.object({ format: z.enum(sheetFormats, 'The format must be xlsx, csv or tsv.').default('xlsx') }),
  status: 200,
  answer: z.string().meta({ format: 'binary' }),
  file: { types: Object.values(importSheetTypes) },
});

export const removeImport = route({
  ...writing,
  method: 'DELETE',
  path: '/api/admin/imports/:id',
  summary: 'Remove an import that is not in progress: its file, report and undo data',
  params: idParams,
  errors: ['conflict'],
  status: 200,
  answer: messageAnswer,
});
