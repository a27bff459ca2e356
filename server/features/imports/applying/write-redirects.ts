// Redirects from the former addresses of imported records.
import { z } from 'zod';
import { recordAddress } from '#contract/records/links.ts';
import type { PublishedKind } from '#contract/rules/record-kinds.ts';
import type { ActingContext } from '#server/database/context.ts';
import { lockRedirects } from '#server/database/lock.ts';
import { readSource } from '#server/features/redirects/redirect-addresses.ts';
import * as repository from '#server/features/redirects/site-redirects.repository.ts';
import { storeLine } from '#server/features/redirects/site-redirects.service.ts';
import { readTyped } from '#server/features/redirects/write-redirect.ts';
import { AppError } from '#server/http/errors.ts';

export interface FormerAddress {
  number: number;
  kind: PublishedKind;
  slug: string;
  old: string;
}

/** Redirects that an import has written, with the target that one had before. */
export const redirectUndo = z.object({ source: z.string(), target: z.string(), before: z.string().nullable() });
export type RedirectUndo = z.output<typeof redirectUndo>;

interface Redirected {
  written: Map<number, RedirectUndo>;
  refused: { number: number; value: string; text: string }[];
}

const store = async (acting: ActingContext, { kind, slug, old }: FormerAddress): Promise<RedirectUndo | null> => {
  const { source } = readTyped('from', () => readSource(old, acting.siteUrl));
  const target = recordAddress({ kind, slug, rest: '' });
  // the record has kept its address
  if (source === target) return null;
  const before = await repository.findBySource(acting.db, source);
  const done = await storeLine(acting, { from: old, to: target });
  if (done === 'unchanged') return null;
  const stored = await repository.findBySource(acting.db, source);
  return { source, target: stored?.target ?? target, before: before?.target ?? null };
};

const reasonOf = (error: AppError): string => Object.values(error.details.errors ?? {}).flat()[0] ?? error.message;

/** Call it inside a transaction. An address that cannot be redirected does not prevent the import of its record. */
export const writeRedirects = async (acting: ActingContext, addresses: readonly FormerAddress[]): Promise<Redirected> => {
  const result: Redirected = { written: new Map(), refused: [] };
  if (addresses.length === 0) return result;
  await lockRedirects(acting.db);
  for (const address of addresses) {
    try {
      const undo = await store(acting, address);
      if (undo) result.written.set(address.number, undo);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      result.refused.push({ number: address.number, value: address.old, text: reasonOf(error) });
    }
  }
  return result;
};

/** Call it inside a transaction. A redirect that somebody has changed since remains. */
export const undoRedirects = async (acting: ActingContext, redirects: readonly RedirectUndo[]): Promise<void> => {
  if (redirects.length === 0) return;
  await lockRedirects(acting.db);
  for (const { source, target, before } of redirects) {
    const present = await repository.findBySource(acting.db, source);
    if (present?.target !== target) continue;
    if (before === null) await repository.removeSiteRedirect(acting.db, present.id);
    else await storeLine(acting, { from: source, to: before });
  }
};
