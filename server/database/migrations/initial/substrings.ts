// Indices for the searches of the admin area, which match a text at any position. SQLite: FTS5 with trigrams, because a search that
// reads every row blocks the process. PostgreSQL: trigrams of its own, because the extension pg_trgm may not be installed.
import type { ColumnTypes } from '../column-types.ts';

interface Indexed {
  index: string;
  table: string;
  column: string;
}

const sqliteIndices: readonly Indexed[] = [
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

// a narrow table, because a search compares the texts of many rows
const productColumns = ['id', 'category_id', 'is_active', 'is_featured', 'admin_search'];
const list = productColumns.join(', ');
const listOf = (row: string) => productColumns.map((column) => `${row}.${column}`).join(', ');

const productTrigrams = [
  `create table product_trigrams (
    id integer primary key,
    category_id integer not null,
    is_active integer not null,
    is_featured integer not null,
    admin_search text not null
  )`,
  `create function product_trigrams_save() returns trigger language plpgsql as $$
    begin
      if tg_op = 'TRUNCATE' then
        delete from product_trigrams;
        return null;
      end if;
      if tg_op <> 'INSERT' then
        delete from product_trigrams where id = old.id;
      end if;
      if tg_op <> 'DELETE' then
        insert into product_trigrams (${list}) values (${listOf('new')});
      end if;
      return null;
    end
  $$`,
  `create trigger product_trigrams_save after insert or delete on products for each row execute function product_trigrams_save()`,
  `create trigger product_trigrams_truncate after truncate on products for each statement execute function product_trigrams_save()`,
  `create trigger product_trigrams_update after update of ${list} on products for each row
    when ((${listOf('old')}) is distinct from (${listOf('new')})) execute function product_trigrams_save()`,
];

const postgresIndices: readonly Indexed[] = [
  { index: 'contact_messages_trigrams', table: 'contact_messages', column: 'search_text' },
  { index: 'news_trigrams', table: 'news', column: 'admin_search' },
  { index: 'product_trigrams_text', table: 'product_trigrams', column: 'admin_search' },
];

const postgresIndex = ({ index, table, column }: Indexed): string[] => [
  // without a list of pending entries, which every search would scan
  `create index ${index} on ${table} using gin (text_trigrams(${column})) with (fastupdate = off)`,
  // the planner does not need statistics, and they would take the trigrams of 30,000 rows each time
  `alter index ${index} alter 1 set statistics 0`,
];

const postgresFunctions = [
  // in time that grows with the length of the text, not with its square as by substr
  `create function text_trigrams(words text) returns text[] language sql immutable strict parallel safe as $$
    select array(
      select distinct trigram from (
        select letter || lead(letter) over following || lead(letter, 2) over following as trigram
        from unnest(string_to_array(words, null)) with ordinality as letters (letter, place)
        window following as (order by place)
      ) as trigrams where trigram is not null
    )
  $$`,
];

export const substrings = ({ kind }: ColumnTypes): string[] =>
  kind === 'sqlite'
    ? sqliteIndices.flatMap(sqliteIndex)
    : [...postgresFunctions, ...productTrigrams, ...postgresIndices.flatMap(postgresIndex)];
