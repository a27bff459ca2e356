// The one shape of every error answer, and the codes that programs compare. Texts are for people and may change.
import { z } from 'zod';

interface ErrorKind {
  status: number;
  /** Who gets it, and when. */
  description: string;
}

export const errorCodes = {
  malformed: { status: 400, description: 'The address, the headers or the body cannot be read, e.g. invalid JSON.' },
  unauthenticated: { status: 401, description: 'An admin call without a valid token, or a sign-in with a wrong email or password.' },
  'not-found': { status: 404, description: 'The path names no record, or one that the caller may not see.' },
  'method-not-allowed': { status: 405, description: 'The path exists, but not with this method; `Allow` lists its methods.' },
  timeout: { status: 408, description: 'The body took too long to arrive.' },
  conflict: { status: 409, description: 'The state of the record does not allow the call, e.g. a category that has products.' },
  'version-conflict': { status: 409, description: 'The record has been saved since the version that the request names.' },
  'too-large': { status: 413, description: 'The body is larger than the call accepts.' },
  'unsupported-type': { status: 415, description: 'A content type or content encoding that the call does not accept.' },
  'wrong-range': { status: 416, description: 'A stored file does not have the requested range.' },
  'cross-site': { status: 419, description: 'A browser sent the request for another site, or without the CSRF token.' },
  invalid: { status: 422, description: 'Fields of the query or the body are not valid; `errors` has the texts of each.' },
  'too-many': { status: 429, description: 'The limit of the address is used up; `Retry-After` says for how many seconds.' },
  'headers-too-large': { status: 431, description: 'The headers are larger than the server reads.' },
  unexpected: { status: 500, description: 'An error of the server.' },
  unavailable: { status: 503, description: 'The database or the disk cannot be used at the moment; `Retry-After` says when to try again.' },
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof errorCodes;

const allCodes = Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]];

const fields = {
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional().meta({
    description:
      'With status 422 the texts of each refused field, the first fit to show under it; where several records were to be saved, also those of a conflict.',
  }),
};

export const errorAnswer = z
  .object({ ...fields, code: z.enum(allCodes).meta({ description: 'The kind of error, for programs.' }) })
  .meta({ id: 'Error' });

export type ErrorAnswer = z.output<typeof errorAnswer>;

/** The error answers of one status, with the codes that a call can answer with it. */
export const errorAnswerOf = (codes: readonly ErrorCode[]): z.ZodType =>
  z
    .object({ ...fields, code: z.enum(codes) })
    .meta({ description: codes.map((code) => `\`${code}\`: ${errorCodes[code].description}`).join(' ') });

/** Answer of calls that only confirm. */
export const messageAnswer = z.object({ message: z.string() }).meta({ id: 'Message' });
