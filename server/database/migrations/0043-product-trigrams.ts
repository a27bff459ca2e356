// PostgreSQL: the search of products in the admin area, at any position of a text. SQLite has an index of trigrams (migration 0014);
// the extension pg_trgm may not be installed. A narrow table, because a search compares the texts of many rows.
import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

const columns = ['id', 'category_id', 'is_active', 'is_featured', 'admin_search'];
const list = columns.join(', ');
const listOf = (row: string) => columns.map((column) => `${row}.${column}`).join(', ');

const statements = [
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
  `create table product_trigrams (
    id integer primary key,
    category_id integer not null,
    is_active integer not null,
    is_featured integer not null,
    admin_search text not null
  )`,
  `insert into product_trigrams (${list}) select ${list} from products order by id`,
  // without a list of pending entries, which every search would scan
  'create index product_trigrams_text on product_trigrams using gin (text_trigrams(admin_search)) with (fastupdate = off)',
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

export const up = async (db: Kysely<unknown>, { kind }: ColumnTypes): Promise<void> => {
  if (kind === 'sqlite') return;
  for (const statement of statements) await sql.raw(statement).execute(db);
};
