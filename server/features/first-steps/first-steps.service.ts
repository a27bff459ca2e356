// The steps from a new installation to a finished site (docs/decisions/0091-first-steps.md).
import type { FirstStepState } from '#contract/first-steps.ts';
import { firstStepsOf } from '#contract/rules/first-steps.ts';
import type { Role } from '#contract/rules/policy.ts';
import type { ActingContext } from '#server/database/context.ts';
import type { Database } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordAction } from '#server/features/audit/record-actions.ts';
import { type BackupsContext, getBackups } from '#server/features/backups/backups.service.ts';
import { pageDefaults } from '#server/features/pages/default-pages.ts';
import { getSettingValues, putInternalValue } from '#server/features/settings/settings.repository.ts';
import { timestamp } from '#server/platform/clock.ts';
import * as repository from './first-steps.repository.ts';

const key = '_first_steps';
const defaultTexts = pageDefaults.map(({ content }) => content);

export interface FirstStepsContext {
  backups: BackupsContext;
  isMailEnabled: (db: Database) => Promise<boolean>;
}

/** @returns null if backups are not possible */
const isBackedUp = async (context: BackupsContext): Promise<boolean | null> => {
  const { is_available, last_proven } = await getBackups(context);
  return is_available ? last_proven !== null : null;
};

/** @returns the steps that the role may do; none if they are hidden */
export const listFirstSteps = async ({ backups, isMailEnabled }: FirstStepsContext, role: Role): Promise<FirstStepState[]> => {
  const { db, clock } = backups;
  const steps = firstStepsOf(role);
  if (steps.length === 0 || (await getSettingValues(db, [key])).has(key)) return [];
  const [stored, mail, backup] = await Promise.all([
    repository.readSteps(db, defaultTexts, timestamp(clock)),
    steps.includes('mail') && isMailEnabled(db),
    steps.includes('backup') && isBackedUp(backups),
  ]);
  const done = { ...stored, mail, backup };
  return steps.flatMap((step) => (done[step] === null ? [] : [{ key: step, is_done: done[step] }]));
};

export const hideFirstSteps = ({ db, clock, actor }: ActingContext, isHidden: boolean): Promise<void> =>
  inTransaction(db, async (transaction) => {
    await putInternalValue(transaction, key, isHidden ? { is_hidden: true } : null, timestamp(clock));
    const details = { is_hidden: isHidden };
    await recordAction({ db: transaction, clock, actor }, { action: 'update', kind: 'setting', name: 'first steps', details });
  });
