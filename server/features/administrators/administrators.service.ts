// Administrators and invitations. At least one owner remains active, and nobody can disable or demote their own account.
import type { SignIn } from '#contract/account.ts';
import type { Administrator, InvitationLink } from '#contract/administrators.ts';
import type { LoginAnswer } from '#contract/auth.ts';
import type { AuditAction } from '#contract/rules/history.ts';
import type { Role } from '#contract/rules/policy.ts';
import type { ActingContext, Context } from '#server/database/context.ts';
import type { Database } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordAction } from '#server/features/audit/record-actions.ts';
import { createAdministrator, findAdministratorByEmail, startSession } from '#server/features/auth/auth.service.ts';
import { requireNewPassword } from '#server/features/auth/new-passwords.ts';
import type { Origin } from '#server/features/auth/origin.ts';
import { clearPauses, listPauses } from '#server/features/auth/sign-in-guard.ts';
import { listSignIns } from '#server/features/auth/sign-ins.service.ts';
import { replaceInvitationMail } from '#server/features/mail/mail.service.ts';
import { removeSecondFactor } from '#server/features/second-factor/second-factor.service.ts';
import { AppError, invalid, notFound } from '#server/http/errors.ts';
import { timestamp } from '#server/platform/clock.ts';
import type { MailQueue } from '#server/platform/mail-queue.ts';
import { hashPassword } from '#server/platform/passwords.ts';
import { hashToken, newToken } from '#server/platform/tokens.ts';
import * as repository from './administrators.repository.ts';

const invitationMs = 7 * 24 * 60 * 60 * 1000;

const statusOf = ({
  is_active,
  invitation_expires_at,
}: Pick<repository.AdministratorRow, 'is_active' | 'invitation_expires_at'>): Administrator['status'] => {
  if (is_active === 1) return 'active';
  return invitation_expires_at === null ? 'disabled' : 'invited';
};

const toAdministrators = async (context: Context, rows: repository.AdministratorRow[], callerId: number): Promise<Administrator[]> => {
  const pauses = await listPauses(
    context,
    rows.map(({ email }) => email),
  );
  return rows.map(({ is_active, second_factors, passkeys, languages, ...row }) => ({
    ...row,
    ...(languages && { languages }),
    has_second_factor: Number(second_factors) > 0,
    passkeys: Number(passkeys),
    status: statusOf({ is_active, ...row }),
    is_you: row.id === callerId,
    sign_in_pause: pauses.get(row.email) ?? null,
  }));
};

interface Chosen {
  role: Role;
  languages?: readonly string[] | undefined;
}

/** @throws AppError 'invalid' for a translator without languages, and for languages of another role */
const checkedLanguages = ({ role, languages = [] }: Chosen): string[] | null => {
  if (role !== 'translator') {
    if (languages.length > 0) throw invalid({ languages: ['Only a translator has languages.'] });
    return null;
  }
  if (languages.length === 0) throw invalid({ languages: ['Choose at least one language for a translator.'] });
  return [...new Set(languages)];
};

const conflict = (message: string) => new AppError('conflict', { message });

/** @param callerId the signed-in administrator, marked in the list */
export const listAdministrators = async (context: Context, callerId: number): Promise<Administrator[]> =>
  toAdministrators(context, await repository.listAdministrators(context.db), callerId);

/** @throws AppError 'not-found' */
const getRow = async (db: Database, id: number): Promise<repository.AdministratorRow> => {
  const row = await repository.getAdministrator(db, id);
  if (!row) throw notFound();
  return row;
};

const getAdministrator = async (context: Context, id: number, callerId: number): Promise<Administrator> => {
  const [found] = await toAdministrators(context, [await getRow(context.db, id)], callerId);
  if (!found) throw notFound();
  return found;
};

/** Adds an entry to the audit log. */
const record = (context: ActingContext, action: AuditAction, { id, name }: { id: number; name: string }, details = {}): Promise<void> =>
  recordAction(context, { action, kind: 'administrator', id, name, details });

export type InvitingContext = Context & { mail: MailQueue };

const invite = async ({ db, clock, mail }: InvitingContext, administratorId: number): Promise<InvitationLink> => {
  const token = newToken();
  const expiresAt = new Date(clock().getTime() + invitationMs).toISOString();
  await repository.putInvitation(db, { administratorId, tokenHash: hashToken(token), at: timestamp(clock), expiresAt });
  const isMailed = await mail.isEnabled(db);
  if (isMailed) await replaceInvitationMail(db, administratorId, timestamp(clock));
  return { path: `/admin/invitation/${token}`, expires_at: expiresAt, is_mailed: isMailed };
};

interface Invited {
  administrator: Administrator;
  invitation: InvitationLink;
}

/** @throws AppError 'invalid' if the email is already taken */
export const inviteAdministrator = async (
  context: ActingContext & InvitingContext,
  { email, name, ...chosen }: Chosen & { email: string; name: string },
  callerId: number,
): Promise<Invited> => {
  const { db, clock, mail } = context;
  const { role } = chosen;
  const languages = checkedLanguages(chosen) ?? undefined;
  // a random password, so that a sign-in attempt takes the same time as for other accounts
  const passwordHash = await hashPassword(newToken());
  const invited = await inTransaction(db, async (transaction) => {
    if (await findAdministratorByEmail(transaction, email.toLowerCase())) throw invalid({ email: ['The email has already been taken.'] });
    const administrator = { email: email.toLowerCase(), name, role, languages, passwordHash, isActive: false, at: timestamp(clock) };
    const id = await createAdministrator(transaction, administrator);
    const invitation = await invite({ db: transaction, clock, mail }, id);
    await record({ ...context, db: transaction }, 'invite', { id, name });
    return { administrator: await getAdministrator({ db: transaction, clock }, id, callerId), invitation };
  });
  mail.wake();
  return invited;
};

/** @throws AppError 'not-found', 'conflict' if the invitation was already accepted */
export const renewInvitation = async (context: ActingContext & InvitingContext, id: number, callerId: number): Promise<Invited> => {
  const { db, clock, mail } = context;
  const invited = await inTransaction(db, async (transaction) => {
    const row = await getRow(transaction, id);
    if (statusOf(row) !== 'invited') throw conflict(`${row.name} has already joined.`);
    const invitation = await invite({ db: transaction, clock, mail }, id);
    await record({ ...context, db: transaction }, 'invite', row);
    return { administrator: await getAdministrator({ db: transaction, clock }, id, callerId), invitation };
  });
  mail.wake();
  return invited;
};

const endings = {
  disable: { last: 'The last active owner cannot be disabled.', own: 'You cannot disable your own account.' },
  remove: { last: 'The last active owner cannot be removed.', own: 'You cannot remove your own account.' },
  demote: { last: 'The last active owner cannot be given another role.', own: 'You cannot change your own role.' },
} as const;

/** Locks the row and all owners. @throws AppError 'not-found', 'conflict' for the last active owner and for the caller */
const requireAnotherOwner = async (db: Database, id: number, callerId: number, ending: keyof typeof endings): Promise<void> => {
  await repository.lockOwners(db);
  const row = await getRow(db, id);
  const isOwner = row.is_active === 1 && row.role === 'owner';
  if (isOwner && (await repository.countOtherOwners(db, id)) === 0) throw conflict(endings[ending].last);
  if (id === callerId) throw conflict(endings[ending].own);
};

/** @throws AppError 'not-found', 'conflict' */
export const updateAdministrator = (
  context: ActingContext,
  { id, isActive }: { id: number; isActive: boolean },
  callerId: number,
): Promise<Administrator> =>
  inTransaction(context.db, async (transaction) => {
    const row = await getRow(transaction, id);
    if (statusOf(row) === 'invited') throw conflict(`${row.name} has not accepted the invitation yet.`);
    if (!isActive) {
      await requireAnotherOwner(transaction, id, callerId, 'disable');
      await repository.removeSessions(transaction, id);
    }
    await repository.updateIsActive(transaction, id, isActive, timestamp(context.clock));
    await record({ ...context, db: transaction }, isActive ? 'enable' : 'disable', row);
    return getAdministrator({ ...context, db: transaction }, id, callerId);
  });

/** Takes effect with the next call; sessions continue. @throws AppError 'not-found', 'conflict', 'invalid' */
export const updateRole = async (
  context: ActingContext,
  { id, ...chosen }: Chosen & { id: number },
  callerId: number,
): Promise<Administrator> => {
  const { role } = chosen;
  const languages = checkedLanguages(chosen);
  return inTransaction(context.db, async (transaction) => {
    if (role !== 'owner') await requireAnotherOwner(transaction, id, callerId, 'demote');
    const row = await getRow(transaction, id);
    await repository.updateRole(transaction, id, { role, languages }, timestamp(context.clock));
    await record({ ...context, db: transaction }, 'update', row, { fields: ['role'], role, ...(languages && { languages }) });
    return getAdministrator({ ...context, db: transaction }, id, callerId);
  });
};

/** @throws AppError 'not-found', 'conflict' */
export const removeAdministrator = (context: ActingContext, id: number, callerId: number): Promise<void> =>
  inTransaction(context.db, async (transaction) => {
    await requireAnotherOwner(transaction, id, callerId, 'remove');
    const row = await getRow(transaction, id);
    await repository.removeAdministrator(transaction, id);
    await record({ ...context, db: transaction }, 'delete', row);
  });

/** @throws AppError 'not-found' */
export const clearSignInPause = async (context: ActingContext, id: number, callerId: number): Promise<Administrator> => {
  await inTransaction(context.db, async (db) => {
    const row = await getRow(db, id);
    await clearPauses({ ...context, db }, row.email);
    await record({ ...context, db }, 'update', row, { fields: ['sign_in_pause'] });
  });
  return getAdministrator(context, id, callerId);
};

/** Removes all sign-in methods but the password, for an administrator who lost them. @throws AppError 'not-found' */
export const switchSecondFactorOff = (context: ActingContext, id: number, callerId: number): Promise<Administrator> =>
  inTransaction(context.db, async (transaction) => {
    const row = await getRow(transaction, id);
    await removeSecondFactor(transaction, id);
    await record({ ...context, db: transaction }, 'update', row, { fields: ['two_step_sign_in', 'passkeys'] });
    return getAdministrator({ ...context, db: transaction }, id, callerId);
  });

/** @throws AppError 'not-found' */
export const listSignInsOf = async (context: Context, id: number): Promise<SignIn[]> => {
  await getRow(context.db, id);
  return listSignIns(context, id);
};

const noInvitation = () => new AppError('not-found', { message: 'This invitation is not valid any more. Please ask for a new one.' });

/** @throws AppError 'not-found' if the invitation was used, withdrawn or replaced, or has expired */
export const getInvitation = async ({ db, clock }: Context, token: string) => {
  const invited = await repository.findInvited(db, hashToken(token), timestamp(clock));
  if (!invited) throw noInvitation();
  return invited;
};

interface Acceptance {
  token: string;
  password: string;
  name?: string;
  origin: Origin;
}

/** Activates the account and signs in. @throws AppError 'not-found', 'invalid' */
export const acceptInvitation = async (context: Context, { token, password, name, origin }: Acceptance): Promise<LoginAnswer> => {
  await requireNewPassword(context.db, password, (await getInvitation(context, token)).email);
  const passwordHash = await hashPassword(password);
  const { clock } = context;
  return inTransaction(context.db, async (db) => {
    const { id, email, name: invitedName } = await getInvitation({ db, clock }, token);
    // of two simultaneous requests, only one removes the invitation
    if (!(await repository.removeInvitation(db, id))) throw noInvitation();
    const joined = { id, name: name ?? invitedName, passwordHash, at: timestamp(clock) };
    await repository.activate(db, joined);
    await record({ db, clock, actor: { id, name: joined.name } }, 'join', joined);
    return startSession({ db, clock }, { id, name: joined.name, email }, { remember: false, origin });
  });
};
