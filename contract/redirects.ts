// Redirects from addresses that show nothing to others, and the addresses that visitors ask for and do not find.
import { z } from 'zod';
import { messageAnswer } from './errors.ts';
import { idParams, orAbsent, timestamp, version } from './fields.ts';
import { begunVersion } from './form-fields.ts';
import { paged, pageNumber, perPage, searchText } from './paging.ts';
import { jsonBytes, route } from './route.ts';
import { redirectLimits } from './rules/redirects.ts';

const admin = { tag: 'Redirects', access: 'admin' } as const;
const reading = { ...admin, permission: 'content.read' } as const;
const writing = { ...admin, permission: 'content.write' } as const;

export const redirect = z
  .object({
    id: z.number().int().meta({ description: 'Negative for a renamed record.' }),
    origin: z
      .enum(['written', 'renamed'])
      .meta({ description: 'renamed: the record has another slug now; such a redirect cannot be changed.' }),
    from: z.string().meta({ description: 'Address of this site, with at most one `*`.' }),
    to: z.string().nullable().meta({ description: 'Null for a renamed record that visitors cannot see.' }),
    state: z.enum(['works', 'external', 'missing', 'covered']).meta({
      description: 'external: leads to another site. missing: nothing answers the target. covered: a page has the address, and is shown.',
    }),
    hits: z.number().int().meta({ description: 'How often visitors were redirected.' }),
    created_by: z.string().nullable(),
    created_at: timestamp,
    version,
  })
  .meta({ id: 'Redirect' });
export type Redirect = z.output<typeof redirect>;

export const listRedirects = route({
  ...reading,
  method: 'GET',
  path: '/api/admin/redirects',
  summary: 'List the redirects: written ones, then those of renamed records, each newest first',
  query: z.object({
    search: searchText,
    origin: orAbsent(z.enum(['written', 'renamed'], 'The origin must be written or renamed.')),
    page: pageNumber,
    per_page: perPage,
  }),
  status: 200,
  answer: paged(redirect),
});

const typed = (label: string) => z.string(`The ${label} must be text.`).max(4000, `The ${label} is too long.`);
const addresses = { from: typed('old address'), to: typed('new address') };
const answer = z.object({ message: z.string(), redirect });

export const getRedirect = route({
  ...reading,
  method: 'GET',
  path: '/api/admin/redirects/:id',
  summary: 'One written redirect',
  params: idParams,
  status: 200,
  answer: z.object({ redirect }),
});

export const createRedirect = route({
  ...writing,
  method: 'POST',
  path: '/api/admin/redirects',
  summary: 'Redirect an address of this site that shows nothing',
  body: z.object(addresses),
  status: 201,
  answer,
});

export const updateRedirect = route({
  ...writing,
  method: 'PUT',
  path: '/api/admin/redirects/:id',
  summary: 'Change a written redirect: only the fields that are sent change',
  params: idParams,
  body: z.object({ from: addresses.from.optional(), to: addresses.to.optional(), version: begunVersion }),
  errors: ['version-conflict'],
  status: 200,
  answer,
});

export const removeRedirect = route({
  ...writing,
  method: 'DELETE',
  path: '/api/admin/redirects/:id',
  summary: 'Delete a written redirect',
  params: idParams,
  status: 200,
  answer: messageAnswer,
});

export const exportRedirects = route({
  ...reading,
  method: 'GET',
  path: '/api/admin/redirects/csv',
  summary: 'Export the written redirects as CSV with the columns from and to',
  status: 200,
  answer: z.string(),
  download: { type: 'text/csv', fileName: 'redirects.csv' },
});

export const importRedirects = route({
  ...writing,
  method: 'POST',
  path: '/api/admin/redirects/import',
  summary: `Import redirects from CSV: all lines or none, at most ${redirectLimits.importLines}. A line with a known old address changes its redirect`,
  body: z.object({
    csv: z.string('The file must be text.').max(redirectLimits.importLength, 'The file is too large.'),
    is_preview: z.boolean().default(false).meta({ description: 'Nothing is stored.' }),
  }),
  maxBodyBytes: jsonBytes(redirectLimits.importLength),
  status: 200,
  answer: z.object({
    message: z.string(),
    created: z.number().int(),
    changed: z.number().int(),
    unchanged: z.number().int(),
    errors: z
      .array(z.object({ line: z.number().int(), from: z.string(), text: z.string() }))
      .meta({ description: 'Lines that cannot be imported; with any, nothing is stored.' }),
  }),
});

export const listMissingAddresses = route({
  ...reading,
  method: 'GET',
  path: '/api/admin/redirects/missing',
  summary: `Addresses that visitors have asked for in the last ${redirectLimits.missingDays} days and that show nothing, most frequent first`,
  status: 200,
  answer: z.object({
    data: z.array(z.object({ address: z.string(), requests: z.number().int() })).max(redirectLimits.missingListed),
  }),
});
export type MissingAddress = z.output<typeof listMissingAddresses.answer>['data'][number];
