// Moving entries and groups. An entry goes through a group on its way: in at its edge, from row to row, and out again.
// A group passes whole groups and entries.
import type { Side } from '#web/admin/ui/entries/use-row-drag.ts';
import { asItem, asSingle, findItem, groupOf, insertItems, removeEntry } from './change-draft.ts';
import type { DraftEntry, DraftItem, SpecificationDraft } from './specification-draft.ts';

export type Direction = 'up' | 'down';

const at = <T>(list: readonly T[], index: number, added: T): T[] => [...list.slice(0, index), added, ...list.slice(index)];

const swap = <T>(list: readonly T[], from: number, to: number): readonly T[] => {
  const moved = list[from];
  if (moved === undefined || to < 0 || to >= list.length) return list;
  return at(list.toSpliced(from, 1), to, moved);
};

const moveInGroup = (draft: SpecificationDraft, item: DraftItem, groupId: string, direction: Direction): SpecificationDraft => {
  const place = draft.findIndex((entry) => entry.id === groupId);
  const group = draft[place];
  if (group?.type !== 'group') return draft;
  const from = group.items.indexOf(item);
  const to = direction === 'up' ? from - 1 : from + 1;
  if (to >= 0 && to < group.items.length) return draft.with(place, { ...group, items: [...swap(group.items, from, to)] });
  return at<DraftEntry>(removeEntry(draft, item.id), direction === 'up' ? place : place + 1, asSingle(item));
};

/** One step. @returns the same draft where there is no further to go */
export const moveEntry = (draft: SpecificationDraft, id: string, direction: Direction): SpecificationDraft => {
  const item = findItem(draft, id);
  const group = groupOf(draft, id);
  if (item && group) return moveInGroup(draft, item, group.id, direction);
  const from = draft.findIndex((entry) => entry.id === id);
  const neighbour = draft[direction === 'up' ? from - 1 : from + 1];
  if (from < 0 || !neighbour) return draft;
  if (item && neighbour.type === 'group') {
    return insertItems(removeEntry(draft, id), neighbour.id, [asItem(item)], direction === 'up' ? 'last' : undefined);
  }
  return swap(draft, from, direction === 'up' ? from - 1 : from + 1);
};

/**
 * Puts an entry or a group where it was dropped. After a group's title is inside it; a group never lands inside another.
 * @param targetId row or title it was dropped on; null is the end of the list
 */
export const placeEntry = (draft: SpecificationDraft, id: string, targetId: string | null, side: Side): SpecificationDraft => {
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
  return place < 0 ? draft : at(rest, side === 'after' ? place + 1 : place, moved);
};

/** Where an entry or group stands, to be told. @returns e.g. "row 2 of 5", "row 1 of 4 in Axes" */
export const placeOf = (draft: SpecificationDraft, id: string): string => {
  const group = groupOf(draft, id);
  const list: readonly { id: string }[] = group?.items ?? draft;
  const place = `row ${list.findIndex((one) => one.id === id) + 1} of ${list.length}`;
  return group ? `${place} in ${group.title.trim() || 'a group without a title'}` : place;
};
