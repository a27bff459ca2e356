// Calls of object storage: with a time limit, errors without secrets, and a circuit breaker while the storage does not respond.
import { FileStoreError } from './file-store.ts';

/** After a call without a response, others fail immediately during this time, so that requests do not queue up. */
const failFastMs = 2000;

interface Failure extends Error {
  $metadata?: { httpStatusCode?: number };
  code?: string;
}

const statusOf = (error: unknown): number | undefined => (error as Failure | null)?.$metadata?.httpStatusCode;

/** @returns whether the storage reports that the file does not exist */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && statusOf(error) === 404 && ['NoSuchKey', 'NotFound'].includes(error.name);

/** Only names and codes, because messages contain parts of the request. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown error';
  const { name, code } = error as Failure;
  const status = statusOf(error);
  if (name === 'AbortError') return 'no response in time';
  if (status === undefined || name === 'TimeoutError') return typeof code === 'string' ? code : name;
  // responses to HEAD have no body that names the error
  return /^[A-Z][A-Za-z]{1,60}$/.test(name) && !name.startsWith('Unknown') ? `${name} (status ${status})` : `status ${status}`;
};

export type Call = <T>(work: (signal: AbortSignal) => Promise<T>, sentBytes?: number) => Promise<T>;

/** Speed of the slowest upload that does not time out: 100 kB a second. */
const sentBytesPerMs = 100;

/**
 * @param timeoutMs time limit for a response, including retries of the library, in addition to the time for sending
 * @returns a function that runs one call and throws FileStoreError
 */
export const createCall = (timeoutMs: number): Call => {
  let outage: { reason: string; until: number } | null = null;
  return async (work, sentBytes = 0) => {
    if (outage && Date.now() < outage.until) throw new FileStoreError(outage.reason);
    // one call tests whether the storage responds again, while others still fail immediately
    if (outage) outage.until = Date.now() + timeoutMs;
    const end = new AbortController();
    const timer = setTimeout(() => end.abort(), timeoutMs + sentBytes / sentBytesPerMs).unref();
    try {
      const result = await work(end.signal);
      outage = null;
      return result;
    } catch (error) {
      const reason = reasonOf(error);
      outage = statusOf(error) === undefined ? { reason, until: Date.now() + failFastMs } : null;
      if (isMissing(error)) throw error;
      throw new FileStoreError(reason);
    } finally {
      clearTimeout(timer);
    }
  };
};
