// How one HTTP call is declared. The server mounts these objects and is held to them in both directions;
// the web uses their types alone, so that no schema reaches a visitor's browser.
import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { FileKind } from './rules/uploads.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A file field of a multipart body. Its bytes decide what it is, not its name. */
export interface FileField {
  kind: FileKind;
  /** Largest size in bytes, that size included. */
  maxBytes: number;
  /** Takes `name[0]`, `name[1]`… up to this many files; without it the field is `name` and takes one. */
  maxFiles?: number;
  /** Error text for a file over the limit. */
  tooLarge: (fileName: string) => string;
  /** Error text for a file of another kind. */
  wrongKind: (fileName: string) => string;
}

export interface Route {
  method: Method;
  /** Path with Fastify parameters, e.g. `/api/public/products/:slug`. */
  path: string;
  summary: string;
  tag: string;
  /** 'admin' requires a valid bearer token. */
  access: 'public' | 'admin';
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Limit of a JSON body in bytes where the usual one would refuse what `body` allows (`jsonBytes`). */
  maxBodyBytes?: number;
  /** Files the call takes: the body is then multipart/form-data, `body` describes its text fields. */
  files?: Record<string, FileField>;
  /** Errors of the call beyond those that follow from its declaration (`errorsOf`). */
  errors?: readonly ErrorCode[];
  /** The success status and the body that is answered with it. Errors have one shape everywhere (errors.ts). */
  status: 200 | 201 | 204;
  answer: z.ZodType;
}

/** What texts of that many UTF-16 units need at most as JSON: each unit may be escaped as `\u` and four digits. */
export const jsonBytes = (units: number): number => 6 * units + 64 * 1024;

/** @returns every error that the call can answer with: those of its guard, its body and its schemas, and the declared ones */
export const errorsOf = ({ access, method, params, query, body, files, errors = [] }: Route): ErrorCode[] => {
  const implied: [ErrorCode, boolean][] = [
    ['malformed', method !== 'GET'],
    ['timeout', method !== 'GET'],
    ['too-large', method !== 'GET'],
    ['unsupported-type', method !== 'GET'],
    ['cross-site', method !== 'GET'],
    ['unauthenticated', access === 'admin'],
    ['not-found', params !== undefined],
    ['invalid', query !== undefined || body !== undefined || files !== undefined],
    ['unexpected', true],
    ['unavailable', true],
  ];
  return [...new Set([...implied.flatMap(([code, applies]) => (applies ? [code] : [])), ...errors])];
};

/** Keeps the literal types of a declaration. */
export const route = <const R extends Route>(declaration: R): R => declaration;

type Part<R extends Route, K extends 'params' | 'query' | 'body'> = R[K] extends z.ZodType ? R[K] : never;

/** What a caller may send as query. */
export type QueryOf<R extends Route> = z.input<Part<R, 'query'>>;
/** What a caller may send as body; of a route with files, the text fields of the form. */
export type BodyOf<R extends Route> = z.input<Part<R, 'body'>>;

type FileName<Files> = {
  [Name in keyof Files & string]: Files[Name] extends { maxFiles: number } ? `${Name}[${number}]` : Name;
}[keyof Files & string];

/** Values that a form can send as text. */
type FormText = string | number | boolean | null | readonly unknown[];

/** The fields that a caller may send to a route with files. @template File a file, where the caller runs */
export type FormInputOf<R extends Route, File> = {
  // a body without text fields has an index signature
  [Name in keyof BodyOf<R> as string extends Name ? never : Name]?: (BodyOf<R>[Name] & FormText) | undefined;
} & { [Name in FileName<R['files']>]?: File | undefined };

/** What a caller gets on success. */
export type AnswerOf<R extends Route> = z.output<R['answer']>;
