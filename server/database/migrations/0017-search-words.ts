// The words of the full-text indices, by which typing errors are corrected, and a version of the catalogue, for which search keeps
// what it has read. Triggers maintain both in the transaction of each save.
import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

interface Indexed {
  table: 'products' | 'news';
  trigger: 'product_words' | 'news_words';
  /** Other rows are not in the full-text index. */
  isIndexed: string;
  /** The words of a row, separated by spaces. */
  words: string;
  /** The columns that the words depend on. */
  columns: readonly string[];
}

const indexed: readonly Indexed[] = [
  {
    table: 'products',
    trigger: 'product_words',
    isIndexed: 'new.is_active = 1',
    words: `new.search_name || ' ' || new.search_text`,
    columns: ['is_active', 'search_name', 'search_text', 'search_rules'],
  },
  {
    table: 'news',
    trigger: 'news_words',
    isIndexed: 'new.is_published = 1',
    words: 'new.search_text',
    columns: ['is_published', 'search_text', 'search_rules'],
  },
];

// words that can be a correction, and their plurals: see server/platform/search/corrections.ts
const isCorrection = (word: string, isOtherToken: string) => `length(${word}) between 4 and 43 and not ${isOtherToken}`;

const changed = (columns: readonly string[], operator: string) => {
  const of = (row: string) => `(${columns.map((column) => `${row}.${column}`).join(', ')})`;
  return `${of('old')} ${operator} ${of('new')}`;
};

const sqliteWords = ({ table, trigger, isIndexed, words, columns }: Indexed): string[] => {
  const list = `json_each('[' || replace(json_quote(${words}), ' ', '","') || ']')`;
  const add = `insert or ignore into search_words (word, tail) select value, substr(value, 4) from ${list}
    where ${isIndexed} and ${isCorrection('value', `value glob '*[0-9./]*'`)};`;
  return [
    `create trigger ${trigger}_insert after insert on ${table} begin ${add} end`,
    `create trigger ${trigger}_update after update of ${columns.join(', ')} on ${table}
      when ${changed(columns, 'is not')} begin ${add} end`,
  ];
};

const postgresWords = ({ table, trigger, isIndexed, words, columns }: Indexed): string[] => {
  // sorted, so that transactions that add the same words wait for each other instead of deadlocking
  const add = (text: string) => `insert into search_words (word, tail) select distinct word, substr(word, 4)
    from unnest(string_to_array(${text}, ' ')) as word where ${isCorrection('word', `word ~ '[0-9./]'`)}
    order by word on conflict do nothing`;
  return [
    `create function ${trigger}_add() returns trigger language plpgsql as $$
      begin
        if ${isIndexed} then ${add(words)}; end if;
        return null;
      end
    $$`,
    `create trigger ${trigger}_insert after insert on ${table} for each row execute function ${trigger}_add()`,
    `create trigger ${trigger}_update after update of ${columns.join(', ')} on ${table} for each row
      when (${changed(columns, 'is distinct from')}) execute function ${trigger}_add()`,
  ];
};

// the index is read instead of the rows, which takes a tenth of the time
const sqliteFill = ['product_index', 'news_index'].flatMap((index) => [
  `create virtual table temp.${index}_words using fts5vocab(main, ${index}, row)`,
  `insert or ignore into search_words (word, tail) select term, substr(term, 4) from temp.${index}_words
    where ${isCorrection('term', `term glob '*[0-9./~=^!<>|]*'`)}`,
  `drop table temp.${index}_words`,
]);

const postgresFill = indexed.map(({ table, isIndexed, words }) => {
  const text = `select distinct unnest(string_to_array(${words}, ' ')) as word from ${table} as new where ${isIndexed}`;
  return `insert into search_words (word, tail) select word, substr(word, 4) from (${text}) as stored
    where ${isCorrection('word', `word ~ '[0-9./]'`)} on conflict do nothing`;
});

const searched = ['products', 'categories'];

const sqliteVersion = searched.flatMap((table) =>
  ['insert', 'update', 'delete'].flatMap((change) => [
    `drop trigger ${table}_content_${change}`,
    `create trigger ${table}_content_${change} after ${change} on ${table} begin
      update content_version set version = version + 1, catalogue = catalogue + 1;
    end`,
  ]),
);

// once for each transaction, as in migration 0011
const postgresVersion = [
  `create function note_catalogue_change() returns trigger language plpgsql as $$
    begin
      if current_setting('site.catalogue_change', true) is distinct from txid_current()::text then
        update content_version set version = version + 1, catalogue = catalogue + 1;
        perform set_config('site.catalogue_change', txid_current()::text, true);
        perform set_config('site.content_change', txid_current()::text, true);
      end if;
      return null;
    end $$`,
  ...searched.flatMap((table) => [
    `drop trigger ${table}_content on ${table}`,
    `drop trigger ${table}_content_truncate on ${table}`,
    `create constraint trigger ${table}_content after insert or update or delete on ${table}
      deferrable initially deferred for each row execute function note_catalogue_change()`,
    `create trigger ${table}_content_truncate after truncate on ${table} for each statement execute function note_catalogue_change()`,
  ]),
];

export const up = async (db: Kysely<unknown>, { kind, sortable, clusteredEnd }: ColumnTypes): Promise<void> => {
  const isSqlite = kind === 'sqlite';
  const statements = [
    // tail: the word from its fourth character
    `create table search_words (word ${sortable} primary key not null, tail ${sortable} not null)${clusteredEnd}`,
    ...(isSqlite ? sqliteFill : postgresFill),
    `create index search_words_tail on search_words (tail, word)`,
    ...indexed.flatMap(isSqlite ? sqliteWords : postgresWords),
    `alter table content_version add column catalogue integer not null default 1`,
    ...(isSqlite ? sqliteVersion : postgresVersion),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
