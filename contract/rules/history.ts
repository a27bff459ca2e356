// Kinds of records and what is done with them: closed lists of the history and of the audit log.

/** Records whose saves are revisions. */
export const revisionKinds = ['product', 'category', 'news', 'page', 'setting'] as const;
export type RevisionKind = (typeof revisionKinds)[number];

export const isRevisionKind = (kind: string): kind is RevisionKind => revisionKinds.some((one) => one === kind);

/** What the audit log names. */
export const recordKinds = [
  ...revisionKinds,
  'attribute',
  'message',
  'administrator',
  'mail',
  'backup',
  'audit-log',
  'media',
  'trash',
] as const;
export type RecordKind = (typeof recordKinds)[number];

/** `found`: the state before the first save that was recorded. */
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
  /** Deleted for ever, from the trash. */
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
  'send',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Revisions of a record that are kept, besides those that visitors could see. */
export const keptRevisions = { default: 100, min: 10, max: 10_000 } as const;

/** Entries of one export of the audit log, the newest. */
export const mostExported = 20_000;
