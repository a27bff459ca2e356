// Indices for the searches of the admin area, which match a text at any position: FTS5 with trigrams, on SQLite only. There, a search
// that reads every row blocks the process; PostgreSQL reads them in a process of its own, and has no such index without an extension.
import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

const indices = [
  { index: 'contact_substrings', table: 'contact_messages', column: 'search_text' },
  { index: 'news_substrings', table: 'news', column: 'admin_search' },
  { index: 'product_substrings', table: 'products', column: 'admin_search' },
];

export const up = async (db: Kysely<unknown>, { kind }: ColumnTypes): Promise<void> => {
  if (kind !== 'sqlite') return;
  for (const { index, table, column } of indices) {
    const add = `insert into ${index} (rowid, text) values (new.id, new.${column});`;
    const remove = `delete from ${index} where rowid = old.id;`;
    const statements = [
      // positions are stored, so that three letters of a word follow each other in a match
      `create virtual table ${index} using fts5 (
        text, content = '', contentless_delete = 1, detail = full, tokenize = 'trigram case_sensitive 1'
      )`,
      `insert into ${index} (rowid, text) select id, ${column} from ${table}`,
      `create trigger ${index}_insert after insert on ${table} begin ${add} end`,
      `create trigger ${index}_delete after delete on ${table} begin ${remove} end`,
      `create trigger ${index}_update after update of ${column} on ${table} when old.${column} is not new.${column}
        begin ${remove} ${add} end`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  }
};
