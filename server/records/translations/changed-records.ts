// Updates the states of the translations of records whose translated texts a save changes.
import { isDeepStrictEqual } from 'node:util';
import { fieldsOf, type RecordDefinition } from '#contract/records/kind.ts';
import type { TranslationUnit } from '#contract/rules/translations.ts';
import type { Database } from '#server/database/schema.ts';
import type { Kind, Stored } from '../kind.ts';
import { refreshTranslations } from './refresh.ts';
import { recordUnits } from './units.ts';

/** @returns the units of records of a kind, in their order */
export const unitsOfRecords = async <D extends RecordDefinition, R extends Stored<D>>(
  { definition, unitsOf }: Pick<Kind<D, R>, 'definition' | 'unitsOf'>,
  db: Database,
  records: readonly R[],
): Promise<TranslationUnit[][]> => (unitsOf ? unitsOf(db, records) : records.map((record) => recordUnits(definition, record)));

/** The units of a product depend on the definitions of attributes of its category. */
const reference = 'category_id';

const isChanged = ({ fields }: RecordDefinition, before: object, after: object): boolean => {
  const names = fieldsOf({ fields }).flatMap(([name, { isTranslated, search }]) =>
    isTranslated || search || name === reference ? [name] : [],
  );
  const fieldOf = (record: object, name: string) => (record as Record<string, unknown>)[name];
  return names.some((name) => !isDeepStrictEqual(fieldOf(before, name), fieldOf(after, name)));
};

/** Needs no query if no text that is translated or searched has changed. */
export const refreshChanged = async <D extends RecordDefinition, R extends Stored<D>>(
  db: Database,
  kind: Kind<D, R>,
  saves: readonly { before: R; after: R }[],
): Promise<void> => {
  const changed = saves.filter(({ before, after }) => isChanged(kind.definition, before, after));
  const beforeOf = new Map(changed.map(({ before, after }) => [after.id, before]));
  await refreshTranslations(
    db,
    kind.definition.kind,
    changed.map(({ after }) => after),
    (records) => unitsOfRecords(kind, db, records),
    (after) => {
      const before = beforeOf.get(after.id);
      return before && kind.changedTexts ? kind.changedTexts(before, after) : [];
    },
  );
};
