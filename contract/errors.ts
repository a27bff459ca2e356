// The format of all error responses, and the codes for programs. Messages are for people and may change.
import { z } from 'zod';

interface ErrorKind {
  status: number;
  /** When a request gets this error. */
  description: string;
}

export const errorCodes = {
  malformed: { status: 400, description: 'The address, the headers or the body cannot be read, e.g. invalid JSON.' },
  unauthenticated: { status: 401, description: 'An admin call without a valid token, or a sign-in with a wrong email or password.' },
  forbidden: { status: 403, description: 'The role of the administrator does not allow the call, or the API token lacks its scope.' },
  'password-required': {
    status: 403,
    description: 'The password was not entered in the last ten minutes of the session: send it to `/api/admin/account/confirmation`.',
  },
  'not-found': { status: 404, description: 'There is no such record, or the caller may not see it.' },
  removed: { status: 404, description: 'There is no such record any more: it was deleted after visitors could see it.' },
  'method-not-allowed': { status: 405, description: 'The path exists, but not with this method; `Allow` lists its methods.' },
  timeout: { status: 408, description: 'The body took too long to arrive.' },
  conflict: { status: 409, description: 'The state of the record does not allow the call, e.g. a category that has products.' },
  'version-conflict': { status: 409, description: 'The record has been saved since the version that the request names.' },
  'precondition-failed': { status: 412, description: 'A stored file is not the version that `If-Match` or `If-Unmodified-Since` names.' },
  'too-large': { status: 413, description: 'The body is larger than the call accepts.' },
  'unsupported-type': { status: 415, description: 'A content type or content encoding that the call does not accept.' },
  'wrong-range': { status: 416, description: 'A stored file does not have the requested range.' },
  'cross-site': { status: 419, description: 'A browser sent the request for another site, or without the CSRF token.' },
  invalid: { status: 422, description: 'Fields of the query or the body are not valid; `errors` has the texts of each.' },
  'too-many': {
    status: 429,
    description:
      'The rate limit of the address or the API token is exceeded, or sign-in is paused after wrong passwords; `Retry-After` contains the number of seconds to wait.',
  },
  'headers-too-large': { status: 431, description: 'The headers are larger than the server accepts.' },
  unexpected: { status: 500, description: 'Internal error of the server.' },
  unavailable: {
    status: 503,
    description:
      'The database or the disk is unavailable, or the server is too busy; `Retry-After` contains the number of seconds to wait.',
  },
  'not-public': { status: 503, description: 'The site is not public yet: its visitors need a password. `Retry-After` contains an hour.' },
  'out-of-space': {
    status: 507,
    description: 'The disk is full: nothing of the request was stored. `Retry-After` contains the number of seconds to wait.',
  },
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof errorCodes;

const allCodes = Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]];

const fields = {
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional().meta({
    description:
      'Messages by field with status 422, the first of which is suitable for display below the field. When several records are saved, also with status 409.',
  }),
};

export const errorAnswer = z
  .object({ ...fields, code: z.enum(allCodes).meta({ description: 'The kind of error, for programs.' }) })
  .meta({ id: 'Error' });

export type ErrorAnswer = z.output<typeof errorAnswer>;

const errorAnswers = new Map<string, z.ZodType>();

/** Schema of the error responses with one status, for the codes that a call can return. Most calls share the same schemas. */
export const errorAnswerOf = (codes: readonly ErrorCode[]): z.ZodType => {
  const id = `Error.${codes.join('.')}`;
  let answer = errorAnswers.get(id);
  if (!answer) {
    answer = z.object({ ...fields, code: z.enum(codes) }).meta({ id });
    errorAnswers.set(id, answer);
  }
  return answer;
};

/** Markdown that describes when a call returns one of the codes. */
export const errorDescriptionOf = (codes: readonly ErrorCode[]): string =>
  codes.map((code) => `\`${code}\`: ${errorCodes[code].description}`).join(' ');

/** A response that contains only a confirmation. */
export const messageAnswer = z.object({ message: z.string() }).meta({ id: 'Message' });
