// Removes an entry so that it can be restored at its position, whatever was changed meanwhile.
import { asItem, asSingle, findItem, groupOf, insertItems, removeEntry } from './change-draft.ts';
import { isBlank } from './save-warnings.ts';
import type { DraftEntry, SpecificationDraft } from './specification-draft.ts';

export interface RemovedEntry {
  entry: DraftEntry;
  index: number;
  /** The group that contained the entry. */
  groupId?: string;
}

/** @returns the data for restoring it; null if it does not exist */
export const takeOut = (draft: SpecificationDraft, id: string): RemovedEntry | null => {
  const group = groupOf(draft, id);
  const item = findItem(draft, id);
  if (group && item) return { entry: asSingle(item), index: group.items.indexOf(item), groupId: group.id };
  const index = draft.findIndex((entry) => entry.id === id);
  const entry = draft[index];
  return entry ? { entry, index } : null;
};

export const putBack = (draft: SpecificationDraft, { entry, index, groupId }: RemovedEntry): SpecificationDraft => {
  const group = draft.find(({ id }) => id === groupId);
  if (group?.type === 'group' && entry.type === 'single') return insertItems(draft, group.id, [asItem(entry)], group.items[index - 1]?.id);
  const rest = removeEntry(draft, entry.id);
  return [...rest.slice(0, index), entry, ...rest.slice(index)];
};

/** Whether something would be lost: an empty row need not be restored. */
export const isWorthKeeping = ({ entry }: RemovedEntry): boolean =>
  entry.type === 'single' ? !isBlank(entry) : entry.title.trim() !== '' || entry.items.some((item) => !isBlank(item));

/** @returns e.g. "Payload removed.", "Axes and its 4 entries removed." */
export const removedText = ({ entry }: RemovedEntry): string => {
  if (entry.type === 'single') return `${entry.key.trim() || 'The row'} removed.`;
  const count = entry.items.filter((item) => !isBlank(item)).length;
  const entries = count === 0 ? '' : ` and its ${count === 1 ? 'entry' : `${count} entries`}`;
  return `${entry.title.trim() || 'The group'}${entries} removed.`;
};
