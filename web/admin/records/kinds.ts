// The kinds of records in the admin area: their names, the screen of each, and how one record is opened there.
import { published, publishedOf, recordKinds } from '#contract/records/kinds.ts';
import { capitalised } from '#contract/rules/capitalised.ts';
import type { DraftKind } from '#contract/rules/drafts.ts';
import type { RecordKind } from '#contract/rules/history.ts';
import type { AdminIconName } from '#web/admin/ui/admin-icon.tsx';

/** @returns the kind whose records are in a table */
export const kindOfTable = (table: string): DraftKind | 'setting' | 'trash' =>
  Object.values(published).find((one) => one.table === table)?.kind ?? (table === 'trash' ? 'trash' : 'setting');

/** @returns the name or title of a record */
export const titleOf = (kind: DraftKind, record: object): string =>
  String((record as Record<string, unknown>)[published[kind].title] ?? '');

/** @returns whether the flag that shows the record to visitors is set */
export const isShown = (kind: DraftKind, record: object): boolean => (record as Record<string, unknown>)[published[kind].shownBy] === true;

const fileTypes: ReadonlySet<string> = new Set(['picture', 'pictures', 'document']);

/** Whether the records have files, so that a save is sent as multipart. */
export const hasFiles = (kind: string): boolean => Object.values(publishedOf(kind)?.fields ?? {}).some(({ type }) => fileTypes.has(type));

interface Screen {
  title: string;
  path: `/admin/${string}`;
  icon: AdminIconName;
  /** Parameter of the address that opens a record. */
  opens?: 'edit' | 'message';
}

export const screens = {
  product: { title: 'Products', path: '/admin/products', icon: 'products', opens: 'edit' },
  category: { title: 'Categories', path: '/admin/categories', icon: 'categories', opens: 'edit' },
  attribute: { title: 'Attributes', path: '/admin/attributes', icon: 'attributes', opens: 'edit' },
  article: { title: 'News & Articles', path: '/admin/news', icon: 'news', opens: 'edit' },
  page: { title: 'Pages', path: '/admin/pages', icon: 'pages', opens: 'edit' },
  media: { title: 'Media Library', path: '/admin/media', icon: 'media' },
  redirect: { title: 'Redirects', path: '/admin/redirects', icon: 'redirect', opens: 'edit' },
  message: { title: 'Contact Messages', path: '/admin/contacts', icon: 'mail', opens: 'message' },
  setting: { title: 'Settings', path: '/admin/settings', icon: 'settings', opens: 'edit' },
  trash: { title: 'Trash', path: '/admin/trash', icon: 'delete' },
  'audit-log': { title: 'Audit Log', path: '/admin/audit', icon: 'clock' },
  backup: { title: 'Backups', path: '/admin/backups', icon: 'backups' },
} as const satisfies Partial<Record<RecordKind, Screen>>;

type OpenedKind = { [K in keyof typeof screens]: (typeof screens)[K] extends { opens: string } ? K : never }[keyof typeof screens];

export const isOpenedKind = (kind: RecordKind): kind is OpenedKind => kind in screens && 'opens' in screens[kind as keyof typeof screens];

/** @returns the address that opens a record */
export const recordPath = (kind: OpenedKind, id: number): string => `${screens[kind].path}?${screens[kind].opens}=${id}`;

const nounOf = (kind: string): readonly [one: string, many: string] | undefined =>
  (recordKinds as Partial<Record<string, { noun: readonly [string, string] }>>)[kind]?.noun;

/** @returns e.g. "Product" */
export const kindName = (kind: RecordKind): string => capitalised(nounOf(kind)?.[0] ?? kind.replaceAll('-', ' '));

/** @returns e.g. "Products" */
export const kindNames = (kind: DraftKind | 'message'): string => capitalised(recordKinds[kind].noun[1]);
