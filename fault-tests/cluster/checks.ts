// Checks the requests, and the stored data after the load has ended.

import type { Connection } from '#server/database/connect.ts';
import { listNamedFiles } from '#server/features/uploads/uploads.service.ts';
import { isStoredPath } from '#server/platform/files.ts';
import { compareFiles } from '../chaos/check-files.ts';
import { awaitSending, checkCopies, checkMail } from '../chaos/check-mail.ts';
import type { Violation } from '../chaos/check-records.ts';
import { checkRecords } from '../chaos/check-records.ts';
import type { Ledger } from '../chaos/ledger.ts';
import type { SentFiles } from '../chaos/sent-files.ts';
import { readRecords } from '../chaos/stored-records.ts';
import { backupsPath, type Fault, type FaultKind } from './faults.ts';
import { type Installation, prefix } from './installation.ts';
import { writerCount } from './load.ts';
import { isSuccess, type Meter, type Note } from './meter.ts';
import { ask } from './probes.ts';

type Db = Connection['db'];

/** Requests within this time after a recovery may still be affected. */
const afterMs = 1000;
/** Longest time until a sent mail is recorded as sent. */
const recordingMs = 10_000;
const mailLimitMs = 240_000;

const overlaps = ({ fromMs, recoveredMs }: Fault, from: number, to: number) => from <= recoveredMs + afterMs && to >= fromMs;

/** @returns the faults that were active during a request */
export const faultsOf = (note: Note, faults: readonly Fault[]): Fault[] =>
  faults.filter((fault) => overlaps(fault, note.sentMs, note.endMs));

const isDuring = (note: Note, faults: readonly Fault[], kinds: readonly FaultKind[]) =>
  faultsOf(note, faults).some(({ kind }) => kinds.includes(kind));

/** @returns why a response is wrong; null if it is right or if a fault explains it */
const problemOf = (note: Note, faults: readonly Fault[]): string | null => {
  const { outcome, isBalanced, hasRetryAfter, kind, path } = note;
  const isKilled = isDuring(note, faults, ['kill', 'shutdown']);
  if (outcome === 'no answer in 10 s') return outcome;
  const isOfBalancer = outcome === 502 || outcome === 504;
  if (isOfBalancer) return isKilled ? null : `${outcome} without a killed instance`;
  if (outcome === 503 && !hasRetryAfter) return '503 without Retry-After';
  if (typeof outcome === 'number' && outcome >= 500 && outcome !== 503) return `${outcome}`;
  if (!isBalanced) return null;
  // the daily backup is already being made
  if (outcome === 409 && path === backupsPath) return null;
  if (typeof outcome === 'number' && outcome >= 400 && outcome < 500) return `${outcome}`;
  const during = faultsOf(note, faults);
  const isOnlyStorage = during.length > 0 && during.every((fault) => fault.kind === 'object storage');
  if (isOnlyStorage && !isSuccess(note) && kind !== 'picture' && kind !== 'write')
    return `${outcome} during an outage of the object storage only`;
  return null;
};

/** @returns requests without a response, and responses that no fault explains */
export const checkAnswers = (notes: readonly Note[], faults: readonly Fault[]): string[] =>
  notes.flatMap((note) => {
    const problem = problemOf(note, faults);
    return problem === null ? [] : [`${(note.sentMs / 1000).toFixed(1)} s: ${note.method} ${note.path}: ${problem}`];
  });

export interface Arrival {
  messageId: string;
  atMs: number;
}

/** @returns mail that arrived twice although its sender was neither killed nor without a database */
export const checkDoubledMail = (arrivals: readonly Arrival[], faults: readonly Fault[]): string[] => {
  const explains = (fault: Fault, { atMs }: Arrival) => fault.kind !== 'object storage' && overlaps(fault, atMs, atMs + recordingMs);
  const byId = Map.groupBy(arrivals, ({ messageId }) => messageId);
  return [...byId].flatMap(([id, all]) =>
    all.slice(0, -1).flatMap((arrival) => (faults.some((fault) => explains(fault, arrival)) ? [] : [`mail ${id} was sent again`])),
  );
};

/** @returns the content of all uploads by path, read as an administrator through the instances in turn */
const readUploads = async ({ db, meter, installation, authorization }: Checked): Promise<Map<string, Buffer>> => {
  const { instances } = installation;
  const unclaimed = await db.selectFrom('unclaimed_files').select('path').execute();
  const paths = new Set([...(await listNamedFiles(db)), ...unclaimed.map(({ path }) => path)]);
  const contents = new Map<string, Buffer>();
  for (const [index, path] of [...paths].entries()) {
    const { origin = '' } = instances[index % instances.length] ?? {};
    const answer = await ask({ meter }, `${origin}/storage/${path}`, { authorization });
    if (answer?.status === 200) contents.set(path, answer.bytes);
  }
  return contents;
};

const ownKeys = /^(product \d|article \d|message \d|settings \d|session |upload )/;

export interface Checked {
  db: Db;
  ledger: Ledger;
  files: SentFiles;
  installation: Installation;
  meter: Meter;
  authorization: string;
}

/** Checks the confirmed writes of the load, and their files. */
export const checkStored = async (checked: Checked): Promise<Violation[]> => {
  const { db, ledger, files, installation } = checked;
  const uploads = await readUploads(checked);
  const rows = await readRecords(db, (path) => uploads.get(path) ?? null, files, writerCount);
  const own = rows.filter(([key]) => ownKeys.test(key));
  return [...checkRecords(ledger, own), ...(await compareFiles(db, installation.storage.names(`${prefix}/`).filter(isStoredPath)))];
};

/** Checks that every instance returns all products, articles and messages of the load. */
export const checkReadable = async ({ db, ledger, installation, meter, authorization }: Checked): Promise<Violation[]> => {
  const messages = await db.selectFrom('contact_messages').select(['id', 'subject']).execute();
  const wanted = [
    ...ledger
      .known('product ')
      .map(({ handle, state }) => [`/api/public/products/${handle.slug}`, (JSON.parse(state) as { name: string }).name]),
    ...ledger
      .known('article ')
      .map(({ handle, state }) => [`/api/public/news/${handle.slug}`, (JSON.parse(state) as { title: string }).title]),
    ...messages.map(({ id, subject }) => [`/api/admin/contacts/${id}`, JSON.stringify(subject).slice(1, -1)]),
  ] as [string, string][];
  const violations: Violation[] = [];
  for (const [path, text] of wanted) {
    for (const { number, origin } of installation.instances) {
      const answer = await ask({ meter }, origin + path, { authorization });
      if (answer?.bytes.includes(text)) continue;
      violations.push({ kind: 'lost', text: `${path} through ${number} (${answer?.status}) does not contain "${text}"` });
    }
  }
  return violations;
};

/** Waits until all mail has been sent. */
export const checkAllMail = async ({ db, installation }: Checked): Promise<Violation[]> => [
  ...(await awaitSending(db, mailLimitMs)),
  ...(await checkMail(db, installation.mail)),
  ...checkCopies(installation.mail),
];
