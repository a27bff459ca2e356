// Composes the body of a request. It contains the record as it is now, so that a receiver that stores what it gets last is never left with
// an earlier state.
import { contactMessage } from '#contract/contacts.ts';
import { recordCalls } from '#contract/record-calls.ts';
import type { EventKind } from '#contract/rules/webhooks.ts';
import { parseJson } from '#server/database/json.ts';
import type { Database } from '#server/database/schema.ts';
import { getContact } from '#server/features/contacts/contacts.repository.ts';
import { kinds } from '#server/kinds.ts';
import type { DeliveryRow } from '../deliveries.repository.ts';

/** @returns the record as admin calls return it; null once it is deleted */
const findRecord = async (db: Database, kind: EventKind, id: number): Promise<unknown> => {
  const found = kind === 'message' ? await getContact(db, id) : await kinds[kind].find(db, id);
  if (found === null) return null;
  return kind === 'message' ? contactMessage.parse(found) : recordCalls[kind].record.parse(found);
};

const dataOf = async (db: Database, { kind, record_id: id, version, fields }: DeliveryRow) => {
  if (kind === null || id === null) return { message: 'This is a test event.' };
  return { id, kind, version, changed: parseJson(fields), record: await findRecord(db, kind, id) };
};

export const eventBody = async (db: Database, row: DeliveryRow): Promise<string> =>
  JSON.stringify({ type: row.type, timestamp: row.created_at, data: await dataOf(db, row) });
