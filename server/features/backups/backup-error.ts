import { isUnreleased, unreleasedText } from '#server/database/migrate.ts';

/** Thrown if a backup cannot be made, is damaged or cannot be restored here. The message is one line for administrators and operators. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** @param migrations of a database @returns the last one; null if there is none @throws BackupError for a database of version 0.1.0 */
export const schemaOf = (migrations: readonly string[]): string | null => {
  if (isUnreleased(migrations)) throw new BackupError(`The database ${unreleasedText}`);
  return migrations.toSorted().at(-1) ?? null;
};
