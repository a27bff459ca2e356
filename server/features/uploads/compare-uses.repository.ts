// Compares the list of uses with the records, for the doctor command and for tests. Saves keep the list exact: a difference is a bug.
import { sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { UsingTable } from '#server/database/tables/operations.ts';
import { parseTrashData, withFiles } from '#server/records/trash/trash-data.ts';
import { type FileUse, fileColumns, usesOf } from './file-fields.ts';

const recordsAtOnce = 200;
const mostNamed = 3;

type Row = { id: number; key?: string } & Record<string, unknown>;

const recordOf = (table: UsingTable, { id: _id, key, ...columns }: Row): unknown => {
  if (table === 'settings') return { [String(key)]: columns.value };
  if (table === 'drafts') return { draft: columns.fields };
  return table === 'trash' ? withFiles(parseTrashData(String(columns.data))) : columns;
};

const readRecords = async (db: Database, table: UsingTable, after: number): Promise<Row[]> => {
  const columns = [...(fileColumns.get(table) ?? []), ...(table === 'settings' ? ['key'] : [])].map((column) => sql.ref(column));
  const { rows } = await sql<Row>`select id, ${sql.join(columns)} from ${sql.table(table)}
    where id > ${after} order by id limit ${recordsAtOnce}`.execute(db);
  return rows;
};

/** @param until undefined for all remaining ids */
const readListed = (db: Database, table: UsingTable, after: number, until: number | undefined) => {
  const uses = db.selectFrom('media_uses').select(['record_id', 'field', 'path']).where('kind', '=', table).where('record_id', '>', after);
  return (until === undefined ? uses : uses.where('record_id', '<=', until)).execute();
};

interface Differences {
  unlisted: string[];
  unfounded: string[];
}

const nameOf = (table: UsingTable, id: number, { field, path }: FileUse): string => `${path} in ${table} ${id}, ${field}`;

/** Adds the uses that exist on one side only, by name. */
const compareTable = async (db: Database, table: UsingTable, { unlisted, unfounded }: Differences): Promise<void> => {
  for (let after = 0; ; ) {
    const records = await readRecords(db, table, after);
    const last = records.at(-1)?.id;
    const listed = new Set((await readListed(db, table, after, last)).map(({ record_id, ...use }) => nameOf(table, record_id, use)));
    for (const row of records)
      for (const use of usesOf(table, recordOf(table, row))) {
        const name = nameOf(table, row.id, use);
        if (!listed.delete(name)) unlisted.push(name);
      }
    unfounded.push(...listed);
    if (last === undefined) return;
    after = last;
  }
};

const summaryOf = (what: string, names: readonly string[]): string[] =>
  names.length === 0 ? [] : [`${names.length} ${what}: ${names.slice(0, mostNamed).join('; ')}${names.length > mostNamed ? '; …' : ''}`];

/** Reads all records in batches. @returns a line that describes the differences; null if there are none */
export const compareUses = async (db: Database): Promise<string | null> => {
  const differences: Differences = { unlisted: [], unfounded: [] };
  for (const table of fileColumns.keys()) await compareTable(db, table, differences);
  const { unlisted, unfounded } = differences;
  const parts = [...summaryOf('uses of files are not listed', unlisted), ...summaryOf('listed uses do not exist', unfounded)];
  return parts.length > 0 ? parts.join('. ') : null;
};
