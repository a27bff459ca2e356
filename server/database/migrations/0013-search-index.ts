// Full-text indices for search: FTS5 on SQLite, tsvector with GIN on PostgreSQL. Triggers keep them up to date in the transaction
// of every save. The migration creates them empty: the rules of the search columns have a new version, so the next start saves
// every row again, in batches (search-rebuild.ts).
import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

interface Indexed {
  table: 'products' | 'news';
  index: 'product_index' | 'news_index';
  /** Rows with other values are not indexed. */
  isIndexed: (row: string) => string;
  /** The id in the index; that of a product contains its category, so that counting results by category reads no other table. */
  key: (row: string) => string;
  /** Tokens, separated by spaces. */
  tokens: (row: string) => string;
  /** The columns that the index depends on. */
  columns: readonly string[];
}

const indices: readonly Indexed[] = [
  {
    table: 'products',
    index: 'product_index',
    isIndexed: (row) => `${row}.is_active = 1`,
    key: (row) => `cast(${row}.id as bigint) * 1048576 + ${row}.category_id`,
    tokens: (row) => `${row}.search_name || ' ' || ${row}.search_text || '  ' || ${row}.search_tokens || ' =' || ${row}.category_id`,
    columns: ['is_active', 'category_id', 'search_name', 'search_text', 'search_tokens', 'search_rules'],
  },
  {
    table: 'news',
    index: 'news_index',
    isIndexed: (row) => `${row}.is_published = 1`,
    key: (row) => `cast(${row}.id as bigint)`,
    tokens: (row) => `${row}.search_text`,
    columns: ['is_published', 'search_text', 'search_rules'],
  },
];

const changed = (columns: readonly string[], operator: string) => {
  const of = (row: string) => `(${columns.map((column) => `${row}.${column}`).join(', ')})`;
  return `${of('old')} ${operator} ${of('new')}`;
};

const sqliteStatements = ({ table, index, isIndexed, key, tokens, columns }: Indexed): string[] => {
  // two spaces separate words that are not adjacent in a text; a token between them keeps phrases from matching across
  const added = `insert into ${index} (rowid, tokens) select ${key('new')}, replace(${tokens('new')}, '  ', ' | ') where ${isIndexed('new')};`;
  const removed = `delete from ${index} where rowid = ${key('old')} and ${isIndexed('old')};`;
  return [
    // tokens are separated by spaces only: all other ASCII characters that occur in them are listed
    `create virtual table ${index} using fts5 (
      tokens, content = '', contentless_delete = 1, detail = full, prefix = '1 2 3 4', tokenize = "ascii tokenchars './~=^!<>|'"
    )`,
    `create trigger ${index}_insert after insert on ${table} begin ${added} end`,
    `create trigger ${index}_delete after delete on ${table} begin ${removed} end`,
    `create trigger ${index}_update after update of ${columns.join(', ')} on ${table}
      when ${changed(columns, 'is not')} begin ${removed} ${added} end`,
  ];
};

const postgresStatements = ({ table, index, isIndexed, key, tokens, columns }: Indexed): string[] => [
  `create table ${index} (id bigint primary key, tokens tsvector not null)`,
  // without a list of pending entries, which every search would scan
  `create index ${index}_tokens on ${index} using gin (tokens) with (fastupdate = off)`,
  // a token of a tsvector has a limited length
  `create function ${index}_save() returns trigger language plpgsql as $$
    begin
      if tg_op = 'TRUNCATE' then
        delete from ${index};
        return null;
      end if;
      if tg_op <> 'INSERT' then
        delete from ${index} where id = ${key('old')};
      end if;
      if tg_op <> 'DELETE' then
        if ${isIndexed('new')} then
          insert into ${index} (id, tokens) select ${key('new')}, array_to_tsvector(array(
            select distinct left(token, 200) from unnest(string_to_array(${tokens('new')}, ' ')) as token where token <> ''
          ));
        end if;
      end if;
      return null;
    end
  $$`,
  `create trigger ${index}_save after insert or delete on ${table} for each row execute function ${index}_save()`,
  `create trigger ${index}_truncate after truncate on ${table} for each statement execute function ${index}_save()`,
  `create trigger ${index}_update after update of ${columns.join(', ')} on ${table} for each row
    when (${changed(columns, 'is distinct from')}) execute function ${index}_save()`,
];

export const up = async (db: Kysely<unknown>, { kind }: ColumnTypes): Promise<void> => {
  const statementsOf = kind === 'sqlite' ? sqliteStatements : postgresStatements;
  const statements = [`alter table products add column search_tokens text not null default ''`, ...indices.flatMap(statementsOf)];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
