// PostgreSQL: pairs of adjacent words in the full-text indices, so that a phrase of two words is found without reading the texts.
// The tokens are stored outside of the rows, because a search reads many rows and none of their tokens, and each product has its id
// as text, because joining texts takes a third of the time of converting numbers. FTS5 stores the positions of words.
import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

interface Indexed {
  table: 'products' | 'news';
  index: 'product_index' | 'news_index';
  /** Rows with other values are not indexed. */
  isIndexed: string;
  key: string;
  /** Words, separated by spaces; two spaces separate words that are not adjacent in a text. */
  words: string;
  /** Columns that the index has for its lists. */
  listed: string;
}

const indices: readonly Indexed[] = [
  {
    table: 'products',
    index: 'product_index',
    isIndexed: 'new.is_active = 1',
    key: 'cast(new.id as bigint) * 1048576 + new.category_id',
    words: `new.search_name || ' ' || new.search_text || '  ' || new.search_tokens || ' =' || new.category_id`,
    listed: `listed text not null generated always as ((id / 1048576)::text || ',') stored,`,
  },
  {
    table: 'news',
    index: 'news_index',
    isIndexed: 'new.is_published = 1',
    key: 'cast(new.id as bigint)',
    words: 'new.search_text',
    listed: '',
  },
];

/** A tsvector has at most 1 MiB. Words and pairs of a longer text could exceed it; such a row has no pairs. */
const longestPaired = 200_000;

const tokens = [
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

const statementsOf = ({ table, index, isIndexed, key, words, listed }: Indexed): string[] => {
  const hasPairs = `octet_length(${words}) <= ${longestPaired}`;
  const row = `${key}, ${hasPairs}, search_tokens(${words}, ${hasPairs})`;
  return [
    `drop table ${index}`,
    `create table ${index} (id bigint primary key, ${listed} has_pairs boolean not null, tokens tsvector not null)`,
    `alter table ${index} set (toast_tuple_target = 128)`,
    // several times as fast as with the usual memory
    `set local maintenance_work_mem = '256MB'`,
    `insert into ${index} (id, has_pairs, tokens) select ${row} from ${table} as new where ${isIndexed} order by new.id`,
    `create index ${index}_tokens on ${index} using gin (tokens) with (fastupdate = off)`,
    `create index ${index}_unpaired on ${index} (id) where not has_pairs`,
    `create or replace function ${index}_save() returns trigger language plpgsql as $$
      begin
        if tg_op = 'TRUNCATE' then
          delete from ${index};
          return null;
        end if;
        if tg_op <> 'INSERT' then
          delete from ${index} where id = ${key.replaceAll('new.', 'old.')};
        end if;
        if tg_op <> 'DELETE' then
          if ${isIndexed} then
            insert into ${index} (id, has_pairs, tokens) select ${row};
          end if;
        end if;
        return null;
      end
    $$`,
  ];
};

const lists = [
  // The planner would read the whole table for frequent words, because it ignores the cost of reading stored tokens.
  `create function list_products(query tsquery, most bigint) returns text language sql stable set enable_seqscan = off as $$
    select string_agg(listed, '') from (select listed from product_index where tokens @@ query limit most) as matching
  $$`,
];

export const up = async (db: Kysely<unknown>, { kind }: ColumnTypes): Promise<void> => {
  if (kind === 'sqlite') return;
  for (const statement of [...tokens, ...indices.flatMap(statementsOf), ...lists]) await sql.raw(statement).execute(db);
};
