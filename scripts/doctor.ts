// npm run doctor: checks the installation of this configuration, changes nothing, and exits with code 1 if it finds a problem.
import { type Config, readConfig } from '#server/config/config.ts';
import { systemClock } from '#server/platform/clock.ts';
import { checkBackups } from './doctor/backups.ts';
import { checkClock } from './doctor/clock.ts';
import { checkDatabase } from './doctor/database.ts';
import { checkDisk } from './doctor/disk.ts';
import { checkEnvironment } from './doctor/environment.ts';
import { type Finding, messageOf, ok, problem } from './doctor/finding.ts';
import { checkFolders } from './doctor/folders.ts';
import { checkFileStore, checkMail } from './doctor/services.ts';
import { checkSite } from './doctor/site.ts';

const oldestNode = 24;

const checkNode = (): Finding[] => {
  const { node } = process.versions;
  const isRecent = Number(node.split('.')[0]) >= oldestNode;
  return [isRecent ? ok(node) : problem(`${node} is too old. Run the command with node_modules/.bin/node.`)];
};

const checks: [name: string, (config: Config) => Finding[] | Promise<Finding[]>][] = [
  ['database', checkDatabase],
  ['folders', (config) => checkFolders(config)],
  ['disk', (config) => checkDisk(config)],
  ['backups', (config) => checkBackups(config, systemClock)],
  ['files', checkFileStore],
  ['mail', checkMail],
  ['clock', (config) => checkClock(config, systemClock)],
  ['site', checkSite],
];

const run = async (name: string, check: () => Finding[] | Promise<Finding[]>): Promise<boolean> => {
  const findings = await (async () => check())().catch((error: unknown) => [problem(`the check failed: ${messageOf(error)}`)]);
  for (const { state, text } of findings) console.log(`${state.padEnd(8)} ${name.padEnd(12)} ${text}`);
  return findings.some(({ state }) => state === 'problem');
};

const readOrNull = (): Config | null => {
  try {
    return readConfig(process.env);
  } catch {
    // the check of the environment reports it
    return null;
  }
};

let hasProblem = await run('node', checkNode);
hasProblem = (await run('environment', () => checkEnvironment(process.env))) || hasProblem;
const config = readOrNull();
if (config) for (const [name, check] of checks) hasProblem = (await run(name, () => check(config))) || hasProblem;
process.exitCode = hasProblem ? 1 : 0;
