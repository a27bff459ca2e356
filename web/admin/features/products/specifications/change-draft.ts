// Changes of a draft: each returns a new draft and does not modify the old one.
import { isBlank } from './save-warnings.ts';
import { type DraftEntry, type DraftGroup, type DraftItem, newSingle, type SpecificationDraft } from './specification-draft.ts';

const mapItems = (draft: SpecificationDraft, change: (items: DraftItem[]) => DraftItem[]): SpecificationDraft =>
  draft.map((entry) => {
    if (entry.type === 'single') return entry;
    const items = change(entry.items);
    return items === entry.items ? entry : { ...entry, items };
  });

/** @returns the group that contains an entry; undefined for entries and groups on the first level */
export const groupOf = (draft: SpecificationDraft, id: string): DraftGroup | undefined =>
  draft.find((entry): entry is DraftGroup => entry.type === 'group' && entry.items.some((item) => item.id === id));

export const findItem = (draft: SpecificationDraft, id: string): DraftItem | undefined => {
  for (const entry of draft) {
    if (entry.type === 'single' && entry.id === id) return entry;
    const item = entry.type === 'group' && entry.items.find((one) => one.id === id);
    if (item) return item;
  }
  return undefined;
};

/** Sets the name or value of an entry, or the title of a group. */
export const setText = (
  draft: SpecificationDraft,
  id: string,
  part: { key?: string; value?: string; title?: string },
): SpecificationDraft => {
  const { title, ...item } = part;
  return mapItems(draft, (items) =>
    items.some((one) => one.id === id) ? items.map((one) => (one.id === id ? { ...one, ...item } : one)) : items,
  ).map((entry): DraftEntry => {
    if (entry.id !== id) return entry;
    return entry.type === 'group' ? { ...entry, title: title ?? entry.title } : { ...entry, ...item };
  });
};

/** Removes an entry, or a group with all its entries. */
export const removeEntry = (draft: SpecificationDraft, id: string): SpecificationDraft =>
  mapItems(
    draft.filter((entry) => entry.id !== id),
    (items) => (items.some((item) => item.id === id) ? items.filter((item) => item.id !== id) : items),
  );

/** Inserts entries on the first level, after the one that is or contains `afterId`, or at the end if it is absent. */
export const insertEntries = (draft: SpecificationDraft, entries: readonly DraftEntry[], afterId?: string): SpecificationDraft => {
  const at = afterId === undefined ? -1 : draft.findIndex((entry) => entry.id === afterId || groupOf([entry], afterId));
  return at < 0 ? [...draft, ...entries] : [...draft.slice(0, at + 1), ...entries, ...draft.slice(at + 1)];
};

/** Inserts items into a group, after one of its items; at its beginning without `afterId`, at its end with 'last'. */
export const insertItems = (
  draft: SpecificationDraft,
  groupId: string,
  added: readonly DraftItem[],
  afterId?: string | 'last',
): SpecificationDraft =>
  draft.map((entry) => {
    if (entry.type !== 'group' || entry.id !== groupId) return entry;
    const at = afterId === 'last' ? entry.items.length : entry.items.findIndex((item) => item.id === afterId) + 1;
    return { ...entry, items: [...entry.items.slice(0, at), ...added, ...entry.items.slice(at)] };
  });

/** Inserts entries after another one, on its level. */
export const insertAfter = (draft: SpecificationDraft, id: string, items: readonly DraftItem[]): SpecificationDraft => {
  const group = groupOf(draft, id);
  return group ? insertItems(draft, group.id, items, id) : insertEntries(draft, items.map(asSingle), id);
};

export const asSingle = ({ id, key, value }: DraftItem) => ({ ...newSingle({ key, value }), id });
export const asItem = ({ id, key, value }: DraftItem): DraftItem => ({ id, key, value });

/**
 * Inserts pasted entries after a row, or at the end. In a group, entries without a title join it, and the others follow it.
 * An empty row is replaced.
 */
export const pasteEntries = (draft: SpecificationDraft, entries: readonly DraftEntry[], id?: string): SpecificationDraft => {
  if (id === undefined) return insertEntries(draft, entries);
  const group = groupOf(draft, id);
  const firstGroup = entries.findIndex((entry) => entry.type === 'group');
  const leading = firstGroup < 0 ? entries.length : firstGroup;
  const items = entries.slice(0, leading).filter((entry) => entry.type === 'single');
  const pasted = group
    ? insertEntries(insertItems(draft, group.id, items.map(asItem), id), entries.slice(leading), group.id)
    : insertEntries(draft, entries, id);
  const target = findItem(draft, id);
  return target && isBlank(target) ? removeEntry(pasted, id) : pasted;
};
