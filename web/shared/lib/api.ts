// API client. Requests and responses are typed by the contract's routes; the schemas themselves are not loaded.
import type { ErrorAnswer } from '#contract/errors.ts';
import type { TransportAnswer } from '#contract/rendering.ts';
import type { AnswerOf, QueryOf, Route } from '#contract/route.ts';
import type { RequestBodyOf } from './form-body.ts';

/** A request as passed to a transport. */
export interface ApiRequest {
  method: string;
  /** Path and query, e.g. `/api/public/products?page=2`. */
  path: string;
  body?: unknown;
  signal?: AbortSignal;
  /** Called with the share of the body that has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/** Sends a request to the API: by fetch in the browser, in process while the server renders a page. */
export type Transport = (request: ApiRequest) => Promise<TransportAnswer>;

/** The API responded with a status other than 2xx. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  /** Parsed JSON body; null if the body is not a JSON object. */
  readonly answer: Partial<ErrorAnswer> | null;

  constructor(status: number, answer: unknown) {
    super(`The API answered with status ${status}`);
    this.status = status;
    this.answer = readErrorAnswer(answer);
  }
}

/** The API responded with a 2xx status, but the body does not have the expected shape. */
export class InvalidAnswerError extends Error {
  override name = 'InvalidAnswerError';

  constructor() {
    super('Invalid response from server');
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');

/** A proxy may respond instead of the API with any body, so values that screens show as text are dropped unless they are strings. */
const readErrorAnswer = (answer: unknown): Partial<ErrorAnswer> | null => {
  if (!isObject(answer)) return null;
  const { message, errors, ...others } = answer;
  return {
    ...others,
    ...(typeof message === 'string' ? { message } : {}),
    ...(isObject(errors) ? { errors: Object.fromEntries(Object.entries(errors).map(([field, texts]) => [field, textsOf(texts)])) } : {}),
  };
};

/** True if the API responded with 404. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

// `/api/public/products/:slug` becomes `/api/public/products/${string}`
type Filled<P extends string> = P extends `${infer Head}/:${string}/${infer Tail}`
  ? `${Head}/${string}${Filled<`/${Tail}`>}`
  : P extends `${infer Head}/:${string}`
    ? `${Head}/${string}`
    : P;

type Kind = 'string' | 'number' | 'list' | 'object';
type KindOf<T> = T extends readonly unknown[] ? 'list' : T extends string ? 'string' : T extends number ? 'number' : 'object';
/** Required shape of a response: the kind of each field the screen depends on. */
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
  body?: RequestBodyOf<R>;
  signal?: AbortSignal;
  /** Called with the share of the body that has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
  /** Required shape of the response body. Without it the body must be an object or a list. */
  expects?: Shape<AnswerOf<R>>;
  /** Only the status is checked; the body can be anything. */
  ignoresAnswer?: boolean;
}

/** Serialises query parameters with a leading `?`; a list has its name several times. Omits undefined, null and empty values. */
export const queryString = (query: object): string => {
  const entries = Object.entries(query)
    .flatMap(([key, values]) => [values].flat().map((value) => [key, value]))
    .filter(([, value]) => value !== undefined && value !== null && value !== '');
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries.map(([key, value]) => [key, String(value)]))}`;
};

/**
 * Calls a route of the contract.
 * @example call<typeof getProduct>(transport, 'GET', `/api/public/products/${encodeURIComponent(slug)}`, { signal })
 * @throws ApiError if the status is not 2xx, InvalidAnswerError if the body has an unexpected shape, and any error of the
 *   transport if there is no response
 */
export const call = async <R extends Route>(
  transport: Transport,
  method: R['method'],
  path: Filled<R['path']>,
  options: Options<R> = {},
): Promise<AnswerOf<R>> => {
  const { status, body } = await transport({
    method,
    path: `${path}${queryString(options.query ?? {})}`,
    body: options.body,
    signal: options.signal,
    onProgress: options.onProgress,
  });
  if (status < 200 || status > 299) throw new ApiError(status, body);
  if (!options.ignoresAnswer && status !== 204 && !hasShape(body, options.expects)) throw new InvalidAnswerError();
  return body as AnswerOf<R>;
};
