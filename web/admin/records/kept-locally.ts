// Unsaved changes stored in this browser: while the server cannot be reached, the session has ended, or the tab is about to close.
import type { UnsavedChanges } from '#contract/editing.ts';
import { sessionStore } from '#web/shared/lib/session-token.ts';

const prefix = 'kept-changes:';
const deviceKey = 'device';
/** In UTF-16 units; browsers store about five million for a site. */
const maxLength = 1_000_000;
const maxRecords = 20;

const keyOf = (record: string): string => `${prefix}${record}`;

const parse = (text: string | null): UnsavedChanges | null => {
  try {
    const found: Partial<UnsavedChanges> | null = JSON.parse(text ?? 'null');
    const isReadable = typeof found?.updated_at === 'string' && typeof found.values === 'object' && found.values !== null;
    return isReadable
      ? ({ ...found, version: found?.version ?? null, draft_version: found?.draft_version ?? null } as UnsavedChanges)
      : null;
  } catch {
    return null;
  }
};

/** @param record includes the id of the administrator, e.g. "3:product/7" */
export const readLocally = (record: string): UnsavedChanges | null => parse(sessionStore()?.getItem(keyOf(record)) ?? null);

export const removeLocally = (record: string): void => sessionStore()?.removeItem(keyOf(record));

const removedKeyOf = (record: string): string => `kept-removed:${record}`;

/** Remembers that this browser has saved or discarded its changes: a page that is being left may fail to send the removal. */
export const markRemoved = (record: string): void => {
  try {
    sessionStore()?.setItem(removedKeyOf(record), '1');
  } catch {
    // the storage is full, but the removal is sent anyway
  }
};

export const unmarkRemoved = (record: string): void => sessionStore()?.removeItem(removedKeyOf(record));

/** Whether the changes were stored by this browser, and have been removed since. */
export const isRemoved = (record: string, { device }: UnsavedChanges): boolean =>
  device === deviceName() && sessionStore()?.getItem(removedKeyOf(record)) === '1';

const removeOldest = (store: Storage, kept: string): void => {
  const others = Object.keys(store).filter((key) => key.startsWith(prefix) && key !== kept);
  const byAge = others.toSorted((one, other) =>
    (parse(store.getItem(other))?.updated_at ?? '').localeCompare(parse(store.getItem(one))?.updated_at ?? ''),
  );
  for (const key of byAge.slice(maxRecords - 1)) store.removeItem(key);
};

/** @returns whether they are stored */
export const keepLocally = (record: string, changes: UnsavedChanges): boolean => {
  const store = sessionStore();
  const text = JSON.stringify(changes);
  if (!store || text.length > maxLength) return false;
  try {
    removeOldest(store, keyOf(record));
    store.setItem(keyOf(record), text);
    return true;
  } catch {
    // the storage is full: the form still has the values
    return false;
  }
};

/** The random name of this browser, which distinguishes changes of another device. */
export const deviceName = (): string => {
  const store = sessionStore();
  const known = store?.getItem(deviceKey);
  if (known && /^[\w-]{1,64}$/.test(known)) return known;
  const name = [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  try {
    store?.setItem(deviceKey, name);
  } catch {
    // without storage, every visit counts as another device
  }
  return name;
};
