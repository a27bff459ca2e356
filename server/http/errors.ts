// The error class of the server, and the only module that converts errors to responses.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { type ErrorAnswer, type ErrorCode, errorCodes } from '#contract/errors.ts';
import { errorsOf, type Route } from '#contract/route.ts';
import { readingLanguage } from '#server/database/reading-language.ts';
import { isDatabaseFull, isUnavailable } from '#server/database/unavailable.ts';
import { isOutOfSpace, isUnwritable } from '#server/platform/disk-errors.ts';
import { FileStoreError } from '#server/platform/file-store/file-store.ts';
import { createLogLimit } from '#server/platform/log-limit.ts';
import { BusyError } from '#server/platform/slots.ts';
import { dataPolicy } from './headers.ts';
import { otherwise, registerValidationTexts } from './validation-texts.ts';

const texts: Record<ErrorCode, string> = {
  malformed: 'The request is malformed.',
  unauthenticated: 'Unauthenticated.',
  forbidden: 'Your role does not allow this.',
  'password-required': 'Enter your password to continue.',
  'not-found': 'Not found.',
  removed: 'Not found.',
  'method-not-allowed': 'Method not allowed.',
  timeout: 'The request took too long to arrive.',
  conflict: 'The request conflicts with what is stored.',
  'version-conflict': 'Somebody else changed this record while you were editing it.',
  'precondition-failed': 'The file is another version.',
  'too-large': 'The request is too large.',
  'unsupported-type': 'Unsupported content type.',
  'wrong-range': 'The file has no such range.',
  'cross-site': 'CSRF token mismatch.',
  invalid: 'The given data was invalid.',
  'too-many': 'Too many requests. Please try again in a minute.',
  'headers-too-large': 'The headers of the request are too large.',
  unexpected: 'Server Error',
  unavailable: 'The service is unavailable at the moment. Please try again shortly.',
  'not-public': 'This site is not public yet.',
  'out-of-space': 'The server has no space left. Nothing was stored; please try again later.',
};

/** @returns the default message of an error code */
export const messageOf = (code: ErrorCode): string => texts[code];

/** Seconds until a client should retry after a 503 or 507 (Retry-After). */
export const retryAfter = '5';

interface Details {
  message?: string;
  /** Messages by field, for 'invalid' and for a 'version-conflict' of one of several records. */
  errors?: Record<string, string[]>;
  headers?: Record<string, string>;
  cause?: unknown;
}

/** Thrown by services and hooks. The response has the status of the code (contract/errors.ts), the message and the code. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? messageOf(code), { cause: details.cause });
    this.code = code;
    this.details = details;
  }
}

/** Adds the language of the current reader to the address of a call. */
const inReadersLanguage = (address: string): string => {
  const language = readingLanguage();
  return language === null ? address : `${address}${address.includes('?') ? '&' : '?'}locale=${language}`;
};

/** Thrown for an address of a call that has moved permanently, in the same language. The response is 301. */
export class RedirectError extends Error {
  override name = 'RedirectError';
  readonly location: string;

  constructor(location: string) {
    super(`Moved to ${location}`);
    this.location = inReadersLanguage(location);
  }
}

export const notFound = () => new AppError('not-found');

/** @throws AppError 'not-found' for null */
export const orNotFound = <T>(found: T | null): T => {
  if (found === null) throw notFound();
  return found;
};

/** @param errors messages by field; the first one is displayed below the field */
export const invalid = (errors: Record<string, string[]>) => new AppError('invalid', { message: Object.values(errors)[0]?.[0], errors });

const fieldOf = (path: string) => path.replace(/^\//, '').replaceAll('/', '.') || 'body';

/** Converts a schema validation error: 404 for path parameters, otherwise 422 with messages by field. */
export const fromValidation = (error: {
  validation: { instancePath: string; message?: string }[];
  validationContext?: string;
}): AppError => {
  // an id or slug of the wrong format cannot exist
  if (error.validationContext === 'params') return notFound();
  // a Map, because a field may be named `constructor` or `__proto__`
  const errors = new Map<string, string[]>();
  for (const { instancePath, message } of error.validation) {
    const field = fieldOf(instancePath);
    errors.set(field, [...(errors.get(field) ?? []), message ?? otherwise]);
  }
  return invalid(Object.fromEntries(errors));
};

const codeOfStatus = (status: number | undefined): ErrorCode | undefined => {
  // a library's 403, e.g. for a path outside the folder of files, has nothing to do with passwords
  const found = Object.entries(errorCodes).find(([code, kind]) => kind.status === status && code !== 'password-required');
  return found?.[0] as ErrorCode | undefined;
};

/** The Content-Range header of a 416, which contains the length of the file. The error comes from @fastify/static. */
const rangeOf = (error: FastifyError & { headers?: Record<string, unknown> }): Record<string, string> => {
  const range = error.headers?.['Content-Range'];
  return typeof range === 'string' ? { 'content-range': range } : {};
};

/** Whether a later attempt may succeed, because the database, the disk or the file store is currently unavailable. */
export const isPassing = (error: unknown): boolean => isUnavailable(error) || isUnwritable(error) || error instanceof FileStoreError;

const isFull = (error: unknown): boolean => isOutOfSpace(error) || isDatabaseFull(error);

/** Converts every error that a request can cause. */
export const toAppError = (error: FastifyError | AppError, { method, raw }: FastifyRequest): AppError => {
  if (error instanceof AppError) return error;
  // the client closed the connection: the error code is the same as that of a lost database connection
  if (error === raw.errored) return new AppError('malformed', { cause: error });
  if (hasZodFastifySchemaValidationErrors(error)) return fromValidation(error);
  // reads come from browsers and crawlers, which only understand 503
  if (isFull(error) && method !== 'GET' && method !== 'HEAD') return new AppError('out-of-space', { cause: error });
  if (isPassing(error) || error instanceof BusyError) return new AppError('unavailable', { cause: error });
  const code = codeOfStatus(error.statusCode) ?? (error.statusCode && error.statusCode < 500 ? 'malformed' : 'unexpected');
  return new AppError(code, { cause: error, headers: rangeOf(error) });
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's declaration of the route (http/mount.ts). */
    declared?: Route;
  }
  interface FastifyInstance {
    /** Counts a call that failed because the database or the disk is unavailable. */
    reportOutage: (reason: string) => void;
    /** Counts a call that failed because the file store is unavailable. */
    reportStoreOutage: (reason: string) => void;
    /** Counts a request that was refused because too many requests are waiting. */
    reportBusy: () => void;
    onUndeclaredError: (text: string) => void;
  }
}

/** An error that the contract does not declare is a mistake in the contract. The response is sent unchanged. */
const reportUndeclared = (request: FastifyRequest, code: ErrorCode): void => {
  const declared = request.routeOptions?.config?.declared;
  if (!declared || errorsOf(declared).includes(code)) return;
  request.server.onUndeclaredError(`${declared.method} ${declared.path} answers ${code}, which its contract does not declare`);
};

const answer = (error: AppError): ErrorAnswer => ({
  message: error.message,
  code: error.code,
  ...(error.details.errors && { errors: error.details.errors }),
});

/** Whether the database, the disk or the file store is the cause; other causes are logged before the error becomes 'unavailable'. */
const isOutage = ({ code, details: { cause } }: AppError): boolean =>
  code === 'out-of-space' || (code === 'unavailable' && (cause === undefined || isPassing(cause)));

/** Logs an error with status 500 or higher. Thousands of requests fail during an outage, so these are counted in one log line a minute. */
const logFailure = (error: FastifyError, known: AppError, request: FastifyRequest): void => {
  // overload.ts counts refused requests
  if (request.isRefused) return;
  if (isOutage(known)) {
    request.isRefused = true;
    if (error instanceof FileStoreError) request.server.reportStoreOutage(error.message);
    else request.server.reportOutage(error.message);
  } else if (error instanceof BusyError) {
    request.isRefused = true;
    request.server.reportBusy();
  } else if (known.code === 'unavailable') request.log.error({ reason: error.message }, 'unavailable');
  else if (errorCodes[known.code].status >= 500) request.log.error({ err: error }, 'request failed');
};

const mayPass: ErrorCode[] = ['unavailable', 'out-of-space'];

/** Sends an error in the common format and logs it if its status is 500 or higher. */
export const handleError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  if (error instanceof RedirectError) return reply.redirect(error.location, 301);
  const known = toAppError(error, request);
  const { status } = errorCodes[known.code];
  reportUndeclared(request, known.code);
  logFailure(error, known, request);
  return reply
    .code(status)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': dataPolicy,
      ...(mayPass.includes(known.code) && { 'retry-after': retryAfter }),
      ...known.details.headers,
    })
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(answer(known));
};

/** Error handler for files that crawlers read: answers 503 instead of 500, so that crawlers retry and do not change their index. */
export const handleAsOutage = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const known = toAppError(error, request);
  if (known.code !== 'unexpected') return handleError(error, request, reply);
  request.log.error({ err: error }, 'request failed');
  return handleError(Object.assign(new AppError('unavailable', { cause: error }), { statusCode: 503 }), request, reply);
};

/** @returns a function that counts failures in one log line a minute, with the last reason */
const createOutageReport = (app: FastifyInstance, text: string): ((reason: string) => void) => {
  let lastReason = '';
  // without a stack: an outage is not a bug
  const report = createLogLimit((failures) => app.log.error({ reason: lastReason, failures }, text));
  return (reason) => {
    lastReason = reason;
    report();
  };
};

/**
 * Answers every error as JSON with `{message, code}`, never with a stack trace or SQL. Logs errors with status 500 or higher.
 * @param onUndeclaredError called with a sentence for each error that the contract of its route does not declare; default: logs a warning
 */
export const registerErrors = (app: FastifyInstance, onUndeclaredError = (text: string) => app.log.warn(text)): void => {
  registerValidationTexts();
  app.decorate('onUndeclaredError', onUndeclaredError);
  app.decorate('reportOutage', createOutageReport(app, 'database or disk unavailable'));
  app.decorate('reportStoreOutage', createOutageReport(app, 'file storage unavailable'));
  const reportBusy = createLogLimit((requests) => app.log.warn({ requests }, 'requests refused, the server is too busy'));
  app.decorate('reportBusy', reportBusy);
  app.setErrorHandler(handleError);
};
