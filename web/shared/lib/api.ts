// Calls the API. Requests and answers have the types of the contract's route; no schema is loaded.
import type { ErrorAnswer } from '#contract/errors.ts';
import type { TransportAnswer } from '#contract/rendering.ts';
import type { AnswerOf, BodyOf, QueryOf, Route } from '#contract/route.ts';

export interface ApiRequest {
  method: string;
  /** Path and query, e.g. `/api/public/products?page=2`. */
  path: string;
  body?: unknown;
  signal?: AbortSignal;
  /** Is told how much of the body has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/** How a request reaches the API: by fetch in the browser, in process while a page is rendered on the server. */
export type Transport = (request: ApiRequest) => Promise<TransportAnswer>;

/** The server answered, but not with success. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  /** The answer as parsed JSON, null when it was none. */
  readonly answer: Partial<ErrorAnswer> | null;

  constructor(status: number, answer: unknown) {
    super(`The API answered with status ${status}`);
    this.status = status;
    this.answer = readErrorAnswer(answer);
  }
}

/** The server answered with success, but not with what the call promises. */
export class InvalidAnswerError extends Error {
  override name = 'InvalidAnswerError';

  constructor() {
    super('Invalid response from server');
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');

/** A proxy may answer in the server's place, with anything: only texts are kept where screens show texts. */
const readErrorAnswer = (answer: unknown): Partial<ErrorAnswer> | null => {
  if (!isObject(answer)) return null;
  const { message, errors, ...others } = answer;
  return {
    ...others,
    ...(typeof message === 'string' ? { message } : {}),
    ...(isObject(errors) ? { errors: Object.fromEntries(Object.entries(errors).map(([field, texts]) => [field, textsOf(texts)])) } : {}),
  };
};

/** True when the API said that the thing asked for does not exist. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

// `/api/public/products/:slug` becomes `/api/public/products/${string}`
type Filled<P extends string> = P extends `${infer Head}/:${string}/${infer Tail}`
  ? `${Head}/${string}/${Filled<Tail>}`
  : P extends `${infer Head}/:${string}`
    ? `${Head}/${string}`
    : P;

type Kind = 'string' | 'number' | 'list' | 'object';
type KindOf<T> = T extends readonly unknown[] ? 'list' : T extends string ? 'string' : T extends number ? 'number' : 'object';
/** What an answer must have before a screen is given it: the kind of each field that the screen cannot do without. */
type Shape<A> = A extends readonly unknown[] ? 'list' : { [Key in keyof A]?: KindOf<A[Key]> };

const isKind = (value: unknown, kind: Kind): boolean => {
  if (kind === 'list') return Array.isArray(value);
  return kind === 'object' ? isObject(value) && !Array.isArray(value) : typeof value === kind;
};

const hasShape = (body: unknown, shape: unknown): boolean => {
  if (typeof shape === 'string') return isKind(body, shape as Kind);
  if (!isObject(body)) return false;
  return Object.entries(shape ?? {}).every(([key, kind]) => isKind(body[key], kind));
};

interface Options<R extends Route> {
  query?: Partial<QueryOf<R>>;
  body?: BodyOf<R>;
  signal?: AbortSignal;
  /** Is told how much of the body has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
  /** Is told the path and query that answered, where the one asked for has moved. */
  onMoved?: (path: string) => void;
  /** Refuses an answer of another shape. Without it an answer must be an object or a list. */
  expects?: Shape<AnswerOf<R>>;
  /** The status is all that counts: the answer is not read, and may be anything. */
  ignoresAnswer?: boolean;
}

/** Writes a query; undefined, null and empty values are left out. */
export const queryString = (query: object): string => {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries.map(([key, value]) => [key, String(value)]))}`;
};

/**
 * @example call<typeof getProduct>(transport, 'GET', `/api/public/products/${encodeURIComponent(slug)}`, { signal })
 * @throws ApiError when the status is not a success, InvalidAnswerError when the answer is not usable, and whatever the
 *   transport throws when there is no answer
 */
export const call = async <R extends Route>(
  transport: Transport,
  method: R['method'],
  path: Filled<R['path']>,
  options: Options<R> = {},
): Promise<AnswerOf<R>> => {
  const { status, body, movedTo } = await transport({
    method,
    path: `${path}${queryString(options.query ?? {})}`,
    body: options.body,
    signal: options.signal,
    onProgress: options.onProgress,
  });
  if (status < 200 || status > 299) throw new ApiError(status, body);
  if (!options.ignoresAnswer && status !== 204 && !hasShape(body, options.expects)) throw new InvalidAnswerError();
  if (movedTo !== undefined) options.onMoved?.(movedTo);
  return body as AnswerOf<R>;
};
