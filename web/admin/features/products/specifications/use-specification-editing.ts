// What can be done to the rows, where the focus goes then, and what is told about it.
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Side } from '#web/admin/ui/entries/use-row-drag.ts';
import { findItem, groupOf, insertAfter, insertEntries, insertItems, pasteEntries, removeEntry, setText } from './change-draft.ts';
import { type Direction, moveEntry, placeEntry, placeOf } from './move-entry.ts';
import { isWorthKeeping, putBack, type RemovedEntry, removedText, takeOut } from './removed-entry.ts';
import { countEntries, type DraftEntry, newGroup, newItem, newSingle, type SpecificationDraft } from './specification-draft.ts';

export type SpecificationField = 'key' | 'value' | 'title';

interface Options {
  draft: SpecificationDraft;
  onChange: (draft: SpecificationDraft) => void;
  /** Around all rows. */
  root: RefObject<HTMLElement | null>;
}

/** Rows in the order in which they stand, titles of groups among them. */
const rowIds = (draft: SpecificationDraft): string[] =>
  draft.flatMap((entry) => (entry.type === 'group' ? [entry.id, ...entry.items.map(({ id }) => id)] : [entry.id]));

export const useSpecificationEditing = ({ draft, onChange, root }: Options) => {
  const [said, setSaid] = useState('');
  const [removed, setRemoved] = useState<RemovedEntry | null>(null);
  const wanted = useRef<{ id: string; field: SpecificationField } | null>(null);

  // after the rows are there, also when one was drawn anew in another group
  useLayoutEffect(() => {
    if (!wanted.current || !root.current) return;
    const { id, field } = wanted.current;
    const row = root.current.querySelector(`[data-row-id="${id}"]`);
    const input = row?.querySelector<HTMLElement>(`[data-spec-field="${field}"]`) ?? row?.querySelector<HTMLElement>('input');
    if (!input) return;
    wanted.current = null;
    input.focus();
  });

  const change = (next: SpecificationDraft, focus?: { id: string; field: SpecificationField }) => {
    if (focus) wanted.current = focus;
    onChange(next);
  };
  const nameOf = (id: string) => {
    const group = draft.find((entry) => entry.id === id && entry.type === 'group');
    return (group?.type === 'group' ? group.title : findItem(draft, id)?.key)?.trim() || 'The row';
  };

  const addTo = (next: (item: ReturnType<typeof newSingle>) => SpecificationDraft) => {
    const item = newSingle();
    change(next(item), { id: item.id, field: 'key' });
  };

  return {
    said,
    removed,
    setText: (id: string, part: { key?: string; value?: string; title?: string }) => change(setText(draft, id, part)),
    addEntry: () => addTo((item) => insertEntries(draft, [item])),
    addItem: (groupId: string) => {
      const item = newItem();
      change(insertItems(draft, groupId, [item], 'last'), { id: item.id, field: 'key' });
    },
    /** The next row, on the same level. */
    addAfter: (id: string) => addTo((item) => insertAfter(draft, id, [{ id: item.id, key: '', value: '' }])),
    addGroup: () => {
      const group = newGroup();
      change(insertEntries(draft, [group]), { id: group.id, field: 'title' });
    },
    remove: (id: string) => {
      const taken = takeOut(draft, id);
      if (!taken) return;
      const isKept = isWorthKeeping(taken);
      setRemoved(isKept ? taken : null);
      setSaid(isKept ? removedText(taken) : 'Empty row removed.');
      const before = rowIds(draft);
      const next = removeEntry(draft, id);
      const left = new Set(rowIds(next));
      const at = before.indexOf(id);
      const neighbour = before.slice(at + 1).find((one) => left.has(one)) ?? before.slice(0, at).findLast((one) => left.has(one));
      change(next, neighbour ? { id: neighbour, field: 'key' } : undefined);
    },
    undo: () => {
      if (!removed) return;
      setRemoved(null);
      setSaid('Put back.');
      change(putBack(draft, removed), { id: removed.entry.id, field: removed.entry.type === 'group' ? 'title' : 'key' });
    },
    forget: () => setRemoved(null),
    move: (id: string, direction: Direction, field: SpecificationField) => {
      const next = moveEntry(draft, id, direction);
      if (next === draft) return setSaid(`${nameOf(id)} is already ${direction === 'up' ? 'first' : 'last'}.`);
      setSaid(`${nameOf(id)} moved to ${placeOf(next, id)}.`);
      change(next, { id, field });
    },
    drop: (id: string, targetId: string | null, side: Side) => {
      const next = placeEntry(draft, id, targetId, side);
      if (next === draft) return;
      setSaid(`${nameOf(id)} moved to ${placeOf(next, id)}.`);
      change(next);
    },
    /** @param id row that was pasted into; at the end without it */
    paste: (entries: readonly DraftEntry[], id?: string) => {
      const first = entries[0];
      if (!first) return;
      const count = countEntries(entries);
      setSaid(`${count} ${count === 1 ? 'row' : 'rows'} added.`);
      const next = pasteEntries(draft, entries, id);
      change(next, { id: first.id, field: first.type === 'group' ? 'title' : 'key' });
    },
    isInGroup: (id: string) => groupOf(draft, id) !== undefined,
  };
};

export type SpecificationEditing = ReturnType<typeof useSpecificationEditing>;
