// The kinds of records in the admin area: their names, the screen of each, and how one record is opened there.
import { published, publishedOf, recordKinds } from '#contract/records/kinds.ts';
import { capitalised } from '#contract/rules/capitalised.ts';
import type { DraftKind } from '#contract/rules/drafts.ts';
import type { AuditKind } from '#contract/rules/history.ts';
import { adminScreens } from '#web/admin/lib/screens.ts';

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

/** Whether a field of a kind contains files. */
export const isFileField = (kind: string, field: string): boolean =>
  Object.entries(publishedOf(kind)?.fields ?? {}).some(([name, { type }]) => name === field && fileTypes.has(type));

type Screens = typeof adminScreens;
type ScreensOfKinds = {
  [P in keyof Screens as Screens[P] extends { kind: infer K extends AuditKind } ? K : never]: Screens[P] & { path: P };
};

/** The screens by the kind of record that they show. */
export const screens = Object.fromEntries(
  Object.entries(adminScreens).flatMap(([path, screen]) => ('kind' in screen ? [[screen.kind, { ...screen, path }]] : [])),
) as unknown as ScreensOfKinds;

type OpenedKind = { [K in keyof typeof screens]: (typeof screens)[K] extends { opens: string } ? K : never }[keyof typeof screens];

export const isOpenedKind = (kind: AuditKind): kind is OpenedKind => kind in screens && 'opens' in screens[kind as keyof typeof screens];

/** @returns the address that opens a record */
export const recordPath = (kind: OpenedKind, id: number): string => `${screens[kind].path}?${screens[kind].opens}=${id}`;

const nounOf = (kind: string): readonly [one: string, many: string] | undefined =>
  (recordKinds as Partial<Record<string, { noun: readonly [string, string] }>>)[kind]?.noun;

const otherNames: Partial<Record<AuditKind, string>> = { 'api-token': 'API token' };

/** @returns e.g. "Product" */
export const kindName = (kind: AuditKind): string => otherNames[kind] ?? capitalised(nounOf(kind)?.[0] ?? kind.replaceAll('-', ' '));

/** @returns e.g. "Products" */
export const kindNames = (kind: DraftKind | 'message'): string => capitalised(recordKinds[kind].noun[1]);
