// The schema of the first release, by subject.
import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './column-types.ts';
import { accounts } from './initial/accounts.ts';
import { analytics } from './initial/analytics.ts';
import { attributes } from './initial/attributes.ts';
import { catalogue } from './initial/catalogue.ts';
import { content } from './initial/content.ts';
import { contentVersion } from './initial/content-version.ts';
import { editing } from './initial/editing.ts';
import { files } from './initial/files.ts';
import { history } from './initial/history.ts';
import { messages } from './initial/messages.ts';
import { operations } from './initial/operations.ts';
import { searchIndex } from './initial/search-index.ts';
import { searchWords } from './initial/search-words.ts';
import { substrings } from './initial/substrings.ts';
import { createVisibleViews } from './visible-views.ts';

const subjects = [
  accounts,
  catalogue,
  attributes,
  content,
  files,
  messages,
  history,
  editing,
  analytics,
  operations,
  searchIndex,
  searchWords,
  substrings,
  contentVersion,
];

export const up = async (db: Kysely<unknown>, types: ColumnTypes): Promise<void> => {
  const statements = [...subjects.flatMap((subject) => subject(types)), ...createVisibleViews(types)];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
