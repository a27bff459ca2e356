// The chain of the audit log: each entry contains a hash of itself and of the hash of the previous entry.
import { createHash } from 'node:crypto';
import type { AuditLogTable } from '#server/database/tables/history.ts';

export const firstHash: string = '0'.repeat(64);

/** Hashes a list, because the order of object keys can differ. */
export const hashOf = (entry: Omit<AuditLogTable, 'hash'>): string => {
  const { id, created_at, actor_id, actor_name, action, kind, record_id, record_name, details, previous_hash } = entry;
  const text = JSON.stringify([id, created_at, actor_id, actor_name, action, kind, record_id, record_name, details, previous_hash]);
  return createHash('sha256').update(text).digest('hex');
};

/** @param previous the previous entry; null for the first */
export const isIntact = (entry: AuditLogTable, previous: Pick<AuditLogTable, 'id' | 'hash'> | null): boolean =>
  entry.id === (previous?.id ?? 0) + 1 && entry.previous_hash === (previous?.hash ?? firstHash) && entry.hash === hashOf(entry);
