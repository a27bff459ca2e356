// Edits of the specifications, each with its focus and announcement.

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { AdminAttribute } from '#contract/attributes.ts';
import { counted } from '#contract/rules/numbers.ts';
import type { DropTarget, Step } from '#web/admin/ui/reorder/entries.ts';
import { useLatest } from '#web/shared/lib/use-latest.ts';
import { addAttributes, type CategoryAttributes } from './category-attributes.ts';
import { findItem, insertAfter, insertEntries, insertItems, pasteEntries, removeEntry, setText } from './change-draft.ts';
import { moveEntry, placeEntry, placeOf } from './move-entry.ts';
import { isWorthKeeping, putBack, type RemovedEntry, removedText, takeOut } from './removed-entry.ts';
import { countEntries, type DraftEntry, newGroup, newItem, newSingle, type SpecificationDraft } from './specification-draft.ts';

export type SpecificationField = 'key' | 'value' | 'title';

interface Options {
  draft: SpecificationDraft;
  onChange: (draft: SpecificationDraft) => void;
  /** The element that contains all rows. */
  root: RefObject<HTMLElement | null>;
}

interface FocusTarget {
  id: string;
  field: SpecificationField;
}

/** Changes the draft and moves the focus once the rows are rendered, even if a row was mounted again in another group. */
const useChange = ({ onChange, root }: Omit<Options, 'draft'>) => {
  const focusNext = useRef<FocusTarget | null>(null);
  useLayoutEffect(() => {
    if (!focusNext.current || !root.current) return;
    const { id, field } = focusNext.current;
    const row = root.current.querySelector(`[data-row-id="${id}"]`);
    const input = row?.querySelector<HTMLElement>(`[data-spec-field="${field}"]`) ?? row?.querySelector<HTMLElement>('input');
    if (!input) return;
    focusNext.current = null;
    input.focus();
  });
  return (next: SpecificationDraft, focus?: FocusTarget) => {
    if (focus) focusNext.current = focus;
    onChange(next);
  };
};

const firstField = ({ id, type }: DraftEntry): FocusTarget => ({ id, field: type === 'group' ? 'title' : 'key' });

const nameOf = (draft: SpecificationDraft, id: string): string => {
  const group = draft.find((entry) => entry.id === id && entry.type === 'group');
  return (group?.type === 'group' ? group.title : findItem(draft, id)?.key)?.trim() || 'The row';
};

/** Ids of all rows in the order on screen, including titles of groups. */
const rowIds = (draft: SpecificationDraft): string[] =>
  draft.flatMap((entry) => (entry.type === 'group' ? [entry.id, ...entry.items.map(({ id }) => id)] : [entry.id]));

/** @returns the next row that remains after the removal, otherwise the previous one */
const neighbourOf = (id: string, before: SpecificationDraft, after: SpecificationDraft): string | undefined => {
  const ids = rowIds(before);
  const left = new Set(rowIds(after));
  const at = ids.indexOf(id);
  return ids.slice(at + 1).find((one) => left.has(one)) ?? ids.slice(0, at).findLast((one) => left.has(one));
};

const useAdding = (draft: SpecificationDraft, change: ReturnType<typeof useChange>, announce: (text: string) => void) => {
  const add = (next: SpecificationDraft, id: string) => change(next, { id, field: 'key' });
  return {
    addEntry: () => {
      const entry = newSingle();
      add(insertEntries(draft, [entry]), entry.id);
    },
    addItem: (groupId: string) => {
      const item = newItem();
      add(insertItems(draft, groupId, [item], 'last'), item.id);
    },
    /** Adds a row after another one, on the same level. */
    addAfter: (id: string) => {
      const item = newItem();
      add(insertAfter(draft, id, [item]), item.id);
    },
    addGroup: () => {
      const group = newGroup();
      change(insertEntries(draft, [group]), firstField(group));
    },
    addAttributes: (chosen: readonly AdminAttribute[], attributes: CategoryAttributes) => {
      const { draft: next, firstId } = addAttributes(draft, chosen, attributes);
      if (firstId === undefined) return;
      announce(`${chosen.map(({ label }) => label).join(', ')} added.`);
      change(next, { id: firstId, field: 'value' });
    },
    /** @param id the row that was pasted into; if it is absent, the entries are added at the end */
    paste: (entries: readonly DraftEntry[], id?: string) => {
      const [first] = entries;
      if (!first) return;
      const count = countEntries(entries);
      announce(`${counted(count, 'row')} added.`);
      change(pasteEntries(draft, entries, id), firstField(first));
    },
  };
};

const useRemoving = (draft: SpecificationDraft, change: ReturnType<typeof useChange>, announce: (text: string) => void) => {
  const [removed, setRemoved] = useState<RemovedEntry | null>(null);
  return {
    removed,
    remove: (id: string) => {
      const taken = takeOut(draft, id);
      if (!taken) return;
      const isKept = isWorthKeeping(taken);
      setRemoved(isKept ? taken : null);
      announce(isKept ? removedText(taken) : 'Empty row removed.');
      const next = removeEntry(draft, id);
      const neighbour = neighbourOf(id, draft, next);
      change(next, neighbour ? { id: neighbour, field: 'key' } : undefined);
    },
    undo: () => {
      if (!removed) return;
      setRemoved(null);
      announce('Restored.');
      change(putBack(draft, removed), firstField(removed.entry));
    },
    /** Closes the offer to undo. */
    dismiss: () => setRemoved(null),
  };
};

/** The callbacks of a row. */
export interface RowEditing {
  setText: (id: string, part: { key?: string; value?: string; title?: string }) => void;
  move: (id: string, step: Step, field: SpecificationField) => void;
  remove: (id: string) => void;
  addItem: (groupId: string) => void;
  addAfter: (id: string) => void;
  paste: (entries: readonly DraftEntry[], id?: string) => void;
}

/** @returns the same functions in each render, so that only changed rows render again */
const useStable = (editing: RowEditing): RowEditing => {
  const latest = useLatest(editing);
  const [stable] = useState<RowEditing>(() => ({
    setText: (...edit) => latest.current.setText(...edit),
    move: (...edit) => latest.current.move(...edit),
    remove: (...edit) => latest.current.remove(...edit),
    addItem: (...edit) => latest.current.addItem(...edit),
    addAfter: (...edit) => latest.current.addAfter(...edit),
    paste: (...edit) => latest.current.paste(...edit),
  }));
  return stable;
};

export const useSpecificationEditing = ({ draft, ...options }: Options) => {
  const [announcement, announce] = useState('');
  const change = useChange(options);
  const { addEntry, addGroup, addAttributes: addChosen, ...adding } = useAdding(draft, change, announce);
  const { remove, ...removing } = useRemoving(draft, change, announce);
  const announceMove = (id: string, next: SpecificationDraft, focus?: FocusTarget) => {
    announce(`${nameOf(draft, id)} moved to ${placeOf(next, id)}.`);
    change(next, focus);
  };
  const rows = useStable({
    ...adding,
    remove,
    setText: (id, part) => change(setText(draft, id, part)),
    move: (id, step, field) => {
      const next = moveEntry(draft, id, step);
      if (next === draft) announce(`${nameOf(draft, id)} is already ${step < 0 ? 'first' : 'last'}.`);
      else announceMove(id, next, { id, field });
    },
  });
  return {
    announcement,
    addEntry,
    addGroup,
    addAttributes: addChosen,
    ...removing,
    rows,
    drop: (id: string, target: DropTarget) => {
      const next = placeEntry(draft, id, target);
      if (next !== draft) announceMove(id, next);
    },
  };
};
