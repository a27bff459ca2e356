// Administrators: their accounts, sessions, invitations and sign-ins.
import type { SignInMethod, SignInResult } from '#contract/account.ts';
import type { Flag } from '../flags.ts';
import type { StoredRole } from '../stored-roles.ts';
import type { EditedRow, Row } from './rows.ts';

export interface AdministratorsTable extends EditedRow {
  email: string;
  name: string;
  password_hash: string;
  is_active: Flag;
  role: StoredRole;
  /** Codes of the languages of a translator as JSON text; null for everybody else (stored-roles.ts). */
  languages: string | null;
}

export interface AdministratorTokensTable extends Row {
  administrator_id: number;
  /** SHA-256 of the token in hex, so that read access to the database does not allow signing in. */
  token_hash: string;
  /** Hash of the token with which the browser loads files (server/http/files-cookie.ts). */
  files_hash: string | null;
  remember: Flag;
  expires_at: string;
  /** User-Agent header of the sign-in, truncated. */
  user_agent: string | null;
  /** Updated at most every few minutes; null for sessions not used since this column was added. */
  last_used_at: string | null;
  /** When the password was last entered in this session; null for sessions that began before this column was added. */
  password_confirmed_at: string | null;
}

/** Pending invitation of an administrator, who activates the account by setting a password. */
export interface AdministratorInvitationsTable {
  administrator_id: number;
  token_hash: string;
  created_at: string;
  expires_at: string;
}

/** Tokens of links in mails, stored as hashes. */
export interface MailedTokensTable {
  token_hash: string;
  administrator_id: number;
  purpose: 'invitation' | 'password-reset';
  created_at: string;
  expires_at: string;
}

/**
 * Number of wrong passwords for an account from one network or browser, or from all unfamiliar ones together: then both keys are the same.
 */
export interface SignInCountersTable {
  counter_key: string;
  account_key: string;
  failures: number;
  failed_at: string;
  paused_until: string | null;
}

/** A network or browser from which an account has signed in. */
export interface SignInPlacesTable {
  place_key: string;
  signed_in_at: string;
}

export interface SignInsTable extends Row {
  administrator_id: number;
  result: SignInResult;
  /** Network address, shortened. */
  address: string | null;
  /** User-Agent header, truncated. */
  user_agent: string | null;
  /** Null for a password, and for a sign-in before this column was added. */
  method: SignInMethod | null;
}

/** The secret that an authenticator app shares with the server. */
export interface TotpSecretsTable {
  administrator_id: number;
  /** Base32. Not encrypted: there is no key outside the database. */
  secret: string;
  /** Number of the last time step whose code was accepted; codes of it and of earlier steps are refused. */
  last_step: number;
  /** Null until the first code has been entered. */
  enabled_at: string | null;
  created_at: string;
}

/** Unused recovery codes, stored as hashes. */
export interface RecoveryCodesTable extends Row {
  administrator_id: number;
  code_hash: string;
}

export interface PasskeysTable extends Row {
  administrator_id: number;
  /** Chosen by the authenticator; base64url. */
  credential_id: string;
  /** COSE key, base64url. */
  public_key: string;
  /** Signature count of the authenticator; 0 if it does not count. */
  counter: number;
  /** JSON list. */
  transports: string;
  name: string;
  last_used_at: string | null;
}

/** Pending challenges: the second step of a sign-in, or the signature of a passkey. Each row is used once. */
export interface SignInChallengesTable {
  challenge_hash: string;
  purpose: 'second-step' | 'passkey-sign-in' | 'passkey-confirmation' | 'passkey-registration';
  administrator_id: number | null;
  created_at: string;
  expires_at: string;
}

export interface AccountsTables {
  administrators: AdministratorsTable;
  administrator_tokens: AdministratorTokensTable;
  administrator_invitations: AdministratorInvitationsTable;
  mailed_tokens: MailedTokensTable;
  sign_in_counters: SignInCountersTable;
  sign_in_places: SignInPlacesTable;
  sign_ins: SignInsTable;
  totp_secrets: TotpSecretsTable;
  recovery_codes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  sign_in_challenges: SignInChallengesTable;
}
