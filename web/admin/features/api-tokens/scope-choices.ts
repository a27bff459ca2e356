// The kinds of scopes as the screen names them, and combinations for common programs.
import { type Scope, type ScopeKind, scopeKinds } from '#contract/rules/scopes.ts';

export const kindLabels: Record<ScopeKind, string> = {
  products: 'Products',
  categories: 'Categories',
  attributes: 'Attributes',
  articles: 'Articles',
  pages: 'Pages',
  media: 'Media library',
  messages: 'Messages',
  redirects: 'Redirects',
  imports: 'Imports',
};

export const kindHints: Partial<Record<ScopeKind, string>> = {
  messages: 'Contain names and addresses of people.',
  imports: 'Reports of imports show records of every kind. Importing a file also needs write access to the kinds of its records.',
};

/** An address that answers a token with a scope of the kind. */
export const examplePaths: Record<ScopeKind, string> = {
  products: 'products',
  categories: 'categories',
  attributes: 'attributes',
  articles: 'news',
  pages: 'pages',
  media: 'media',
  messages: 'contacts',
  redirects: 'redirects',
  imports: 'imports',
};

export type Access = '' | 'read' | 'write';
export type AccessByKind = Record<ScopeKind, Access>;

export const noAccess = Object.fromEntries(scopeKinds.map((kind) => [kind, ''])) as AccessByKind;

export const presets: readonly { title: string; access: Partial<AccessByKind> }[] = [
  { title: 'ERP that pushes prices', access: { products: 'write', imports: 'write' } },
  { title: 'CRM that takes messages', access: { messages: 'read' } },
];

export const scopesOf = (access: AccessByKind): Scope[] =>
  scopeKinds.flatMap((kind) => (access[kind] === '' ? [] : [`${kind}:${access[kind]}` as const]));
