// Full-text indices for search: FTS5 on SQLite, tsvector with GIN on PostgreSQL. Triggers change them in the transaction of every save.
import type { ColumnTypes } from '../column-types.ts';

interface Indexed {
  table: 'products' | 'news';
  index: 'product_index' | 'news_index';
  /** Rows with other values are not indexed. */
  isIndexed: (row: string) => string;
  /** Tokens, separated by spaces; two spaces separate words that are not adjacent in a text. */
  words: (row: string) => string;
  /** The columns that the index depends on. */
  columns: readonly string[];
}

const indices: readonly Indexed[] = [
  {
    table: 'products',
    index: 'product_index',
    isIndexed: (row) => `${row}.is_active = 1`,
    words: (row) => `${row}.search_name || ' ' || ${row}.search_text || '  ' || ${row}.search_tokens || ' =' || ${row}.category_id || ' '`,
    columns: ['is_active', 'category_id', 'search_name', 'search_text', 'search_tokens', 'search_rules'],
  },
  {
    table: 'news',
    index: 'news_index',
    isIndexed: (row) => `${row}.is_published = 1`,
    words: (row) => `${row}.search_text`,
    columns: ['is_published', 'search_text', 'search_rules'],
  },
];

const changed = (columns: readonly string[], operator: string) => {
  const of = (row: string) => `(${columns.map((column) => `${row}.${column}`).join(', ')})`;
  return `${of('old')} ${operator} ${of('new')}`;
};

const sqliteIndex = ({ table, index, isIndexed, words, columns }: Indexed): string[] => {
  // a token between texts keeps phrases from matching across
  const added = `insert into ${index} (rowid, tokens) select new.id, replace(${words('new')}, '  ', ' | ') where ${isIndexed('new')};`;
  const removed = `delete from ${index} where rowid = old.id and ${isIndexed('old')};`;
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

const postgresFunctions = [
  // a token of a tsvector has a limited length
  `create function search_tokens(words text) returns tsvector language sql immutable as $$
    select array_to_tsvector(array(
      select distinct left(word, 200) from unnest(string_to_array(words, ' ')) as word where word <> ''
    ))
  $$`,
];

const postgresIndex = ({ table, index, isIndexed, words, columns }: Indexed): string[] => [
  `create function indexed_words(${table}) returns text language sql immutable as $$ select ${words('$1')} $$`,
  `create table ${index} (id integer primary key, tokens tsvector not null)`,
  // tokens are stored outside of the rows, because a search reads many rows and none of their tokens
  `alter table ${index} set (toast_tuple_target = 128)`,
  // without a list of pending entries, which every search would scan
  `create index ${index}_tokens on ${index} using gin (tokens) with (fastupdate = off)`,
  `create function ${index}_save() returns trigger language plpgsql as $$
      begin
        if tg_op = 'TRUNCATE' then
          delete from ${index};
          return null;
        end if;
        if tg_op <> 'INSERT' then
          delete from ${index} where id = old.id;
        end if;
        if tg_op <> 'DELETE' then
          if ${isIndexed('new')} then
            insert into ${index} (id, tokens) values (new.id, search_tokens(indexed_words(new)));
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

export const searchIndex = ({ kind }: ColumnTypes): string[] =>
  kind === 'sqlite' ? indices.flatMap(sqliteIndex) : [...postgresFunctions, ...indices.flatMap(postgresIndex)];
