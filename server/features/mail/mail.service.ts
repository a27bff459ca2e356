// The outbox as administrators see it, and its upkeep.
import type { Context } from '#server/database/context.ts';
import type { Database } from '#server/database/schema.ts';
import * as repository from './outbox.repository.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Time for which finished mail is listed that belongs to no message. */
const keptMs = 30 * dayMs;

/** Mail that a killed process was sending is due again. For a database that only this process uses. */
export const endMailLeases = (db: Database): Promise<void> => repository.endLeases(db);

export const removeOldMail = ({ db, clock }: Context): Promise<void> =>
  repository.removeOldMail(db, new Date(clock().getTime() - keptMs).toISOString());
