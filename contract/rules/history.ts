// Lists of record kinds and actions for the history and the audit log.
import { publishedKinds } from './record-kinds.ts';

/** Kinds of records whose saves are stored as revisions. */
export const revisionKinds = [...publishedKinds, 'setting', 'translation'] as const;
export type RevisionKind = (typeof revisionKinds)[number];

export const isRevisionKind = (kind: string): kind is RevisionKind => revisionKinds.some((one) => one === kind);

/** Kinds of records in the audit log. */
export const auditKinds = [
  ...revisionKinds,
  'attribute',
  'message',
  'administrator',
  'mail',
  'backup',
  'audit-log',
  'media',
  'trash',
  'redirect',
  'import',
  'api-token',
  'webhook',
  'site-text',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** `found`: the state before the first recorded save. */
export const revisionActions = ['found', 'create', 'update', 'publish', 'unpublish', 'restore', 'duplicate'] as const;
export type RevisionAction = (typeof revisionActions)[number];

export const auditActions = [
  'create',
  'update',
  'publish',
  'unpublish',
  'restore',
  'duplicate',
  'draft',
  'discard',
  'schedule',
  'share',
  'withdraw',
  'delete',
  /** `purge`: deleted for ever, from the trash. */
  'purge',
  'reorder',
  'merge',
  'sign-in',
  'sign-in-refused',
  'sign-out',
  'session-end',
  'password',
  'invite',
  'join',
  'enable',
  'disable',
  'export',
  'import',
  'send',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Limits for the number of stored revisions of a record, not counting those that visitors could see. */
export const keptRevisions = { default: 100, min: 10, max: 10_000 } as const;

/** Maximum number of entries in an export of the audit log; the newest are exported. */
export const mostExported = 20_000;
