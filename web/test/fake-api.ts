// The boundary of component tests: a transport that answers from a table and keeps what was asked.
import type { ApiRequest, Transport } from '../lib/api.ts';

type Answer = { status?: number; body?: unknown } | Error | (() => Promise<{ status: number; body: unknown }>);
type Answers = Record<string, Answer | ((request: ApiRequest) => Answer)>;

export interface FakeApi {
  transport: Transport;
  requests: ApiRequest[];
  /** Requests of one method and path, the query left out. */
  asked: (method: string, path: string) => ApiRequest[];
  /** Changes an answer. */
  answer: (call: string, answer: Answers[string]) => void;
}

const withoutQuery = (path: string) => path.split('?')[0] ?? path;

/** @param answers by call, e.g. `{ 'GET /api/admin/contacts': { body: … } }`; an Error is no answer at all */
export const fakeApi = (answers: Answers): FakeApi => {
  const requests: ApiRequest[] = [];
  const table = { ...answers };
  return {
    requests,
    asked: (method, path) => requests.filter((request) => request.method === method && withoutQuery(request.path) === path),
    answer: (call, answer) => {
      table[call] = answer;
    },
    transport: async (request) => {
      requests.push(request);
      const entry = table[`${request.method} ${withoutQuery(request.path)}`];
      const answer = typeof entry === 'function' && entry.length > 0 ? (entry as (request: ApiRequest) => Answer)(request) : entry;
      if (answer instanceof Error) throw answer;
      if (typeof answer === 'function') return (answer as () => Promise<{ status: number; body: unknown }>)();
      const { status = 200, body = null } = (answer ?? { status: 404, body: { message: 'Not found.' } }) as {
        status?: number;
        body?: unknown;
      };
      return { status, body };
    },
  };
};
