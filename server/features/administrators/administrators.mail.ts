// Mail to administrators. The token of a link is created when the mail is sent, so that the database never contains a usable one.

import { findAdministratorByEmail } from '#server/features/auth/auth.service.ts';
import { getCompanyName } from '#server/features/mail/mail.settings.ts';
import { type Compose, type ComposeContext, oneLine } from '#server/features/mail/mail.ts';
import { timestamp } from '#server/platform/clock.ts';
import { hashToken, newToken } from '#server/platform/tokens.ts';
import * as repository from './administrators.repository.ts';
import { createMailedToken, hasMailedTokenSince } from './mailed-tokens.repository.ts';

const minuteMs = 60 * 1000;
const resetMs = 60 * minuteMs;
/** Minimum interval between two password reset mails to an administrator. */
const resetPauseMs = 5 * minuteMs;

interface Link {
  administratorId: number;
  purpose: 'invitation' | 'password-reset';
  expiresAt: string;
}

const createLink = async ({ db, clock, siteUrl }: ComposeContext, { administratorId, purpose, expiresAt }: Link): Promise<string> => {
  const token = newToken();
  await createMailedToken(db, { administratorId, purpose, tokenHash: hashToken(token), at: timestamp(clock), expiresAt });
  return `${siteUrl}/admin/${purpose}/${token}`;
};

export const composeInvitation: Compose = async (context, { administrator_id }) => {
  const invited = administrator_id === null ? null : await repository.getAdministrator(context.db, administrator_id);
  const expiresAt = invited?.invitation_expires_at ?? null;
  // accepted or expired in the meantime
  if (!invited || invited.is_active === 1 || expiresAt === null || expiresAt <= timestamp(context.clock)) return null;
  const company = oneLine(await getCompanyName(context.db));
  const link = await createLink(context, { administratorId: invited.id, purpose: 'invitation', expiresAt });
  return {
    to: [invited.email],
    subject: `Invitation to manage the website of ${company}`,
    text: [
      `You are invited to manage the website of ${company}. Choose a password to sign in with:`,
      '',
      link,
      '',
      'The link works once within seven days of the invitation. If you did not expect this email, ignore it.',
      '',
    ].join('\n'),
    autoSubmitted: 'auto-generated',
  };
};

/** Sends nothing if the address, which anybody can enter on the sign-in page, has no active account. */
export const composePasswordReset: Compose = async (context, { recipients, attempts }) => {
  const { db, clock } = context;
  const administrator = recipients === null ? undefined : await findAdministratorByEmail(db, recipients);
  if (!administrator || administrator.is_active === 0) return null;
  const ago = new Date(clock().getTime() - resetPauseMs).toISOString();
  // a retry would find the token of the first attempt
  if (attempts === 1 && (await hasMailedTokenSince(db, administrator.id, 'password-reset', ago))) return null;
  const company = oneLine(await getCompanyName(db));
  const expiresAt = new Date(clock().getTime() + resetMs).toISOString();
  const link = await createLink(context, { administratorId: administrator.id, purpose: 'password-reset', expiresAt });
  return {
    to: [administrator.email],
    subject: `${company}: set a new password`,
    text: [
      `Somebody, probably you, has asked for a new password for the CMS of ${company}. Choose one here:`,
      '',
      link,
      '',
      'The link works once within one hour. If you did not ask for it, ignore this email: your password stays as it is.',
      '',
    ].join('\n'),
    autoSubmitted: 'auto-generated',
  };
};
