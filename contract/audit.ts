// The audit log: the actions of administrators.
import { z } from 'zod';
import { calendarDay, id, orAbsent, rowId, timestamp, wholeNumber } from './fields.ts';
import { actor } from './history.ts';
import { paged, pageNumber, perPage } from './paging.ts';
import { route } from './route.ts';
import { auditActions, auditKinds, mostExported } from './rules/history.ts';

export const auditEntry = z
  .object({
    id: id.meta({ description: 'Counts from 1 without gaps.' }),
    created_at: timestamp,
    actor,
    action: z.enum(auditActions),
    kind: z.enum(auditKinds),
    record_id: id.nullable(),
    record_name: z.string().nullable(),
    details: z.record(z.string(), z.unknown()),
    hash: z.string().meta({ description: 'SHA-256 over this entry and the hash of the one before, hex.' }),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.output<typeof auditEntry>;

const filter = {
  actor_id: orAbsent(wholeNumber(rowId('The administrator is not valid.'))),
  kind: orAbsent(z.enum(auditKinds, 'The kind is not one of the known ones.')),
  record_id: orAbsent(wholeNumber(rowId('The record is not valid.'))),
  action: orAbsent(z.enum(auditActions, 'The action is not one of the known ones.')),
  from: orAbsent(calendarDay).meta({ description: "First day, in the site's time zone." }),
  to: orAbsent(calendarDay).meta({ description: "Last day, in the site's time zone." }),
};

const admin = { tag: 'Audit', access: 'admin', permission: 'audit.read' } as const;

export const listAudit = route({
  ...admin,
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'List the actions of administrators, newest first',
  query: z.object({ ...filter, page: pageNumber, per_page: perPage }),
  status: 200,
  answer: paged(auditEntry),
});

export const exportAudit = route({
  ...admin,
  method: 'GET',
  path: '/api/admin/audit/csv',
  summary: `Export the entries as CSV for spreadsheets: at most the newest ${mostExported} entries`,
  query: z.object(filter),
  status: 200,
  answer: z.string(),
  download: { type: 'text/csv', fileName: 'audit.csv' },
});

export const verifyAudit = route({
  ...admin,
  method: 'GET',
  path: '/api/admin/audit/verification',
  summary: 'Check that no entry was changed or removed',
  status: 200,
  answer: z.object({
    is_complete: z.boolean(),
    entries: z.number().int().meta({ description: 'Number of entries that were checked and are intact.' }),
    broken_id: id.nullable().meta({ description: 'The first entry that was changed or is missing.' }),
    last_hash: z
      .string()
      .nullable()
      .meta({ description: 'Hash of the last intact entry: noted elsewhere, it also proves the end of the log.' }),
  }),
});
