import type { SignInMethod, SignInResult } from '#contract/account.ts';
import type { Database } from '#server/database/schema.ts';

interface NewSignIn {
  email: string;
  result: SignInResult;
  method: SignInMethod | null;
  address: string | null;
  userAgent: string | null;
  at: string;
}

/** Runs the same statement for an unknown email, but adds nothing. */
export const addSignIn = async (db: Database, { email, result, method, address, userAgent, at }: NewSignIn): Promise<void> => {
  await db
    .insertInto('sign_ins')
    .columns(['administrator_id', 'result', 'method', 'address', 'user_agent', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('administrators')
        .select([
          'id',
          eb.val(result).as('result'),
          eb.val(method).as('method'),
          eb.val(address).as('address'),
          eb.val(userAgent).as('user_agent'),
          eb.val(at).as('created_at'),
        ])
        .where('email', '=', email),
    )
    .execute();
};

/** Latest first. */
export const listSignIns = (db: Database, administratorId: number, limit: number) =>
  db
    .selectFrom('sign_ins')
    .select(['id', 'result', 'method', 'address', 'user_agent', 'created_at'])
    .where('administrator_id', '=', administratorId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export const removeSignInsBefore = async (db: Database, before: string): Promise<void> => {
  await db.deleteFrom('sign_ins').where('created_at', '<=', before).execute();
};

/** Removes all but the latest entries of each account, with separate limits for sign-ins and refused attempts. @param kept number of each */
export const removeExcessSignIns = async (db: Database, kept: number): Promise<void> => {
  for (const comparison of ['=', '!='] as const) {
    const ranked = db
      .selectFrom('sign_ins')
      .select(({ fn }) => [
        'id',
        fn
          .agg<number>('row_number')
          .over((over) => over.partitionBy('administrator_id').orderBy('id', 'desc'))
          .as('rank'),
      ])
      .where('result', comparison, 'signed-in')
      .as('ranked');
    const excess = db.selectFrom(ranked).select('ranked.id').where('ranked.rank', '>', kept);
    await db.deleteFrom('sign_ins').where('id', 'in', excess).execute();
  }
};
