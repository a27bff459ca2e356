// The words of the full-text indices, by which typing errors are corrected. Triggers add them in the transaction of each save.
import type { ColumnTypes } from '../column-types.ts';

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

export const searchWords = ({ kind, sortable, clusteredEnd }: ColumnTypes): string[] => [
  // tail: the word from its fourth character
  `create table search_words (word ${sortable} primary key not null, tail ${sortable} not null)${clusteredEnd}`,
  'create index search_words_tail on search_words (tail, word)',
  ...indexed.flatMap(kind === 'sqlite' ? sqliteWords : postgresWords),
];
