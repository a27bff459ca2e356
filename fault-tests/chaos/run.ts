// Repeatedly kills the server under load and checks the stored data after each kill.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Connection, connect } from '#server/database/connect.ts';
import { type MailServer, startMailServer } from '#server/testing/mail-server.ts';
import { killStartingServer, type ServerProcess, signInTo, startServer } from '#server/testing/server-process.ts';
import { between, chance, randomOf } from '../fuzz/random.ts';
import { createApi } from './api.ts';
import { checkDatabase, checkFiles } from './check-files.ts';
import { awaitSending, checkCopies, checkMail } from './check-mail.ts';
import { checkRecords, type Violation } from './check-records.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { type Client, runClient } from './load.ts';
import { prepare } from './prepare.ts';
import { createSentFiles, type SentFiles } from './sent-files.ts';
import { readRecords } from './stored-records.ts';

export interface RunOptions {
  seed: number;
  kills: number;
  dataDir: string;
  /** Arguments that start the built product. Default: its sources without the web part. */
  nodeArguments?: readonly string[];
  environment?: Record<string, string>;
  /** A start that takes longer is a violation. Default: no limit. */
  startLimitMs?: number;
  /** Called after the check of each kill. */
  onKill?: (report: Report) => void;
}

export interface Report {
  kills: number;
  counts: ReturnType<Ledger['counts']>;
  /** Violations found by the first failed check, which ends the run. */
  violations: Violation[];
  /** Milliseconds from the start of the process until it serves. */
  startsMs: number[];
  /** Number of mails that the mail server has accepted, and how many of them were copies. */
  mail: { accepted: number; copies: number };
}

const clientCount = 6;
/** Maximum number of confirmed writes before a kill. */
const maxWrites = 24;
/** Maximum delay between the last of these writes and the kill. */
const maxDelayMs = 80;
const startingShare = 0.15;
const mailLimitMs = 240_000;
const stallLimitMs = 240_000;

interface Chaos extends Pick<RunOptions, 'seed' | 'dataDir' | 'nodeArguments' | 'startLimitMs'> {
  environment: Record<string, string>;
  mailServer: MailServer;
  ledger: Ledger;
  files: SentFiles;
  clients: Client[];
  /** Authorization header of an administrator. */
  authorization: string;
  categoryId: number;
  report: Report;
}

const start = async ({ dataDir, environment, nodeArguments, startLimitMs = Infinity, report }: Chaos): Promise<ServerProcess> => {
  const since = performance.now();
  const server = await startServer(dataDir, environment, nodeArguments);
  const startMs = performance.now() - since;
  report.startsMs.push(startMs);
  if (startMs > startLimitMs) report.violations.push({ kind: 'start', text: `the start took ${Math.round(startMs / 1000)} s` });
  return server;
};

/** Sends load and kills the server at a random time. */
const killUnderLoad = async (chaos: Chaos, server: ServerProcess, kill: number): Promise<void> => {
  const { seed, ledger, files, clients, categoryId, authorization } = chaos;
  const random = randomOf(seed, kill);
  const target = ledger.total() + between(random, 0, maxWrites);
  const delayMs = between(random, 0, maxDelayMs);
  let isOver = false;
  const apiOf = (token: string) => createApi(server.origin, `Bearer ${token}`);
  const api = createApi(server.origin, authorization);
  const run = clients.map((client) => {
    const work = { api, ledger, files, client, categoryId, apiOf, random: randomOf(seed + client.number + 1, kill) };
    return runClient(work, () => isOver);
  });
  const failed = Promise.all(run).then(() => undefined);
  const since = performance.now();
  const reached = async () => {
    while (ledger.total() < target) {
      if (performance.now() - since > stallLimitMs) throw new Error('The server has stopped confirming writes');
      await pause(1);
    }
    await pause(delayMs);
  };
  try {
    await Promise.race([reached(), failed]);
  } finally {
    isOver = true;
    await server.kill();
    await failed;
  }
};

const check = async (chaos: Chaos, work: (db: Connection['db']) => Promise<Violation[]>): Promise<void> => {
  const connection = await connect(`file:${join(chaos.dataDir, 'site.sqlite')}`);
  try {
    chaos.report.violations.push(...(await work(connection.db)));
  } finally {
    await connection.close();
  }
};

const readFileIn = (dataDir: string) => (path: string) => {
  try {
    return readFileSync(join(dataDir, path));
  } catch {
    return null;
  }
};

const checkAll = (chaos: Chaos): Promise<void> =>
  check(chaos, async (db) => [
    ...checkRecords(chaos.ledger, await readRecords(db, readFileIn(chaos.dataDir), chaos.files, clientCount)),
    ...(await checkFiles(db, chaos.dataDir)),
    ...(await checkMail(db, chaos.mailServer)),
  ]);

const countKill = ({ report, dataDir }: Chaos): void => {
  report.kills += 1;
  report.violations.push(...checkDatabase(dataDir));
};

const killDuringStart = async (chaos: Chaos, random: () => number): Promise<void> => {
  const { dataDir, environment, nodeArguments, report } = chaos;
  const usual = report.startsMs.toSorted((a, b) => a - b)[Math.floor(report.startsMs.length / 2)] ?? 0;
  await killStartingServer(dataDir, between(random, 0, Math.round(usual)), environment, nodeArguments);
  countKill(chaos);
};

const countMail = ({ report, mailServer }: Chaos): void => {
  const accepted = mailServer.accepted.length;
  report.mail = { accepted, copies: accepted - new Set(mailServer.accepted.map(({ headers }) => headers['message-id'])).size };
};

const killRepeatedly = async (chaos: Chaos, { kills, onKill }: RunOptions): Promise<void> => {
  const { report, seed } = chaos;
  let server = await start(chaos);
  try {
    chaos.authorization = (await signInTo(server)).authorization;
    chaos.categoryId = await prepare(createApi(server.origin, chaos.authorization), chaos.ledger, clientCount);
    while (report.kills < kills && report.violations.length === 0) {
      await killUnderLoad(chaos, server, report.kills);
      countKill(chaos);
      const random = randomOf(seed, kills + report.kills);
      if (report.kills < kills && chance(random, startingShare)) await killDuringStart(chaos, random);
      server = await start(chaos);
      await checkAll(chaos);
      countMail(chaos);
      onKill?.(report);
    }
    if (report.violations.length > 0) return;
    await check(chaos, async (db) => [...(await awaitSending(db, mailLimitMs)), ...checkCopies(chaos.mailServer)]);
    await checkAll(chaos);
    countMail(chaos);
  } finally {
    await server.kill();
  }
};

/** Runs all kills, or until the first violation. */
export const runChaos = async (options: RunOptions): Promise<Report> => {
  const mailServer = await startMailServer();
  const ledger = createLedger();
  const report: Report = { kills: 0, counts: ledger.counts(), violations: [], startsMs: [], mail: { accepted: 0, copies: 0 } };
  const environment = {
    CONTACT_RATE_LIMIT: '0',
    BACKUP_AT: 'off',
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'website@lintara.example',
    ...options.environment,
  };
  const clients = Array.from({ length: clientCount }, (_, number): Client => ({ number, next: 0, tokens: [] }));
  const files = await createSentFiles(options.seed);
  const chaos = { ...options, environment, mailServer, ledger, files, clients, authorization: '', categoryId: 0, report };
  try {
    await killRepeatedly(chaos, options);
  } finally {
    await mailServer.close();
  }
  return report;
};
