// The scopes of API tokens, and the scope that each admin call requires. The server enforces this table (server/http/authentication.ts);
// calls that it does not name are closed to tokens.
import type { Permission } from './policy.ts';

export const scopeKinds = [
  'products',
  'categories',
  'attributes',
  'articles',
  'pages',
  'media',
  'messages',
  'redirects',
  'imports',
] as const;
export type ScopeKind = (typeof scopeKinds)[number];

const accesses = ['read', 'write'] as const;
type Access = (typeof accesses)[number];

/** Write includes read. */
export type Scope = `${ScopeKind}:${Access}`;

export const scopes: readonly Scope[] = scopeKinds.flatMap((kind) => accesses.map((access): Scope => `${kind}:${access}`));

/** What begins every API token, so that scanners for published secrets recognise it. */
export const apiTokenPrefix = 'lnt_';

export const apiTokenLimits = {
  /** Tokens of an installation, revoked ones not counted. */
  tokens: 50,
  /** Length of a name in characters. */
  name: 60,
  /** Days until a token expires if nothing else is chosen. */
  defaultDays: 365,
} as const;

/** @returns whether the scopes include the required one */
export const includesScope = (given: readonly Scope[], required: Scope): boolean =>
  given.includes(required) || (required.endsWith(':read') && given.includes(required.replace(':read', ':write') as Scope));

/**
 * The kind of scope by the beginning of the path after `/api/admin/`; the longest one decides. Null: closed, because the call reads or
 * changes records of several kinds, or serves a screen.
 */
const kindsByPath: Record<string, ScopeKind | null> = {
  products: 'products',
  categories: 'categories',
  'categories-all': 'categories',
  'categories/:id/merge': null,
  attributes: 'attributes',
  'attributes/grid': 'products',
  'attributes/problems': 'products',
  'attributes/:id/merge': null,
  news: 'articles',
  pages: 'pages',
  media: 'media',
  // names the records that use the file
  'media/:id': null,
  upload: 'media',
  'upload-image': 'media',
  contacts: 'messages',
  'contacts-assignees': 'messages',
  'contacts-stats': 'messages',
  'contacts-status': 'messages',
  'contacts-remove': 'messages',
  redirects: 'redirects',
  imports: 'imports',
  'exports/product': 'products',
  'exports/category': 'categories',
  'exports/attribute': 'attributes',
  'exports/article': 'articles',
  'exports/page': 'pages',
  'exports/message': 'messages',
};

const accessByPermission: Partial<Record<Permission, Access>> = {
  'content.read': 'read',
  'content.write': 'write',
  'messages.read': 'read',
  'messages.write': 'write',
};

interface Call {
  path: string;
  permission?: Permission | undefined;
}

const kindOfPath = (path: string): ScopeKind | null => {
  const segments = path.replace(/^\/api\/admin\//, '').split('/');
  for (let count = segments.length; count > 0; count -= 1) {
    const beginning = segments.slice(0, count).join('/');
    if (Object.hasOwn(kindsByPath, beginning)) return kindsByPath[beginning] ?? null;
  }
  return null;
};

/** @returns the scope that a token needs for the call; null if tokens cannot use it */
export const scopeOf = ({ path, permission }: Call): Scope | null => {
  const access = permission && accessByPermission[permission];
  const kind = kindOfPath(path);
  return access && kind ? `${kind}:${access}` : null;
};

/** Which scope a call requires, for the API documentation. */
export const scopeText = (call: Call): string => {
  const scope = scopeOf(call);
  return scope ? `API tokens need the scope \`${scope}\`.` : 'Closed to API tokens.';
};
