// Declaration of an HTTP call. The server mounts these objects and validates requests and responses against them;
// the web part uses only their types, so that no schema is loaded by visitors' browsers.
import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Permission } from './rules/policy.ts';
import type { FileKind } from './rules/uploads.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A file field of a multipart body. The type of a file is detected from its bytes, not from its name; `any` accepts every file. */
export interface FileField {
  kind: FileKind;
  maxBytes: number;
  /** Maximum number of files, named `name[0]`, `name[1]`…; without it, the field is `name` and accepts one file. */
  maxFiles?: number;
  /** Error text for a file over the limit. */
  tooLarge: (fileName: string) => string;
  /** Error text for a file of a wrong type. */
  wrongKind: (fileName: string) => string;
}

interface AnyRoute {
  method: Method;
  /** Path with Fastify parameters, e.g. `/api/public/products/:slug`. */
  path: string;
  summary: string;
  tag: string;
  /** Only for an admin call: the password must have been entered in the last minutes of the session. */
  requiresPassword?: true;
  params?: z.ZodType;
  query?: z.ZodType;
  /** Prefix of further query parameters on which the response depends; `query` accepts them. */
  queryPrefix?: string;
  body?: z.ZodType;
  /** Limit of a JSON body in bytes, if what `body` allows exceeds the default limit (`jsonBytes`). */
  maxBodyBytes?: number;
  /** File fields: the body is then multipart/form-data, and `body` describes its text fields. */
  files?: Record<string, FileField>;
  /** Errors of the call beyond those that follow from its declaration (`errorsOf`). */
  errors?: readonly ErrorCode[];
  /** Status and body of a successful response. All errors have one format (errors.ts). */
  status: 200 | 201 | 204;
  answer: z.ZodType;
  /** The response is a text that browsers save as a file, instead of JSON. */
  download?: { type: string; fileName: string };
  /** The response is a streamed file of one of these media types, whose name the server chooses. */
  file?: { types: readonly string[] };
}

/** 'admin' requires a valid bearer token of an administrator whose role has the permission (rules/policy.ts). */
type Access = { access: 'public'; permission?: never } | { access: 'admin'; permission: Permission };

export type Route = AnyRoute & Access;

/** Maximum JSON size in bytes of texts with this number of UTF-16 units: each unit may be escaped as `\u` and four digits. */
export const jsonBytes = (units: number): number => 6 * units + 64 * 1024;

/** @returns all error codes that the call can return: those of its guard, body and schemas, and the declared ones */
export const errorsOf = ({ access, requiresPassword, method, path, params, query, body, files, errors = [] }: Route): ErrorCode[] => {
  const implied: [ErrorCode, boolean][] = [
    // an address that cannot be decoded, or a body that cannot be parsed
    ['malformed', method !== 'GET' || params !== undefined],
    ['timeout', method !== 'GET'],
    ['too-large', method !== 'GET'],
    ['unsupported-type', method !== 'GET'],
    ['cross-site', method !== 'GET'],
    ['unauthenticated', access === 'admin'],
    // account calls are closed to API tokens
    ['forbidden', access === 'admin'],
    ['password-required', requiresPassword === true],
    ['not-found', params !== undefined],
    ['invalid', query !== undefined || body !== undefined || files !== undefined],
    // the rate limit per client, or per API token, and minute
    ['too-many', access === 'admin' || method === 'GET'],
    ['headers-too-large', true],
    ['not-public', path.startsWith('/api/public/')],
    ['out-of-space', method !== 'GET'],
    ['unexpected', true],
    ['unavailable', true],
  ];
  return [...new Set([...implied.flatMap(([code, applies]) => (applies ? [code] : [])), ...errors])];
};

/** Returns the declaration with its literal types. */
export const route = <const R extends Route>(declaration: R): R => declaration;

type Part<R extends Route, K extends 'params' | 'query' | 'body'> = R[K] extends z.ZodType ? R[K] : never;

/** Query that a caller can send. */
export type QueryOf<R extends Route> = z.input<Part<R, 'query'>>;
/** Body that a caller can send; for a route with files, the text fields of the form. */
export type BodyOf<R extends Route> = z.input<Part<R, 'body'>>;

type FileName<Files> = {
  [Name in keyof Files & string]: Files[Name] extends { maxFiles: number } ? `${Name}[${number}]` : Name;
}[keyof Files & string];

/** Values that a form can send as text. */
type FormText = string | number | boolean | null | readonly unknown[];

/** Fields that a caller can send to a route with files. @template File type of a file in the caller's environment */
export type FormInputOf<R extends Route, File> = {
  // a body without text fields has an index signature
  [Name in keyof BodyOf<R> as string extends Name ? never : Name]?: (BodyOf<R>[Name] & FormText) | undefined;
} & { [Name in FileName<R['files']>]?: File | undefined };

/** Body of a successful response. */
export type AnswerOf<R extends Route> = z.output<R['answer']>;
