// How one HTTP call is declared. The server mounts these objects and is held to them in both directions;
// the web uses their types alone, so that no schema reaches a visitor's browser.
import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Route {
  method: Method;
  /** Path with Fastify parameters, e.g. `/api/public/products/:slug`. */
  path: string;
  summary: string;
  tag: string;
  /** 'admin' demands a valid bearer token. */
  access: 'public' | 'admin';
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The success status and what is answered with it. Errors have one shape everywhere (errors.ts). */
  status: 200 | 201 | 204;
  answer: z.ZodType;
}

/** Keeps the literal types of a declaration. */
export const route = <const R extends Route>(declaration: R): R => declaration;

type Part<R extends Route, K extends 'params' | 'query' | 'body'> = R[K] extends z.ZodType ? R[K] : never;

/** What a caller may send as query. */
export type QueryOf<R extends Route> = z.input<Part<R, 'query'>>;
/** What a caller may send as body. */
export type BodyOf<R extends Route> = z.input<Part<R, 'body'>>;
/** What a caller gets on success. */
export type AnswerOf<R extends Route> = z.output<R['answer']>;
