// Which mail server sends: that of the environment, otherwise that of the settings, which is read for each use so that a change takes
// effect at once on every instance (docs/decisions/0084-mail-server-in-the-settings.md).
import type { MailServerSettings } from '#contract/mail-server.ts';
import { type MailSecurity, mailSecurities } from '#contract/rules/mail.ts';
import type { Config } from '#server/config/config.ts';
import { needsTls, type Smtp } from '#server/config/config-addresses.ts';
import type { ActingContext } from '#server/database/context.ts';
import { parseJson } from '#server/database/json.ts';
import type { Database } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordAction } from '#server/features/audit/record-actions.ts';
import { putInternalValue } from '#server/features/settings/settings.repository.ts';
import { getSettingValue } from '#server/features/settings/settings.values.ts';
import { AppError, invalid } from '#server/http/errors.ts';
import { timestamp } from '#server/platform/clock.ts';
import { createSecrets, type Secrets } from '#server/platform/secrets.ts';

const key = '_mail_server';

/** As it is stored. */
interface StoredServer {
  host: string;
  port: number;
  security: MailSecurity;
  user: string | null;
  /** Sealed for this server and user: whoever changes them in the database does not get the password. */
  password: string | null;
  from: string;
}

export interface MailSource {
  environment: Config['mail'];
  secrets: Secrets;
}

export const mailSourceOf = (config: Pick<Config, 'mail' | 'dataDir' | 'secretKey'>): MailSource => ({
  environment: config.mail,
  secrets: createSecrets(config),
});

type Found = { from: string } & ({ smtp: Smtp } | { problem: string });

const unreadable = 'The password of the mail server was encrypted with another key. Enter it again in the settings.';

const purposeOf = ({ host, port, security, user }: Omit<StoredServer, 'password' | 'from'>): string =>
  JSON.stringify(['mail server', host, port, security, user]);

const readStored = async (db: Database): Promise<StoredServer | null> =>
  parseJson((await getSettingValue(db, key)) ?? 'null') as StoredServer | null;

const toFound = async (stored: StoredServer, secrets: Secrets): Promise<Found> => {
  const { host, port, security, user, password, from } = stored;
  const pass = user === null || password === null ? null : await secrets.open(password, purposeOf(stored));
  if (user !== null && pass === null) return { from, problem: unreadable };
  const auth = user === null || pass === null ? null : { user, pass };
  const requiresTls = security === 'starttls' || needsTls({ host, auth });
  return { from, smtp: { host, port, isSecure: security === 'tls', requiresTls, auth } };
};

/** @returns null without a mail server */
export const findMailServer = async (db: Database, { environment, secrets }: MailSource): Promise<Found | null> => {
  if (environment) return environment;
  const stored = await readStored(db);
  return stored && toFound(stored, secrets);
};

type Environment = Pick<Config, 'mail'>;

/** @returns the sender of all mail; null without a mail server */
export const getMailFrom = async (db: Database, { mail }: Environment): Promise<string | null> =>
  mail?.from ?? (await readStored(db))?.from ?? null;

export const hasMailServer = async (db: Database, environment: Environment): Promise<boolean> =>
  (await getMailFrom(db, environment)) !== null;

const securityOf = ({ isSecure, requiresTls }: Smtp): MailSecurity => mailSecurities[isSecure ? 0 : requiresTls ? 1 : 2];

const none = { set_by: null, host: '', port: 587, security: 'starttls', user: null, has_password: false, from: '', problem: null } as const;

/** The mail server for the settings, without its password. */
export const getMailServer = async (db: Database, { environment, secrets }: MailSource): Promise<MailServerSettings> => {
  if (environment) {
    const { smtp, from } = environment;
    const shown = { host: smtp.host, port: smtp.port, security: securityOf(smtp), user: smtp.auth?.user ?? null };
    return { ...shown, set_by: 'environment', has_password: smtp.auth !== null, from, problem: null };
  }
  const stored = await readStored(db);
  if (!stored) return none;
  const found = await toFound(stored, secrets);
  const problem = 'problem' in found ? found.problem : null;
  const { password, ...shown } = stored;
  return { ...shown, set_by: 'settings', has_password: password !== null && problem === null, problem };
};

const requireOwn = ({ environment }: MailSource): void => {
  if (environment) throw new AppError('conflict', { message: 'The mail server is set by SMTP_URL on the server.' });
};

interface ServerInput extends Omit<StoredServer, 'password'> {
  password?: string | undefined;
}

/** The password to store: the one that was entered, otherwise the stored one of the same server. */
const passwordFor = async (db: Database, { secrets }: MailSource, given: ServerInput): Promise<string | null> => {
  if (given.user === null) return null;
  const purpose = purposeOf(given);
  if (given.password) return secrets.seal(given.password, purpose);
  const stored = (await readStored(db))?.password ?? null;
  if (stored !== null && (await secrets.open(stored, purpose)) !== null) return stored;
  throw invalid({ password: ['Enter the password of this server and user.'] });
};

const record = (context: ActingContext, details: Record<string, unknown>): Promise<void> =>
  recordAction(context, { action: 'update', kind: 'mail', name: 'mail server', details });

/** @throws AppError 'conflict' if the environment sets the server, 'invalid' if the password must be entered again */
export const saveMailServer = async (context: ActingContext, source: MailSource, given: ServerInput): Promise<void> => {
  requireOwn(source);
  const { host, port, security, user, from } = given;
  const password = await passwordFor(context.db, source, given);
  await inTransaction(context.db, async (db) => {
    await putInternalValue(db, key, { host, port, security, user, password, from } satisfies StoredServer, timestamp(context.clock));
    await record({ ...context, db }, { host, port, security, user, from, has_new_password: Boolean(given.password) });
  });
};

/** @throws AppError 'conflict' if the environment sets the server */
export const removeMailServer = async (context: ActingContext, source: MailSource): Promise<void> => {
  requireOwn(source);
  await inTransaction(context.db, async (db) => {
    await putInternalValue(db, key, null, timestamp(context.clock));
    await record({ ...context, db }, { removed: true });
  });
};
