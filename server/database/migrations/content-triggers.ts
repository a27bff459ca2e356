// Triggers by which each change of what visitors can see increments the content version, in the transaction of the change: whichever
// process or program writes, no writer can forget it. An update that leaves all visible columns as they are is no change.
import type { ColumnTypes } from './column-types.ts';

type Change = 'insert' | 'update' | 'delete';

export interface ContentTable {
  table: string;
  /** Columns that visitors see. */
  columns: readonly string[];
  /** Condition on rows that visitors can see; by default all. */
  isVisible?: (row: string) => string;
  /** Whether searches depend on the table: its changes increment the version of the catalogue as well. */
  isCatalogue?: boolean;
}

const changes: readonly Change[] = ['insert', 'update', 'delete'];

/** @returns the condition of a trigger; null if it has none */
const conditionOf = ({ columns, isVisible }: ContentTable, change: Change, isDistinct: string): string | null => {
  if (change === 'insert') return isVisible?.('new') ?? null;
  if (change === 'delete') return isVisible?.('old') ?? null;
  const of = (row: string) => `(${columns.map((column) => `${row}.${column}`).join(', ')})`;
  const isChanged = columns.length === 1 ? `old.${columns[0]} ${isDistinct} new.${columns[0]}` : `${of('old')} ${isDistinct} ${of('new')}`;
  return isVisible ? `(${isVisible('old')} or ${isVisible('new')}) and ${isChanged}` : isChanged;
};

const sqliteTriggers = (content: ContentTable): string[] =>
  changes.flatMap((change) => {
    const { table, isCatalogue = false } = content;
    const name = `${table}_content_${change}`;
    const condition = conditionOf(content, change, 'is not');
    return [
      `drop trigger if exists ${name}`,
      `create trigger ${name} after ${change} on ${table} ${condition === null ? '' : `when ${condition} `}begin
        update content_version set version = version + 1${isCatalogue ? ', catalogue = catalogue + 1' : ''};
      end`,
    ];
  });

// deferred to the commit: transactions lock the row of the version last and for a moment only, so they neither wait for each
// other's saves nor deadlock
const postgresTriggers = (content: ContentTable): string[] => {
  const { table, isCatalogue = false } = content;
  const count = isCatalogue ? 'note_catalogue_change()' : 'note_content_change()';
  const ofRows = changes.flatMap((change) => {
    const name = `${table}_content_${change}`;
    const condition = conditionOf(content, change, 'is distinct from');
    return [
      `drop trigger if exists ${name} on ${table}`,
      `create constraint trigger ${name} after ${change} on ${table}
        deferrable initially deferred for each row ${condition === null ? '' : `when (${condition}) `}execute function ${count}`,
    ];
  });
  return [
    ...ofRows,
    `drop trigger if exists ${table}_content_truncate on ${table}`,
    `create trigger ${table}_content_truncate after truncate on ${table} for each statement execute function ${count}`,
  ];
};

/** @returns statements that create the triggers of a table, or create them again with more columns */
export const createContentTriggers = ({ kind }: ColumnTypes, content: ContentTable): string[] =>
  kind === 'sqlite' ? sqliteTriggers(content) : postgresTriggers(content);
