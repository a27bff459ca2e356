// What an API token needs besides the scope of the call: an import changes records of the kinds in its file.
import type { ImportOptions } from '#contract/imports.ts';
import { type ImportKind, importKinds } from '#contract/rules/imports.ts';
import { includesScope, type Scope, scopeOf } from '#contract/rules/scopes.ts';
import { parseJson } from '#server/database/json.ts';
import type { Administrator } from '#server/http/authentication.ts';
import { AppError } from '#server/http/errors.ts';
import type { Source } from './source.ts';

export type Caller = Pick<Administrator, 'apiToken'>;

/** As the table of scopes has it for exports of the kind. */
const scopeOfKind = (kind: ImportKind): Scope | null => scopeOf({ path: `/api/admin/exports/${kind}`, permission: 'content.write' });

/** @returns the kinds of records that an import of the file can create or change */
export const kindsToWrite = ({ tables }: Pick<Source, 'tables'>, kind: ImportKind, options: ImportOptions): ImportKind[] => {
  const others = options.sheet === undefined ? tables.map((table) => table.kind) : [];
  const found = new Set<ImportKind | undefined>([kind, ...others, options.create_categories === true ? 'category' : undefined]);
  return importKinds.filter((one) => found.has(one));
};

/** @throws AppError 'forbidden' if the caller has an API token without a scope for one of the kinds */
export const requireKinds = ({ apiToken }: Caller, kinds: readonly ImportKind[]): void => {
  if (apiToken === null) return;
  for (const scope of kinds.map(scopeOfKind))
    if (scope === null || !includesScope(apiToken.scopes, scope))
      throw new AppError('forbidden', { message: `The API token “${apiToken.name}” lacks the scope ${scope}, which this import needs.` });
};

/** The same for an import that is stored. */
export const requireKindsOf = (caller: Caller, { facts }: { facts: string }): void => {
  const { kinds = importKinds } = (parseJson(facts) ?? {}) as { kinds?: ImportKind[] };
  requireKinds(caller, kinds);
};
