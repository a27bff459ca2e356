// Moves entries and groups. An entry enters a group at its edge, moves through its rows and leaves it at the other edge. A
// group moves past whole groups and entries.
import { type DropTarget, movedTo, type Step } from '#web/admin/ui/reorder/entries.ts';
import { asItem, asSingle, findItem, groupOf, insertItems, removeEntry } from './change-draft.ts';
import type { DraftItem, SpecificationDraft } from './specification-draft.ts';

const moveInGroup = (draft: SpecificationDraft, item: DraftItem, groupId: string, step: Step): SpecificationDraft => {
  const place = draft.findIndex((entry) => entry.id === groupId);
  const group = draft[place];
  if (group?.type !== 'group') return draft;
  const from = group.items.indexOf(item);
  const to = from + step;
  if (to >= 0 && to < group.items.length) return draft.with(place, { ...group, items: movedTo(group.items, from, to) });
  return removeEntry(draft, item.id).toSpliced(step < 0 ? place : place + 1, 0, asSingle(item));
};

/** @returns the same draft if the entry is already first or last */
export const moveEntry = (draft: SpecificationDraft, id: string, step: Step): SpecificationDraft => {
  const item = findItem(draft, id);
  const group = groupOf(draft, id);
  if (item && group) return moveInGroup(draft, item, group.id, step);
  const from = draft.findIndex((entry) => entry.id === id);
  const neighbour = draft[from + step];
  if (from < 0 || !neighbour) return draft;
  if (item && neighbour.type === 'group') {
    return insertItems(removeEntry(draft, id), neighbour.id, [asItem(item)], step < 0 ? 'last' : undefined);
  }
  return movedTo(draft, from, from + step);
};

/**
 * Moves an entry or a group to where it was dropped. A drop after the title of a group moves an entry into it; groups are never
 * nested.
 * @param target the row or title it was dropped on
 */
export const placeEntry = (draft: SpecificationDraft, id: string, { key: targetId, side }: DropTarget): SpecificationDraft => {
  if (id === targetId) return draft;
  const item = findItem(draft, id);
  const moved = item ? asSingle(item) : draft.find((entry) => entry.id === id);
  if (!moved) return draft;
  const rest = removeEntry(draft, id);
  if (targetId === null) return [...rest, moved];
  const target = rest.find((entry) => entry.id === targetId);
  const group = groupOf(rest, targetId);
  if (moved.type === 'single' && group) {
    const place = group.items.findIndex((one) => one.id === targetId) + (side === 'after' ? 1 : 0);
    return insertItems(rest, group.id, [asItem(moved)], group.items[place - 1]?.id);
  }
  if (moved.type === 'single' && target?.type === 'group' && side === 'after') return insertItems(rest, target.id, [asItem(moved)]);
  const place = rest.findIndex((entry) => entry.id === (group?.id ?? targetId));
  return place < 0 ? draft : rest.toSpliced(side === 'after' ? place + 1 : place, 0, moved);
};

/** The position of an entry or group, for announcements. @returns e.g. "row 2 of 5", "row 1 of 4 in Axes" */
export const placeOf = (draft: SpecificationDraft, id: string): string => {
  const group = groupOf(draft, id);
  const list: readonly { id: string }[] = group?.items ?? draft;
  const place = `row ${list.findIndex((one) => one.id === id) + 1} of ${list.length}`;
  return group ? `${place} in ${group.title.trim() || 'a group without a title'}` : place;
};
