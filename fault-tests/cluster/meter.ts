// Sends the requests of the load and records their results.

/** A request that takes longer counts as unanswered. */
export const patienceMs = 10_000;

export const kinds = ['page', 'API call', 'picture', 'write', 'view'] as const;
export type RequestKind = (typeof kinds)[number];
/** A status, or the reason why there is none. */
export type Outcome = number | 'no connection' | 'no answer in 10 s';

export interface Note {
  kind: RequestKind;
  outcome: Outcome;
  method: string;
  path: string;
  /** Milliseconds since the load began. */
  sentMs: number;
  endMs: number;
  hasRetryAfter: boolean;
  /** Sent through the balancer instead of directly to an instance. */
  isBalanced: boolean;
}

export interface Meter {
  nowMs: () => number;
  notes: readonly Note[];
  note: (note: Omit<Note, 'endMs'>) => void;
  /** Like `fetch`, but resolves only when the whole response has arrived. */
  fetch: typeof globalThis.fetch;
}

export const isSuccess = ({ outcome }: Note): boolean => typeof outcome === 'number' && outcome >= 200 && outcome < 400;

const kindOf = (method: string, path: string): RequestKind => {
  if (path.startsWith('/storage/')) return 'picture';
  if (method !== 'GET') return 'write';
  return path.startsWith('/api/') ? 'API call' : 'page';
};

const reasonOf = (error: unknown): Outcome =>
  error instanceof Error && error.name === 'TimeoutError' ? 'no answer in 10 s' : 'no connection';

/** @param origin of the balancer */
export const createMeter = (origin: string): Meter => {
  const start = performance.now();
  const notes: Note[] = [];
  const nowMs = () => performance.now() - start;
  const note: Meter['note'] = (one) => notes.push({ ...one, endMs: nowMs() });
  return {
    nowMs,
    notes,
    note,
    fetch: async (input, init = {}) => {
      const { origin: target, pathname: path, search } = new URL(String(input));
      const method = init.method ?? 'GET';
      const about = {
        kind: kindOf(method, path),
        method,
        path: path + search,
        sentMs: nowMs(),
        isBalanced: target === origin,
        hasRetryAfter: false,
      };
      try {
        const response = await fetch(input, { ...init, redirect: 'manual', signal: AbortSignal.timeout(patienceMs) });
        const bytes = await response.arrayBuffer();
        note({ ...about, outcome: response.status, hasRetryAfter: response.headers.has('retry-after') });
        const isEmpty = response.status === 204 || response.status === 304;
        return new Response(isEmpty ? null : bytes, { status: response.status, headers: response.headers });
      } catch (error) {
        note({ ...about, outcome: reasonOf(error) });
        throw error;
      }
    },
  };
};
