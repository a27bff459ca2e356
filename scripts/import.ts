// npm run import: checks or applies an import from the command line. With IMPORT_TOKEN through the API of a running server, otherwise in
// this process. The token is not read from arguments, which other users can see.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { ImportRecord, ImportRow } from '#contract/imports.ts';
import { type ImportKind, importKinds } from '#contract/rules/imports.ts';
import type { Config } from '#server/config/config.ts';
import { AppError } from '#server/http/errors.ts';
import { embeddedDatabasePath } from '#server/start/data-folder.ts';
import { StartError } from '#server/start/start-error.ts';
import { importByApi } from './import/import-by-api.ts';
import { importHere } from './import/import-here.ts';
import type { Importer, WantedImport } from './import/importer.ts';
import { runCommand } from './run-command.ts';

const usage = `npm run import -- <file> --dry-run|--apply [--kind ${importKinds.join('|')}] [--archive <zip file>] [--json] [--url <address>]
With an API token in IMPORT_TOKEN, a running server imports the file; without one, the server must be stopped.`;

/** Exit codes: 0 done, 1 the file could not be imported, 2 rows contain errors or the file needs an answer. */
const needsCorrection = 2;

const options = {
  'dry-run': { type: 'boolean' },
  apply: { type: 'boolean' },
  kind: { type: 'string' },
  archive: { type: 'string' },
  json: { type: 'boolean' },
  url: { type: 'string' },
} as const;

const refuse = (message: string): never => {
  throw new AppError('malformed', { message });
};

interface Given extends WantedImport {
  json: boolean;
  url: string | undefined;
}

const isKind = (kind: string): kind is ImportKind => importKinds.some((one) => one === kind);

const parsed = () => {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message : ''}\n${usage}`);
  }
};

const readArguments = (): Given => {
  const { values, positionals } = parsed();
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0 || values.apply === values['dry-run']) return refuse(usage);
  for (const path of [file, values.archive]) if (path !== undefined && !existsSync(path)) refuse(`There is no file ${path}.`);
  const { kind, archive, url, json = false } = values;
  if (kind !== undefined && !isKind(kind)) return refuse(`The kind must be one of ${importKinds.join(', ')}.`);
  return { file, archive, url, json, action: values.apply ? 'apply' : 'check', options: kind === undefined ? {} : { kind } };
};

const inProgress = ({ state, counts, questions }: ImportRecord, { action }: Given): boolean =>
  ['checking', 'preparing', 'writing'].includes(state) ||
  // between the dry run and the application
  (state === 'checked' && action === 'apply' && counts?.error === 0 && questions.length === 0);

const untilDone = async (importer: Importer, given: Given): Promise<ImportRecord> => {
  let found = await importer.create(given);
  while (inProgress(found, given)) {
    await importer.wait();
    found = await importer.get(found.id);
  }
  return found;
};

const lineOf = ({ line, title, errors }: ImportRow): string[] =>
  errors.map(({ column, value, text }) => {
    const cell = [column, value === null ? null : `“${value}”`].filter((part) => part !== null).join(' ');
    return `  Line ${line ?? '–'}${title === '' ? '' : ` (${title})`}: ${cell === '' ? '' : `${cell}: `}${text}`;
  });

const reportOf = (found: ImportRecord, rows: readonly ImportRow[]): string => {
  const { id, state, failure, counts, questions, notes } = found;
  const counted = counts && Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  return [
    `Import ${id}: ${state}${failure === null ? '' : `: ${failure}`}`,
    ...(counted ? [`Rows: ${counted.join(', ')}`] : []),
    ...questions.map(({ option, text }) => `Question (${option}): ${text}`),
    ...notes,
    ...rows.flatMap(lineOf),
  ].join('\n');
};

const run = async (importer: Importer, given: Given): Promise<void> => {
  const found = await untilDone(importer, given);
  const rows = await importer.rows(found.id, found.state === 'applied' ? { state: 'refused' } : { action: 'error' });
  console.log(given.json ? JSON.stringify({ import: found, rows }) : reportOf(found, rows));
  if (found.state === 'failed') process.exitCode = 1;
  else if (rows.length > 0 || found.questions.length > 0) process.exitCode = needsCorrection;
};

const open = async (config: Config, { url }: Given): Promise<Importer> => {
  const token = process.env.IMPORT_TOKEN;
  if (token) return importByApi((url ?? `http://127.0.0.1:${config.port}`).replace(/\/$/, ''), token);
  if (url !== undefined) return refuse('Set IMPORT_TOKEN to an API token of that server.');
  const path = embeddedDatabasePath(config);
  if (path !== null && !existsSync(path)) refuse(`There is no database at ${path}. Set DATA_DIR or DATABASE_URL as for the server.`);
  return importHere(config).catch((error: unknown) => {
    if (!(error instanceof StartError)) throw error;
    return refuse(`${error.message}\nTo import while the server runs, set IMPORT_TOKEN to an API token.`);
  });
};

const explain = (error: unknown): void => {
  if (!(error instanceof AppError)) throw error;
  console.error([error.message, ...Object.values(error.details.errors ?? {}).flat()].join('\n'));
  process.exitCode = 1;
};

await runCommand(async (config) => {
  try {
    const given = readArguments();
    const importer = await open(config, given);
    await run(importer, given).finally(importer.close);
  } catch (error) {
    explain(error);
  }
});
