// Checks the owners and permissions of DATA_DIR and of the upload and backup folders: all must belong to one account and be private.
import { accessSync, constants, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#server/config/config.ts';
import { requireNoUnfinishedRestore } from '#server/start/data-folder.ts';
import { type Finding, messageOf, ok, problem, warning } from './finding.ts';

const others = 0o077;

const statsOf = (path: string) => lstatSync(path, { throwIfNoEntry: false });

/** @returns the folder and its content, two levels deep */
const upperPaths = (folder: string): string[] => {
  const below = (path: string) => (statsOf(path)?.isDirectory() ? readdirSync(path).map((name) => join(path, name)) : []);
  const first = below(folder);
  return [folder, ...first, ...first.flatMap(below)];
};

const checkOwners = ({ dataDir, files, backup }: Config, { uid, gid }: { uid: number; gid: number }): Finding[] => {
  const folders = [dataDir, ...(files.kind === 'folder' ? [join(files.dir, 'uploads'), join(files.dir, 'cache')] : []), backup.dir];
  const paths = new Set(folders.filter((path) => statsOf(path)).flatMap(upperPaths));
  const foreign = [...paths].filter((path) => statsOf(path)?.uid !== uid);
  // a folder is reported without its contents
  const roots = foreign.filter((path) => !foreign.some((other) => other !== path && path.startsWith(join(other, '/'))));
  return roots.map((path) =>
    problem(`${path} belongs to account ${statsOf(path)?.uid}, DATA_DIR to ${uid}. Run: chown -R ${uid}:${gid} ${path}`),
  );
};

const isWritable = (path: string): boolean => {
  try {
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const checkRestore = (config: Config): Finding[] => {
  try {
    requireNoUnfinishedRestore(config);
    return [];
  } catch (error) {
    return [problem(messageOf(error))];
  }
};

/** @param account runs this check; undefined on systems where files have no owners */
export const checkFolders = (config: Config, account = process.getuid?.()): Finding[] => {
  const { dataDir, files } = config;
  const stats = statsOf(dataDir);
  if (!stats) return [warning(`${dataDir} does not exist. A start creates it; if there should be one, set DATA_DIR as for the server.`)];
  if (!stats.isDirectory()) return [problem(`${dataDir} is a file. Set DATA_DIR to a folder.`)];
  if (!isWritable(dataDir))
    return [
      problem(`account ${account} cannot write to ${dataDir}, which belongs to account ${stats.uid}. Use the account of the server.`),
    ];
  const findings = [...(account === undefined ? [] : checkOwners(config, stats)), ...checkRestore(config)];
  if (files.kind === 'folder' && !statsOf(files.dir))
    findings.push(problem(`${files.dir} does not exist. Mount it, or create it for the account of the server (FILES_URL).`));
  if (account !== undefined && (stats.mode & others) !== 0)
    findings.push(warning(`other accounts can read ${dataDir}. Run: chmod 700 ${dataDir}`));
  return findings.length > 0 ? findings : [ok(`${dataDir} and what is in it belong to account ${stats.uid}`)];
};
