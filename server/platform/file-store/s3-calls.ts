// Calls of object storage: time limits, one repetition, errors without secrets, and a pause while the storage does not respond.
import { setTimeout as pause } from 'node:timers/promises';
import { FileStoreError } from './file-store.ts';

/** After a call without a response, others fail at once for this time, so that requests do not queue up. */
const restMs = 2000;
const beforeRepetitionMs = 100;

interface Failure extends Error {
  $metadata?: { httpStatusCode?: number };
  code?: string;
}

const statusOf = (error: unknown): number | undefined => (error as Failure | null)?.$metadata?.httpStatusCode;

/** @returns whether the storage says that there is no such file */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && statusOf(error) === 404 && ['NoSuchKey', 'NotFound'].includes(error.name);

/** Names and codes only: messages contain parts of the request. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown error';
  const { name, code } = error as Failure;
  const status = statusOf(error);
  if (name === 'AbortError') return 'no response in time';
  if (status === undefined || name === 'TimeoutError') return typeof code === 'string' ? code : name;
  // responses to HEAD have no content, and so no name of an error
  return /^[A-Z][A-Za-z]{1,60}$/.test(name) && !name.startsWith('Unknown') ? `${name} (status ${status})` : `status ${status}`;
};

/** The storage has not responded, or not as expected, so another attempt may succeed. */
const isPassing = (error: unknown): boolean => {
  const status = statusOf(error);
  return status === undefined || status === 429 || status >= 500;
};

export interface Patience {
  signal: AbortSignal;
  /** Call it whenever something was sent: the time begins again. */
  extend: () => void;
}

const withPatience = async <T>(patienceMs: number, work: (patience: Patience) => Promise<T>): Promise<T> => {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), patienceMs).unref();
  try {
    return await work({ signal: end.signal, extend: () => void timer.refresh() });
  } finally {
    clearTimeout(timer);
  }
};

export type Call = <T>(work: (patience: Patience) => Promise<T>) => Promise<T>;

/**
 * @param patienceMs how long a response is waited for
 * @returns a function that runs one call; work that failed without a definite response is repeated once. It throws FileStoreError
 */
export const createCall = (patienceMs: number): Call => {
  let away: { reason: string; until: number } | null = null;

  const attempt = async <T>(work: (patience: Patience) => Promise<T>): Promise<T> => {
    try {
      return await withPatience(patienceMs, work);
    } catch (error) {
      // a call that was not responded to in time is not repeated: somebody is waiting
      if (!isPassing(error) || (error instanceof Error && error.name === 'AbortError')) throw error;
      await pause(beforeRepetitionMs);
      return withPatience(patienceMs, work);
    }
  };

  return async (work) => {
    if (away && Date.now() < away.until) throw new FileStoreError(away.reason);
    // one call tests whether the storage responds again, while others still fail at once
    if (away) away.until = Date.now() + patienceMs;
    try {
      const result = await attempt(work);
      away = null;
      return result;
    } catch (error) {
      const reason = reasonOf(error);
      away = statusOf(error) === undefined ? { reason, until: Date.now() + restMs } : null;
      if (isMissing(error)) throw error;
      throw new FileStoreError(reason);
    }
  };
};
