// Administrators, how they sign in, and where they are signed in (docs/decisions/0030-sign-in.md, 0045-second-factor.md, 0046-roles.md).
import type { ColumnTypes } from '../column-types.ts';

const owner = 'administrator_id integer not null references administrators (id) on delete cascade';
const onlyOwner = 'administrator_id integer primary key not null references administrators (id) on delete cascade';

const administrators = ({ id, end }: ColumnTypes): string[] => [
  `create table administrators (
    id ${id},
    email text not null unique check (email = lower(email)),
    name text not null,
    password_hash text not null,
    role text not null check (role in ('owner', 'editor', 'sales', 'viewer')),
    is_active integer not null default 1 check (is_active in (0, 1)),
    created_at text not null,
    updated_at text not null
  )${end}`,
  `create table administrator_tokens (
    id ${id},
    ${owner},
    token_hash text not null unique,
    files_hash text unique,
    remember integer not null check (remember in (0, 1)),
    user_agent text,
    last_used_at text,
    password_confirmed_at text,
    created_at text not null,
    expires_at text not null
  )${end}`,
  'create index administrator_tokens_administrator on administrator_tokens (administrator_id)',
  // an administrator with an open invitation cannot sign in, and becomes active by accepting it
  `create table administrator_invitations (
    ${onlyOwner},
    token_hash text not null unique,
    created_at text not null,
    expires_at text not null
  )${end}`,
  // links in mails: their tokens are created when a mail is sent, so that a waiting mail contains none
  `create table mailed_tokens (
    token_hash text primary key not null,
    ${owner},
    purpose text not null check (purpose in ('invitation', 'password-reset')),
    created_at text not null,
    expires_at text not null
  )${end}`,
  'create index mailed_tokens_administrator on mailed_tokens (administrator_id, purpose)',
];

const signIns = ({ id, end, clusteredEnd }: ColumnTypes): string[] => [
  // keys are hashes of emails and addresses, because they are also stored for addresses without an account
  `create table sign_in_counters (
    counter_key text primary key not null,
    account_key text not null,
    failures integer not null check (failures >= 0),
    failed_at text not null,
    paused_until text
  )${clusteredEnd}`,
  'create index sign_in_counters_account on sign_in_counters (account_key)',
  'create index sign_in_counters_failed_at on sign_in_counters (failed_at)',
  `create table sign_in_places (
    place_key text primary key not null,
    signed_in_at text not null
  )${clusteredEnd}`,
  'create index sign_in_places_signed_in_at on sign_in_places (signed_in_at)',
  // method: null for a password
  `create table sign_ins (
    id ${id},
    ${owner},
    result text not null check (result in ('signed-in', 'wrong-password', 'disabled')),
    method text,
    address text,
    user_agent text,
    created_at text not null
  )${end}`,
  'create index sign_ins_administrator on sign_ins (administrator_id, id)',
  'create index sign_ins_created_at on sign_ins (created_at)',
];

const secondFactors = ({ id, real, end }: ColumnTypes): string[] => [
  `create table totp_secrets (
    ${onlyOwner},
    secret text not null,
    last_step integer not null,
    enabled_at text,
    created_at text not null
  )${end}`,
  `create table recovery_codes (
    id ${id},
    ${owner},
    code_hash text not null,
    created_at text not null,
    unique (administrator_id, code_hash)
  )${end}`,
  `create table passkeys (
    id ${id},
    ${owner},
    credential_id text not null unique,
    public_key text not null,
    counter ${real} not null,
    transports text not null,
    name text not null,
    last_used_at text,
    created_at text not null
  )${end}`,
  'create index passkeys_administrator on passkeys (administrator_id)',
  `create table sign_in_challenges (
    challenge_hash text primary key not null,
    purpose text not null check (purpose in ('second-step', 'passkey-sign-in', 'passkey-confirmation', 'passkey-registration')),
    administrator_id integer references administrators (id) on delete cascade,
    created_at text not null,
    expires_at text not null
  )${end}`,
  'create index sign_in_challenges_administrator on sign_in_challenges (administrator_id)',
  'create index sign_in_challenges_expires_at on sign_in_challenges (expires_at)',
];

export const accounts = (types: ColumnTypes): string[] => [...administrators(types), ...signIns(types), ...secondFactors(types)];
