// Checks which database is configured, whether it can be read, and whether it fits this version.
import type { Config } from '#server/config/config.ts';
import { isKnownMigration, isUnreleased, latestMigration, unreleasedText } from '#server/database/migrate.ts';
import { compareUses } from '#server/features/uploads/compare-uses.repository.ts';
import { explainStart, serverOf } from '#server/start/start-error.ts';
import { type Finding, messageOf, ok, problem, warning } from './finding.ts';
import { isDatabaseThere, readDatabase, readState } from './read-database.ts';

const nameOf = (config: Config): string =>
  config.databaseUrl.startsWith('file:') ? config.databaseUrl.slice('file:'.length) : serverOf(config);

const listMigrations = (config: Config): Promise<string[]> =>
  readDatabase(config, async ({ rows }) => {
    const tables = await rows(
      config.databaseUrl.startsWith('file:')
        ? "select name from sqlite_master where name = 'kysely_migration'"
        : "select 1 as name where to_regclass('kysely_migration') is not null",
    );
    if (tables.length === 0) return [];
    return (await rows('select name from kysely_migration order by name')).map(({ name }) => String(name));
  });

const fits = (name: string, migrations: readonly string[]): Finding => {
  const last = migrations.at(-1);
  if (isUnreleased(migrations)) return problem(`${name} ${unreleasedText}`);
  const unknown = migrations.find((one) => !isKnownMigration(one));
  if (unknown !== undefined)
    return problem(`${name} was last used by a newer version (it has ${unknown}). Start that version, or restore a backup.`);
  if (last === undefined)
    return warning(`${name} has no tables yet. A start creates them; if it should have content, another database is meant.`);
  if (last !== latestMigration())
    return warning(`${name} is at ${last}. The next start migrates it to ${latestMigration()}: make a backup before.`);
  return ok(`${name}, at ${last}, which this version needs`);
};

/** @returns no findings if the list of used files matches the records */
const checkUses = async (config: Config): Promise<Finding[]> => {
  const difference = await readState(config, compareUses);
  const remedy = 'Save these records again, and report the fault.';
  return difference === null ? [] : [problem(`the list of the files that records use is wrong. ${difference}. ${remedy}`)];
};

/** A single instance has a key of its own in DATA_DIR, which the others cannot read. */
const checkSecretKey = async (config: Config): Promise<Finding[]> => {
  if (config.secretKey !== null || config.databaseUrl.startsWith('file:')) return [];
  const stored = await readDatabase(config, ({ rows }) => rows("select 1 as found from settings where key = '_mail_server'"));
  if (stored.length === 0) return [];
  return [
    warning(
      'SECRET_KEY is not set: with several instances, only the one on which the mail server was entered can send. Set the same SECRET_KEY for all.',
    ),
  ];
};

export const checkDatabase = async (config: Config): Promise<Finding[]> => {
  const name = nameOf(config);
  if (!isDatabaseThere(config))
    return [warning(`${name} does not exist. A start creates it; if there should be one, set DATA_DIR or DATABASE_URL as for the server.`)];
  try {
    const finding = fits(name, await listMigrations(config));
    return [finding, ...(finding.state === 'ok' ? [...(await checkUses(config)), ...(await checkSecretKey(config))] : [])];
  } catch (error) {
    return [problem(messageOf(explainStart(error, config)))];
  }
};
