// npm run administrator: manages CMS accounts from the command line, with the configuration of the server. A password is generated and
// printed once, or read from standard input; never from arguments, which other users can see.
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '#server/config/config.ts';
import { connect } from '#server/database/connect.ts';
import type { Context } from '#server/database/context.ts';
import { migrate } from '#server/database/migrate.ts';
import { createFromCli, listAdministrators, resetPassword, resetSecondFactor } from '#server/features/administrators/administrators.cli.ts';
import { AppError } from '#server/http/errors.ts';
import { systemClock } from '#server/platform/clock.ts';
import { createPrivateFiles } from '#server/platform/private-files.ts';
import { embeddedDatabasePath } from '#server/start/data-folder.ts';
import { fail } from '#server/start/process.ts';
import { databaseName, explainStart } from '#server/start/start-error.ts';

const usage = `npm run administrator -- create <email> [--name <name>] [--password-stdin]
npm run administrator -- reset-password <email> [--password-stdin]
npm run administrator -- reset-second-factor <email>
npm run administrator -- list`;

const options = { name: { type: 'string' }, 'password-stdin': { type: 'boolean' } } as const;

const readArguments = () => {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    return error instanceof Error ? error.message : usage;
  }
};

type Given = Exclude<ReturnType<typeof readArguments>, string>;

const choosePassword = async (isOnStdin: boolean | undefined): Promise<{ password: string; note: string }> => {
  if (isOnStdin) return { password: (await text(process.stdin)).replace(/\r?\n$/, ''), note: '' };
  const password = randomBytes(12).toString('base64url');
  return { password, note: `  password: ${password}  (shown only once)` };
};

const stateOf = ({ is_active, invitation_expires_at }: { is_active: number; invitation_expires_at: string | null }) =>
  is_active === 1 ? 'active' : invitation_expires_at === null ? 'disabled' : 'invited';

const work = async (context: Context, given: Given, database: string): Promise<string> => {
  const [command, email, ...rest] = given.positionals;
  if (command === 'list' && email === undefined) {
    const rows = await listAdministrators(context.db);
    return rows.map((row) => `${row.email}\t${row.name}\t${stateOf(row)}`).join('\n') || `There is no administrator in ${database}.`;
  }
  if (command === 'reset-second-factor' && email && rest.length === 0) {
    await resetSecondFactor(context, email);
    return `Two-step sign-in is off, recovery codes and passkeys are removed: ${email}`;
  }
  if (!email || rest.length > 0 || (command !== 'create' && command !== 'reset-password')) {
    throw new AppError('malformed', { message: usage });
  }
  const { password, note } = await choosePassword(given.values['password-stdin']);
  if (command === 'create') {
    await createFromCli(context, { email, name: given.values.name ?? 'Administrator', password });
    return `Created: ${email}${note}`;
  }
  await resetPassword(context, { email, password });
  return `Password reset, all sessions ended: ${email}${note}`;
};

const run = async (config: Config): Promise<void> => {
  const given = readArguments();
  if (typeof given === 'string') throw new AppError('malformed', { message: `${given}\n${usage}` });
  const database = databaseName(config);
  const path = embeddedDatabasePath(config);
  // only `create` may create the database
  if (path !== null && given.positionals[0] !== 'create' && !existsSync(path))
    throw new AppError('malformed', { message: `There is no database at ${database}. Set DATA_DIR or DATABASE_URL as for the server.` });
  createPrivateFiles();
  const connection = await connect(config.databaseUrl);
  try {
    // waits while an instance is starting (`prepare`)
    await connection.prepare(migrate);
    console.log(await work({ db: connection.db, clock: systemClock }, given, database));
  } finally {
    await connection.close();
  }
};

try {
  const config = readConfig(process.env);
  await run(config).catch((error: unknown) => {
    throw explainStart(error, config);
  });
} catch (error) {
  if (!(error instanceof AppError)) fail(error);
  else {
    console.error(error.message);
    if (error.code === 'not-found') console.error(`The database is ${databaseName(readConfig(process.env))}.`);
    process.exitCode = 1;
  }
}
