// Edits of one menu: opening, adding, changing, moving and removing entries, and the focus afterwards.
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { MenuEntry } from '#contract/rules/menus.ts';
import { useOpenEntries } from '#web/admin/ui/entries/use-open-entries.ts';
import { useRemoval } from '#web/admin/ui/entries/use-removal.ts';
import { type Keyed, type Step, withEntry } from '#web/admin/ui/reorder/entries.ts';
import { useReorder } from '#web/admin/ui/reorder/use-reorder.ts';
import { moveInMenu, placeInMenu, placeInWords, sizeOfGroup } from './menu-moves.ts';
import { newEntry } from './menu-values.ts';

interface Options {
  entries: Keyed<MenuEntry>[];
  root: RefObject<HTMLElement | null>;
  /** How many saves were refused. */
  refusals: number;
  /** Keys of the entries that have an error. */
  wrong: readonly string[];
  onChange: (entries: Keyed<MenuEntry>[]) => void;
}

const moves = { step: moveInMenu, place: placeInMenu, inWords: placeInWords };

export const useMenuEditing = ({ entries, root, refusals, wrong, onChange }: Options) => {
  const open = useOpenEntries({ refusals, wrong });
  const removal = useRemoval(entries, onChange);
  const reorder = useReorder<MenuEntry>({ entries, onChange, noun: 'Entry', moves });
  /** The row that gets the focus after the next render, and what of it. */
  const focusNext = useRef<{ key: string; part: string } | null>(null);
  useLayoutEffect(() => {
    if (!focusNext.current) return;
    const { key, part } = focusNext.current;
    focusNext.current = null;
    root.current?.querySelector<HTMLElement>(`[data-row-id="${key}"] ${part}`)?.focus();
  });
  return {
    reorder,
    removal,
    isOpen: open.isOpen,
    toggle: open.toggle,
    canMove: (key: string, step: Step) => moveInMenu(entries, key, step).some((entry, index) => entry !== entries[index]),
    change: (key: string, part: Partial<MenuEntry>) => onChange(withEntry(entries, key, part)),
    add: (kind: 'address' | 'group') => {
      const added = newEntry(kind);
      onChange([...entries, added]);
      open.openOnly(added.key);
      reorder.announce(kind === 'group' ? 'Group added' : 'Entry added');
      focusNext.current = { key: added.key, part: '.section-fields :is(select, input)' };
    },
    /** A group is removed with its entries. */
    remove: (index: number, name: string) => {
      const entry = entries[index];
      if (!entry) return;
      const count = 1 + sizeOfGroup(entries, index);
      removal.remove(entry.key, count > 1 ? `${name} and its entries` : name, count);
      const neighbour = entries[index + count] ?? entries[index - 1];
      if (neighbour) focusNext.current = { key: neighbour.key, part: '.section-toggle' };
    },
  };
};

export type MenuEditing = ReturnType<typeof useMenuEditing>;
