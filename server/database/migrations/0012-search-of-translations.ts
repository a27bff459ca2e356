// Search in translations: folded words of the published texts, a full-text index, and the words by which typing errors are corrected.
// The index contains the translations of active products and published articles; triggers change it with every save of either.
import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './column-types.ts';
import { createContentTriggers } from './content-triggers.ts';

const searchColumns = ['search_name', 'search_head', 'search_text', 'search_tokens'] as const;
const indexedColumns = ['kind', 'record_id', 'language', 'texts', 'search_name', 'search_text', 'search_tokens', 'search_rules'] as const;

/** Tables of originals, with the columns that the index depends on. */
const originals = [
  { table: 'products', kind: 'product', shownBy: 'is_active', columns: ['is_active', 'category_id'] },
  { table: 'news', kind: 'article', shownBy: 'is_published', columns: ['is_published'] },
] as const;

/** The words of a translation, and tokens for its kind and language. */
const ownWords = (row: string) =>
  `${row}.search_name || ' ' || ${row}.search_text || '  ' || ${row}.search_tokens || ' @' || ${row}.kind || '-' || ${row}.language`;
const isCorrection = (word: string, isOtherToken: string) => `length(${word}) between 4 and 43 and not ${isOtherToken}`;
/** Rows without published texts are only drafts: the original is found. */
const hasWords = (row: string) => `${row}.search_rules > 0 and ${row}.texts <> '{}'`;
const isSearched = (row: string) => `${hasWords(row)} and ${row}.kind in ('product', 'article')`;

const changed = (columns: readonly string[], operator: string) => {
  const of = (row: string) => `(${columns.map((column) => `${row}.${column}`).join(', ')})`;
  return `${of('old')} ${operator} ${of('new')}`;
};

const wordsOf = ({ kind }: (typeof originals)[number]) =>
  kind === 'product' ? `${ownWords('translation')} || ' =' || original.category_id || ' '` : `${ownWords('translation')} || ' '`;

const sqliteIndex = (): string[] => {
  // a token between texts keeps phrases from matching across
  const add = (condition: string) =>
    originals
      .map(
        (original) => `insert into translation_index (rowid, tokens)
        select translation.id, replace(${wordsOf(original)}, '  ', ' | ')
        from translations as translation join ${original.table} as original on original.id = translation.record_id
        where translation.kind = '${original.kind}' and ${hasWords('translation')} and original.${original.shownBy} = 1 and ${condition};`,
      )
      .join('\n');
  const ofRow = 'translation.id = new.id';
  const remove = (condition: string) => `delete from translation_index where rowid ${condition};`;
  const ofOriginal = (kind: string, row: string) => `kind = '${kind}' and record_id = ${row}.id`;
  const forgotten = (kind: string, row: string) => remove(`in (select id from translations where ${ofOriginal(kind, row)})`);
  return [
    // tokens are separated by spaces only: all other ASCII characters that occur in them are listed
    `create virtual table translation_index using fts5 (
      tokens, content = '', contentless_delete = 1, detail = full, prefix = '1 2 3 4', tokenize = "ascii tokenchars './~=^!<>|@-'"
    )`,
    `create trigger translation_index_insert after insert on translations when ${isSearched('new')} begin ${add(ofRow)} end`,
    `create trigger translation_index_delete after delete on translations begin ${remove('= old.id')} end`,
    `create trigger translation_index_update after update of ${indexedColumns.join(', ')} on translations
      when ${changed(indexedColumns, 'is not')} begin ${remove('= old.id')} ${add(ofRow)} end`,
    ...originals.flatMap(({ table, kind, columns }) => {
      const again = `${forgotten(kind, 'new')} ${add(`translation.record_id = new.id and translation.kind = '${kind}'`)}`;
      return [
        `create trigger ${table}_translations_insert after insert on ${table}
          when exists (select 1 from translations where ${ofOriginal(kind, 'new')}) begin ${again} end`,
        `create trigger ${table}_translations_update after update of ${columns.join(', ')} on ${table}
          when ${changed(columns, 'is not')} begin ${again} end`,
        `create trigger ${table}_translations_delete after delete on ${table} begin ${forgotten(kind, 'old')} end`,
      ];
    }),
  ];
};

const sqliteWords = (): string[] => {
  const list = `json_each('[' || replace(json_quote(new.search_name || ' ' || new.search_text), ' ', '","') || ']')`;
  const add = `insert or ignore into translation_words (language, word, tail) select new.language, value, substr(value, 4) from ${list}
    where ${isSearched('new')} and ${isCorrection('value', `value glob '*[0-9./]*'`)};`;
  return [
    `create trigger translation_words_insert after insert on translations begin ${add} end`,
    `create trigger translation_words_update after update of search_name, search_text, search_rules on translations
      when ${changed(['search_name', 'search_text', 'search_rules'], 'is not')} begin ${add} end`,
  ];
};

const postgresIndex = (): string[] => {
  const add = (condition: string) => `insert into translation_index (id, tokens)
    select translation.id, search_tokens(indexed_words(translation)) from translations as translation
    where ${isSearched('translation')} and is_original_shown(translation) and ${condition};`;
  return [
    `create function indexed_words(translations) returns text language sql stable as $$
      select ${ownWords('$1')} || coalesce((select ' =' || category_id from products where $1.kind = 'product' and id = $1.record_id), '') || ' '
    $$`,
    `create function is_original_shown(translations) returns boolean language sql stable as $$
      select ${originals
        .map(
          ({ table, kind, shownBy }) =>
            `$1.kind = '${kind}' and exists (select 1 from ${table} where id = $1.record_id and ${shownBy} = 1)`,
        )
        .join(' or ')}
    $$`,
    'create table translation_index (id integer primary key, tokens tsvector not null)',
    // tokens are stored outside of the rows, because a search reads many rows and none of their tokens
    'alter table translation_index set (toast_tuple_target = 128)',
    // without a list of pending entries, which every search would scan
    'create index translation_index_tokens on translation_index using gin (tokens) with (fastupdate = off)',
    `create function translation_index_save() returns trigger language plpgsql as $$
      begin
        if tg_op = 'TRUNCATE' then
          delete from translation_index;
          return null;
        end if;
        if tg_op <> 'INSERT' then
          delete from translation_index where id = old.id;
        end if;
        if tg_op <> 'DELETE' then
          ${add('translation.id = new.id')}
        end if;
        return null;
      end
    $$`,
    `create trigger translation_index_save after insert or delete on translations for each row execute function translation_index_save()`,
    `create trigger translation_index_truncate after truncate on translations
      for each statement execute function translation_index_save()`,
    `create trigger translation_index_update after update of ${indexedColumns.join(', ')} on translations for each row
      when (${changed(indexedColumns, 'is distinct from')}) execute function translation_index_save()`,
    ...originals.flatMap(({ table, kind, columns }) => [
      `create function ${table}_translations_save() returns trigger language plpgsql as $$
        begin
          if tg_op <> 'INSERT' then
            delete from translation_index where id in (select id from translations where kind = '${kind}' and record_id = old.id);
          end if;
          if tg_op <> 'DELETE' then
            ${add(`translation.kind = '${kind}' and translation.record_id = new.id`)}
          end if;
          return null;
        end
      $$`,
      `create trigger ${table}_translations_save after insert or delete on ${table} for each row execute function ${table}_translations_save()`,
      `create trigger ${table}_translations_update after update of ${columns.join(', ')} on ${table} for each row
        when (${changed(columns, 'is distinct from')}) execute function ${table}_translations_save()`,
    ]),
  ];
};

const postgresWords = (): string[] => [
  // sorted, so that transactions that add the same words wait for each other instead of deadlocking
  `create function translation_words_add() returns trigger language plpgsql as $$
    begin
      if ${isSearched('new')} then
        insert into translation_words (language, word, tail) select distinct new.language, word, substr(word, 4)
          from unnest(string_to_array(new.search_name || ' ' || new.search_text, ' ')) as word
          where ${isCorrection('word', `word ~ '[0-9./]'`)} order by word on conflict do nothing;
      end if;
      return null;
    end
  $$`,
  'create trigger translation_words_insert after insert on translations for each row execute function translation_words_add()',
  `create trigger translation_words_update after update of search_name, search_text, search_rules on translations for each row
    when (${changed(['search_name', 'search_text', 'search_rules'], 'is distinct from')}) execute function translation_words_add()`,
];

export const up = async (db: Kysely<unknown>, types: ColumnTypes): Promise<void> => {
  const { kind, sortable, clusteredEnd } = types;
  const columns = ['slug', 'texts', 'has_title', 'record_id', 'publish_at', ...searchColumns, 'search_rules'];
  // a row without texts and schedule is only a draft
  const isVisible = (row: string) => `(${row}.texts <> '{}' or ${row}.publish_at is not null)`;
  const statements = [
    ...searchColumns.map((column) => `alter table translations add column ${column} text not null default ''`),
    'alter table translations add column search_rules integer not null default 0',
    'create index translations_search_rules on translations (search_rules)',
    `create index translations_searched on translations (kind, language, record_id, id) where search_rules > 0 and texts <> '{}'`,
    // tail: the word from its fourth character
    `create table translation_words (
      language ${sortable} not null, word ${sortable} not null, tail ${sortable} not null, primary key (language, word)
    )${clusteredEnd}`,
    'create index translation_words_tail on translation_words (language, tail, word)',
    ...(kind === 'sqlite' ? [...sqliteIndex(), ...sqliteWords()] : [...postgresIndex(), ...postgresWords()]),
    ...createContentTriggers(types, { table: 'translations', columns, isVisible, isCatalogue: true }),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
