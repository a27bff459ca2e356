// Indices for the searches of the admin area, which match a text at any position. SQLite: FTS5 with trigrams, because a search that
// reads every row blocks the process. PostgreSQL: those of pg_trgm.
import type { ColumnTypes } from '../column-types.ts';

interface Indexed {
  index: string;
  table: string;
  column: string;
}

const indices: readonly Indexed[] = [
  { index: 'contact_substrings', table: 'contact_messages', column: 'search_text' },
  { index: 'news_substrings', table: 'news', column: 'admin_search' },
  { index: 'product_substrings', table: 'products', column: 'admin_search' },
];

const sqliteIndex = ({ index, table, column }: Indexed): string[] => {
  const add = `insert into ${index} (rowid, text) values (new.id, new.${column});`;
  const remove = `delete from ${index} where rowid = old.id;`;
  return [
    // positions are stored, so that three letters of a word follow each other in a match
    `create virtual table ${index} using fts5 (
      text, content = '', contentless_delete = 1, detail = full, tokenize = 'trigram case_sensitive 1'
    )`,
    `create trigger ${index}_insert after insert on ${table} begin ${add} end`,
    `create trigger ${index}_delete after delete on ${table} begin ${remove} end`,
    `create trigger ${index}_update after update of ${column} on ${table} when old.${column} is not new.${column}
      begin ${remove} ${add} end`,
  ];
};

/** In whatever schema the extension is: the check of a backup creates the tables in one of its own. */
const postgresIndex = ({ index, table, column }: Indexed): string =>
  `do $$
    declare
      extension_schema name := (
        select nspname from pg_extension inner join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm'
      );
    begin
      -- without a list of pending entries, which every search would scan
      execute format('create index ${index} on ${table} using gin (${column} %I.gin_trgm_ops) with (fastupdate = off)', extension_schema);
    end
  $$`;

export const substrings = ({ kind }: ColumnTypes): string[] =>
  kind === 'sqlite' ? indices.flatMap(sqliteIndex) : ['create extension if not exists pg_trgm', ...indices.map(postgresIndex)];
