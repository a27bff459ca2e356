// The boundary of component tests: a transport that answers what the test says and keeps what was asked.
import type { ApiRequest, Transport } from '#web/shared/lib/api.ts';

export interface Answer {
  status?: number;
  body?: unknown;
}

/** An Error is no answer at all. */
type Reply = Answer | Error | Promise<Answer>;
type Answering = (request: ApiRequest) => Reply;

export interface FakeApi {
  transport: Transport;
  requests: ApiRequest[];
  /** Requests of one method and path, the query left out. */
  asked: (method: string, path: string) => ApiRequest[];
  /** Changes an answer of the table. */
  answer: (call: string, answer: Reply | Answering) => void;
}

const notFound: Answer = { status: 404, body: { message: 'Not found.' } };
const withoutQuery = (path: string) => path.split('?')[0] ?? path;

/** @param answers by call, e.g. `{ 'GET /api/admin/contacts': { body: … } }`, or a function that answers them all */
export const fakeApi = (answers: Record<string, Reply | Answering> | Answering): FakeApi => {
  const requests: ApiRequest[] = [];
  const table = typeof answers === 'function' ? {} : { ...answers };
  const replyTo = (request: ApiRequest): Reply => {
    const entry = typeof answers === 'function' ? answers : (table[`${request.method} ${withoutQuery(request.path)}`] ?? notFound);
    return typeof entry === 'function' ? entry(request) : entry;
  };
  return {
    requests,
    asked: (method, path) => requests.filter((request) => request.method === method && withoutQuery(request.path) === path),
    answer: (call, answer) => {
      table[call] = answer;
    },
    transport: async (request) => {
      requests.push(request);
      const reply = await replyTo(request);
      if (reply instanceof Error) throw reply;
      const { status = 200 } = reply;
      // a success whose answer the test does not care for
      return { status, body: 'body' in reply ? reply.body : status < 300 ? {} : null };
    },
  };
};

/** What the API answers to GETs, by path. */
export const bodiesByPath =
  (bodies: Record<string, unknown>) =>
  ({ path }: ApiRequest): Answer => {
    const body = bodies[withoutQuery(path)];
    return body === undefined ? notFound : { body };
  };
