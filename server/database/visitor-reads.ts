// Marks the reads of visitors' requests. While many records are written on SQLite, these see the state before (sqlite-hold.ts).
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './schema.ts';

const visitors = new AsyncLocalStorage<boolean>();

/** Runs work, and everything it starts, as the request of a visitor. */
export const asVisitor = <T>(work: () => T): T => visitors.run(true, work);

/** Runs work that a request of a visitor causes, and that must read the present state. */
export const notAsVisitor = <T>(work: () => T): T => visitors.run(false, work);

export const isVisitor = (): boolean => visitors.getStore() === true;

const views = new WeakMap<Database, object>();

/** @param view represents the state that visitors see; null if they see the present one */
export const setVisitorView = (db: Database, view: object | null): void => {
  if (view) views.set(db, view);
  else views.delete(db);
};

/** @returns an object for the state that reads see now. Caches of one state belong to it. */
export const viewOf = (db: Database): object => (isVisitor() && views.get(db)) || db;
