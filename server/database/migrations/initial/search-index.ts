// Full-text indices for search: FTS5 on SQLite, tsvector with GIN on PostgreSQL. Triggers change them in the transaction of every save.
// PostgreSQL also has pairs of adjacent words, so that a phrase of two words is found without reading the texts; FTS5 stores the
// positions of words.
import type { ColumnTypes } from '../column-types.ts';

interface Indexed {
  table: 'products' | 'news';
  index: 'product_index' | 'news_index';
  /** Rows with other values are not indexed. */
  isIndexed: (row: string) => string;
  /** The id in the index; that of a product contains its category, so that counting results by category reads no other table. */
  key: (row: string) => string;
  /** Tokens, separated by spaces; two spaces separate words that are not adjacent in a text. */
  tokens: string;
  /** The columns that the index depends on. */
  columns: readonly string[];
  /** PostgreSQL: columns that the index has for its lists. */
  listed: string;
}

const indices: readonly Indexed[] = [
  {
    table: 'products',
    index: 'product_index',
    isIndexed: (row) => `${row}.is_active = 1`,
    key: (row) => `cast(${row}.id as bigint) * 1048576 + ${row}.category_id`,
    tokens: `new.search_name || ' ' || new.search_text || '  ' || new.search_tokens || ' =' || new.category_id`,
    columns: ['is_active', 'category_id', 'search_name', 'search_text', 'search_tokens', 'search_rules'],
    // the id as text, because joining texts takes a third of the time of converting numbers
    listed: `listed text not null generated always as ((id / 1048576)::text || ',') stored,`,
  },
  {
    table: 'news',
    index: 'news_index',
    isIndexed: (row) => `${row}.is_published = 1`,
    key: (row) => `cast(${row}.id as bigint)`,
    tokens: 'new.search_text',
    columns: ['is_published', 'search_text', 'search_rules'],
    listed: '',
  },
];

const changed = (columns: readonly string[], operator: string) => {
  const of = (row: string) => `(${columns.map((column) => `${row}.${column}`).join(', ')})`;
  return `${of('old')} ${operator} ${of('new')}`;
};

const sqliteIndex = ({ table, index, isIndexed, key, tokens, columns }: Indexed): string[] => {
  // a token between texts keeps phrases from matching across
  const added = `insert into ${index} (rowid, tokens) select ${key('new')}, replace(${tokens}, '  ', ' | ') where ${isIndexed('new')};`;
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

/** A tsvector has at most 1 MiB. Words and pairs of a longer text could exceed it; such a row has no pairs. */
const longestPaired = 200_000;

const postgresFunctions = [
  // a token of a tsvector has a limited length; marks of tokens that are no words of a text: server/platform/search/columns.ts
  `create function search_tokens(words text, has_pairs boolean) returns tsvector language sql immutable as $$
    with split as materialized (
      select word, lead(word) over (order by place) as next
      from unnest(string_to_array(words, ' ')) with ordinality as split (word, place)
    )
    select array_to_tsvector(array(
      select left(word, 200) from split where word <> ''
      union all
      -- with a mark, because otherwise each search for the beginning of a word would read all pairs with this beginning
      select left('+' || word || ' ' || next, 200) from split
      where has_pairs and word <> '' and next <> '' and word !~ '^[~^=!>]' and next !~ '^[~^=!>]'
    ))
  $$`,
];

const postgresIndex = ({ table, index, isIndexed, key, tokens, columns, listed }: Indexed): string[] => {
  const hasPairs = `octet_length(${tokens}) <= ${longestPaired}`;
  return [
    `create table ${index} (id bigint primary key, ${listed} has_pairs boolean not null, tokens tsvector not null)`,
    // tokens are stored outside of the rows, because a search reads many rows and none of their tokens
    `alter table ${index} set (toast_tuple_target = 128)`,
    // without a list of pending entries, which every search would scan
    `create index ${index}_tokens on ${index} using gin (tokens) with (fastupdate = off)`,
    `create index ${index}_unpaired on ${index} (id) where not has_pairs`,
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
            insert into ${index} (id, has_pairs, tokens) select ${key('new')}, ${hasPairs}, search_tokens(${tokens}, ${hasPairs});
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
};

const postgresLists = [
  // The planner would read the whole table for frequent words, because it ignores the cost of reading stored tokens.
  `create function list_products(query tsquery, most bigint) returns text language sql stable set enable_seqscan = off as $$
    select string_agg(listed, '') from (select listed from product_index where tokens @@ query limit most) as matching
  $$`,
];

export const searchIndex = ({ kind }: ColumnTypes): string[] =>
  kind === 'sqlite' ? indices.flatMap(sqliteIndex) : [...postgresFunctions, ...indices.flatMap(postgresIndex), ...postgresLists];
