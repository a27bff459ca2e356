// Runs the load and the faults against an installation, and checks everything afterwards.
import { connect } from '#server/database/connect.ts';
import { signInTo } from '#server/testing/server-process.ts';
import { createApi } from '../chaos/api.ts';
import type { Violation } from '../chaos/check-records.ts';
import { createLedger, type Ledger } from '../chaos/ledger.ts';
import { prepare } from '../chaos/prepare.ts';
import { createSentFiles } from '../chaos/sent-files.ts';
import { randomOf } from '../fuzz/random.ts';
import { type Arrival, checkAllMail, checkAnswers, checkDoubledMail, checkReadable, checkStored } from './checks.ts';
import { createContents } from './contents.ts';
import { awaitReady, backupsPath, type Fault, runFaults } from './faults.ts';
import type { Installation } from './installation.ts';
import {
  awaitBackups,
  awaitViews,
  backupTakeoverMs,
  checkBackups,
  checkFirstStart,
  checkViews,
  countViews,
  makeDailyBackupDue,
  type Views,
} from './jobs.ts';
import { runLoad, writerCount } from './load.ts';
import { createMeter, isSuccess, type Note } from './meter.ts';
import { checkContents, type Probing, probeContents, probePictures, type Stale } from './probes.ts';
import { createSecondAccount, probeSessions } from './sessions.ts';

export interface Result {
  notes: readonly Note[];
  faults: readonly Fault[];
  counts: Ledger['counts'] extends () => infer Counts ? Counts : never;
  compared: Probing['counts'];
  stale: readonly Stale[];
  /** Confirmed writes that are missing, and partially stored records. */
  lost: readonly Violation[];
  doubled: readonly string[];
  /** Responses that no fault explains. */
  wrongAnswers: readonly string[];
  mail: { sent: number; copies: number };
  views: Views & { confirmed: number };
  backups: { made: number; daily: number; failed: number; takeoverMs: number | null };
}

const dailyFromSeconds = 90;

interface Options {
  installation: Installation;
  seconds: number;
  seed: number;
}

/** Creates everything that the load needs, with all instances ready. */
const prepareLoad = async ({ installation, seed }: Options) => {
  const { balancer, instances, mail, databaseUrl } = installation;
  const [first] = instances;
  if (!first) throw new Error('There is no instance');
  await awaitReady(instances);
  const { db, close } = await connect(databaseUrl);
  const doubled = await checkFirstStart(db);
  const { authorization } = await signInTo(first);
  const ledger = createLedger();
  const direct = createApi(first.origin, authorization);
  const categoryId = await prepare(direct, ledger, writerCount);
  const contents = await createContents(direct);
  const account = await createSecondAccount(direct);
  const before = await countViews(db);
  const files = await createSentFiles(seed);
  const meter = createMeter(balancer.origin);
  const arrivals: Arrival[] = [];
  mail.rules.mail = ({ headers }) => {
    arrivals.push({ messageId: headers['message-id'] ?? '', atMs: meter.nowMs() });
    return undefined;
  };
  return { db, close, doubled, authorization, ledger, categoryId, contents, account, before, files, meter, arrivals };
};

type Prepared = Awaited<ReturnType<typeof prepareLoad>>;

const runUnderLoad = async ({ installation, seconds, seed }: Options, prepared: Prepared) => {
  const { db, authorization, ledger, categoryId, contents, account, files, meter } = prepared;
  const { instances, balancer } = installation;
  let isOver = false;
  const shared = { meter, authorization, files, isOver: () => isOver };
  const faults: Fault[] = [];
  const probing: Probing = {
    ...shared,
    instances,
    random: randomOf(seed, 1),
    counts: { reads: 0, pictures: 0, sessions: 0 },
    stale: [],
    allowed: new Map(),
  };
  const api = createApi(balancer.origin, authorization, meter.fetch);
  const running = Promise.all([
    runLoad({ ...shared, origin: balancer.origin, ledger, categoryId, seed }),
    probeContents(probing, contents),
    probePictures(probing),
    probeSessions(probing, account),
  ]);
  try {
    await Promise.race([
      runFaults({ installation, meter, faults, seconds, api, makeDailyBackupDue: () => makeDailyBackupDue(db) }),
      running,
    ]);
  } finally {
    isOver = true;
    await running;
  }
  return { faults, probing, notes: [...meter.notes] };
};

/** Runs once. @throws if the installation does not recover */
export const runCluster = async (options: Options): Promise<Result> => {
  const { installation, seconds } = options;
  // the first check happens a minute after a start
  const isDailyDue = seconds >= dailyFromSeconds;
  const prepared = await prepareLoad(options);
  const { db, ledger, files, meter, authorization, arrivals, before } = prepared;
  try {
    const { faults, probing, notes } = await runUnderLoad(options, prepared);
    await awaitReady(installation.instances);
    const confirmed = notes.filter((note) => note.kind === 'view' && isSuccess(note)).length;
    const views = await awaitViews(db, before, confirmed);
    const reported = notes.filter(({ kind }) => kind === 'view').length;
    const backups = await awaitBackups(installation.backupDir, isDailyDue);
    const requested = notes.filter((note) => note.path === backupsPath && isSuccess(note)).length;
    const checked = { db, ledger, files, installation, meter, authorization };
    const lost = [
      ...(await checkContents(probing)),
      ...(await checkAllMail(checked)),
      ...(await checkReadable(checked)),
      ...(await checkStored(checked)),
    ];
    const doubled = [
      ...prepared.doubled,
      ...checkDoubledMail(arrivals, faults),
      ...checkViews(views, reported),
      ...checkBackups(backups, requested, isDailyDue),
    ];
    const ids = new Set(arrivals.map(({ messageId }) => messageId));
    return {
      notes,
      faults,
      counts: ledger.counts(),
      compared: probing.counts,
      stale: probing.stale,
      lost,
      doubled,
      wrongAnswers: checkAnswers(notes, faults),
      mail: { sent: ids.size, copies: arrivals.length - ids.size },
      views: { ...views, confirmed },
      backups: {
        made: backups.filter(({ state }) => state === 'proven').length,
        daily: backups.filter(({ state, kind }) => state === 'proven' && kind === 'daily').length,
        failed: backups.filter(({ state }) => state === 'failed').length,
        takeoverMs: backupTakeoverMs(backups),
      },
    };
  } finally {
    await prepared.close();
  }
};
