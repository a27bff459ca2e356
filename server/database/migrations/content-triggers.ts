// Triggers by which each change of what visitors can see increments the content version, in the transaction of the change: whichever
// process or program writes, no writer can forget it.
import type { ColumnTypes } from './column-types.ts';

type Change = 'insert' | 'update' | 'delete';

export interface ContentTable {
  table: string;
  /** Columns that visitors see; by default all. */
  columns?: readonly string[];
  /** Whether searches depend on the table: its changes increment the version of the catalogue as well. */
  isCatalogue?: boolean;
  /** SQLite: conditions on the rows. */
  when?: Readonly<Record<Change, string>>;
  /** SQLite: what else a change writes. */
  effects?: Readonly<Record<Change, string>>;
}

const changes: readonly Change[] = ['insert', 'update', 'delete'];

const onUpdate = (columns: readonly string[] | undefined) => (columns ? `update of ${columns.join(', ')}` : 'update');

const sqliteTriggers = ({ table, columns, isCatalogue = false, when, effects }: ContentTable): string[] =>
  changes.flatMap((change) => {
    const name = `${table}_content_${change}`;
    const event = change === 'update' ? onUpdate(columns) : change;
    return [
      `drop trigger if exists ${name}`,
      `create trigger ${name} after ${event} on ${table} ${when ? `when ${when[change]} ` : ''}begin
        update content_version set version = version + 1${isCatalogue ? ', catalogue = catalogue + 1' : ''};
        ${effects?.[change] ?? ''}
      end`,
    ];
  });

// deferred to the commit: transactions lock the row of the version last and for a moment only, so they neither wait for each
// other's saves nor deadlock
const postgresTriggers = ({ table, columns, isCatalogue = false }: ContentTable): string[] => {
  const count = isCatalogue ? 'note_catalogue_change()' : 'note_content_change()';
  return [
    `drop trigger if exists ${table}_content on ${table}`,
    `create constraint trigger ${table}_content after insert or ${onUpdate(columns)} or delete on ${table}
      deferrable initially deferred for each row execute function ${count}`,
    `drop trigger if exists ${table}_content_truncate on ${table}`,
    `create trigger ${table}_content_truncate after truncate on ${table} for each statement execute function ${count}`,
  ];
};

/** @returns statements that create the triggers of a table, or create them again */
export const createContentTriggers = ({ kind }: ColumnTypes, table: ContentTable): string[] =>
  kind === 'sqlite' ? sqliteTriggers(table) : postgresTriggers(table);
