// Table of API tokens.
import type { Row } from './rows.ts';

interface ApiTokensTable extends Row {
  name: string;
  /** SHA-256 of the token in hex. */
  token_hash: string;
  /** The first characters of the token, by which it is recognised. */
  start: string;
  /** JSON list of Scope. */
  scopes: string;
  /** The token works while this administrator is an active owner; null if the account was removed. */
  creator_id: number | null;
  creator_name: string;
  expires_at: string | null;
  /** Updated at most once a minute. */
  last_used_at: string | null;
}

export interface ApiTokensTables {
  api_tokens: ApiTokensTable;
}
