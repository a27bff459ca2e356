// Transport for component tests: returns configured responses and records the requests.
import type { ApiRequest, Transport } from '#web/shared/lib/api.ts';

export interface Answer {
  status?: number;
  body?: unknown;
}

/** An Error represents a network failure. */
type Reply = Answer | Error | Promise<Answer>;
type Handler = (request: ApiRequest) => Reply;

/** A transport that records its requests. */
export interface FakeApi {
  transport: Transport;
  requests: ApiRequest[];
  /** Requests with a method and path; the query is ignored. */
  requestsTo: (method: string, path: string) => ApiRequest[];
  /** Query strings of GET requests to a path. The same query twice in a row counts once, because strict mode mounts twice. */
  queriesTo: (path: string) => string[];
  /** Replaces the response of a call. */
  answer: (call: string, answer: Reply | Handler) => void;
}

/** Rows for `it.each`: the ways in which a call fails. */
export const failedCalls: [name: string, answer: () => Promise<Answer>][] = [
  ['an error of the server', async () => ({ status: 500, body: null })],
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
];

const notFound: Answer = { status: 404, body: { message: 'Not found.' } };
const withoutQuery = (path: string) => path.split('?')[0] ?? path;

/** @param answers responses by call, e.g. `{ 'GET /api/admin/contacts': { body: … } }`, or a handler for all requests */
export const fakeApi = (answers: Record<string, Reply | Handler> | Handler): FakeApi => {
  const requests: ApiRequest[] = [];
  const table = typeof answers === 'function' ? {} : { ...answers };
  const replyTo = (request: ApiRequest): Reply => {
    const entry = typeof answers === 'function' ? answers : (table[`${request.method} ${withoutQuery(request.path)}`] ?? notFound);
    return typeof entry === 'function' ? entry(request) : entry;
  };
  const requestsTo: FakeApi['requestsTo'] = (method, path) =>
    requests.filter((request) => request.method === method && withoutQuery(request.path) === path);
  return {
    requests,
    requestsTo,
    queriesTo: (path) =>
      requestsTo('GET', path)
        .map((request) => request.path.split('?')[1] ?? '')
        .filter((query, index, all) => query !== all[index - 1]),
    answer: (call, answer) => {
      table[call] = answer;
    },
    transport: async (request) => {
      requests.push(request);
      const reply = await replyTo(request);
      if (reply instanceof Error) throw reply;
      const { status = 200 } = reply;
      // a successful response without a specified body
      return { status, body: 'body' in reply ? reply.body : status < 300 ? {} : null };
    },
  };
};

/** Handler that returns bodies by path, without the query; 404 for other paths. */
export const bodiesByPath =
  (bodies: Record<string, unknown>) =>
  ({ path }: ApiRequest): Answer => {
    const body = bodies[withoutQuery(path)];
    return body === undefined ? notFound : { body };
  };
