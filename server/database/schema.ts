// Kysely types of all tables. Columns are portable between SQLite and PostgreSQL: flags are 0 or 1, timestamps are ISO 8601 text in UTC,
// lists are JSON text. Repositories convert rows to plain objects.
import type { Kysely } from 'kysely';
import type { AccountsTables } from './tables/accounts.ts';
import type { AnalyticsTables } from './tables/analytics.ts';
import type { ApiTokensTables } from './tables/api-tokens.ts';
import type { CatalogueTables } from './tables/catalogue.ts';
import type { ContentTables } from './tables/content.ts';
import type { DraftsTables } from './tables/drafts.ts';
import type { EditingTables } from './tables/editing.ts';
import type { HistoryTables } from './tables/history.ts';
import type { ImportsTables } from './tables/imports.ts';
import type { InterfaceTextsTables } from './tables/interface-texts.ts';
import type { MessagesTables } from './tables/messages.ts';
import type { OperationsTables } from './tables/operations.ts';
import type { KindTables } from './tables/rows.ts';
import type { TranslationImportsTables } from './tables/translation-imports.ts';
import type { TranslationsTables } from './tables/translations.ts';
import type { TrashTables } from './tables/trash.ts';
import type { WebhooksTables } from './tables/webhooks.ts';

/** Tables that differ from the fields of a kind, such as those with columns for searches, and all others. */
interface OwnTables
  extends AccountsTables,
    AnalyticsTables,
    ApiTokensTables,
    CatalogueTables,
    ContentTables,
    DraftsTables,
    EditingTables,
    HistoryTables,
    ImportsTables,
    InterfaceTextsTables,
    MessagesTables,
    OperationsTables,
    TranslationImportsTables,
    TranslationsTables,
    TrashTables,
    WebhooksTables {}

export interface Tables extends OwnTables, Omit<KindTables, keyof OwnTables> {}

/** The database or a transaction. Repositories accept either as their first parameter. */
export type Database = Kysely<Tables>;
