// Counters of wrong passwords. Each count is a single statement, so that it is correct with several instances.
import type { Database } from '#server/database/schema.ts';

/** A pause of sign-in that begins after this number of failures. */
export interface Pause {
  failures: number;
  /** ISO 8601. */
  until: string;
}

interface Count {
  key: string;
  accountKey: string;
  at: string;
  /** Failures before this time no longer count. */
  expiredBefore: string;
  /** Longest first. */
  pauses: readonly Pause[];
}

/** Counts a failure, unless the counter is paused. @returns the number of failures including this one; null during a pause */
export const countFailure = async (db: Database, { key, accountKey, at, expiredBefore, pauses }: Count): Promise<number | null> => {
  const first = pauses.find(({ failures }) => failures <= 1)?.until ?? null;
  const row = await db
    .insertInto('sign_in_counters')
    .values({ counter_key: key, account_key: accountKey, failures: 1, failed_at: at, paused_until: first })
    .onConflict((conflict) =>
      conflict
        .column('counter_key')
        .doUpdateSet((eb) => {
          const failures = eb
            .case()
            .when('sign_in_counters.failed_at', '<=', expiredBefore)
            .then(eb.lit(1))
            .else(eb('sign_in_counters.failures', '+', 1))
            .end();
          const [longest, ...shorter] = pauses;
          if (!longest) return { failures, failed_at: at, paused_until: null };
          const start = eb.case().when(failures, '>=', longest.failures).then(longest.until);
          const pausedUntil = shorter.reduce((steps, step) => steps.when(failures, '>=', step.failures).then(step.until), start);
          return { failures, failed_at: at, paused_until: pausedUntil.else(null).end() };
        })
        .where((eb) => eb.or([eb('sign_in_counters.paused_until', 'is', null), eb('sign_in_counters.paused_until', '<=', at)])),
    )
    .returning('failures')
    .executeTakeFirst();
  return row?.failures ?? null;
};

export const getPausedUntil = async (db: Database, key: string): Promise<string | null> => {
  const row = await db.selectFrom('sign_in_counters').select('paused_until').where('counter_key', '=', key).executeTakeFirst();
  return row?.paused_until ?? null;
};

/** Removes one failure, and its pause if no other failure has been counted since. @param failures the result of `countFailure` */
export const uncountFailure = async (db: Database, key: string, failures: number): Promise<void> => {
  await db
    .updateTable('sign_in_counters')
    .set((eb) => ({
      failures: eb('failures', '-', 1),
      paused_until: eb.case().when('failures', '=', failures).then(null).else(eb.ref('paused_until')).end(),
    }))
    .where('counter_key', '=', key)
    .where('failures', '>', 0)
    .execute();
};

export const removeCounter = async (db: Database, key: string): Promise<void> => {
  await db.deleteFrom('sign_in_counters').where('counter_key', '=', key).execute();
};

export const removeCountersOf = async (db: Database, accountKey: string): Promise<void> => {
  await db.deleteFrom('sign_in_counters').where('account_key', '=', accountKey).execute();
};

export interface PausedAccount {
  account_key: string;
  until: string;
  failures: number;
  places: number;
}

/** @returns those of the given accounts that are paused, with their failures since a time */
export const listPaused = async (db: Database, accountKeys: string[], since: string, at: string): Promise<PausedAccount[]> => {
  if (accountKeys.length === 0) return [];
  const rows = await db
    .selectFrom('sign_in_counters')
    .select(({ fn }) => [
      'account_key',
      fn.max('paused_until').as('until'),
      // the shared counter of all unfamiliar networks and browsers has the key of the account
      fn.sum('failures').filterWhereRef('counter_key', '!=', 'account_key').as('failures'),
      fn.count('counter_key').filterWhereRef('counter_key', '!=', 'account_key').as('places'),
    ])
    .where('account_key', 'in', accountKeys)
    .where('failed_at', '>', since)
    .where('failures', '>', 0)
    .groupBy('account_key')
    .having(({ fn }) => fn.max('paused_until'), '>', at)
    .execute();
  return rows.map(({ account_key, until, failures, places }) => ({
    account_key,
    until: until ?? at,
    failures: Number(failures ?? 0),
    places: Number(places),
  }));
};

/** @returns those of the given networks and browsers from which the account has signed in since the given time */
export const listKnownPlaces = async (db: Database, placeKeys: string[], since: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('sign_in_places')
    .select('place_key')
    .where('place_key', 'in', placeKeys)
    .where('signed_in_at', '>', since)
    .execute();
  return rows.map(({ place_key }) => place_key);
};

export const putPlaces = async (db: Database, placeKeys: string[], at: string): Promise<void> => {
  await db
    .insertInto('sign_in_places')
    .values(placeKeys.map((place_key) => ({ place_key, signed_in_at: at })))
    .onConflict((conflict) => conflict.column('place_key').doUpdateSet({ signed_in_at: at }))
    .execute();
};

export const removeOldCounters = async (db: Database, before: string): Promise<void> => {
  await db.deleteFrom('sign_in_counters').where('failed_at', '<=', before).execute();
};

export const removeOldPlaces = async (db: Database, before: string): Promise<void> => {
  await db.deleteFrom('sign_in_places').where('signed_in_at', '<=', before).execute();
};
