// Compares the system clock with that of PostgreSQL and with the newest entry of the audit log.
import type { Config } from '#server/config/config.ts';
import type { Clock } from '#server/platform/clock.ts';
import { type Finding, ok, problem } from './finding.ts';
import { isDatabaseThere, readDatabase } from './read-database.ts';

const toleranceMs = 5000;
const remedy = 'Set the clock of this machine, and keep it right with NTP.';

const seconds = (ms: number): string => `${Math.round(Math.abs(ms) / 1000)} s`;

const compare = (at: Date, newest: Date | null, server: Date | null): Finding => {
  const now = at.toISOString();
  const difference = server === null ? 0 : at.getTime() - server.getTime();
  if (Math.abs(difference) > toleranceMs)
    return problem(`${now} is ${seconds(difference)} ${difference > 0 ? 'ahead of' : 'behind'} the clock of PostgreSQL. ${remedy}`);
  if (newest !== null && newest.getTime() - at.getTime() > toleranceMs)
    return problem(`${now} is before the newest entry of the audit log (${newest.toISOString()}). ${remedy}`);
  return ok(`${now}${server === null ? '' : ', as the clock of PostgreSQL'}`);
};

/** The database check reports a database that cannot be read. */
export const checkClock = async (config: Config, clock: Clock): Promise<Finding[]> => {
  if (!isDatabaseThere(config)) return [ok(clock().toISOString())];
  const read = readDatabase(config, async ({ rows, now }) => {
    const [newest] = await rows('select max(created_at) as newest from audit_log').catch(() => []);
    const server = await now();
    return compare(clock(), newest?.newest ? new Date(String(newest.newest)) : null, server);
  });
  return read.then(
    (finding) => [finding],
    () => [],
  );
};
