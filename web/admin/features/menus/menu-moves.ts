// Moves entries of a menu. An entry enters a group at its edge, moves through its entries and leaves it at the other edge. A group
// moves with its entries, past whole groups.
import type { MenuEntry } from '#contract/rules/menus.ts';
import { type DropTarget, type Keyed, movedTo, type Step } from '#web/admin/ui/reorder/entries.ts';

type Entry = Keyed<MenuEntry>;
type Entries = readonly Entry[];

/** @returns how many entries a group has; 0 for other entries */
export const sizeOfGroup = (entries: Entries, index: number): number => {
  if (entries[index]?.kind !== 'group') return 0;
  const end = entries.findIndex((entry, at) => at > index && !entry.is_nested);
  return (end < 0 ? entries.length : end) - index - 1;
};

/** @returns the place of the group that contains an entry; -1 on the first level */
const groupAt = (entries: Entries, index: number): number =>
  entries[index]?.is_nested ? entries.findLastIndex(({ kind }, at) => at < index && kind === 'group') : -1;

const withLevel = (entries: Entries, index: number, is_nested: boolean): Entry[] =>
  entries.map((entry, at) => (at === index && entry.is_nested !== is_nested ? { ...entry, is_nested } : entry));

/** The first entries of the first level, each with its group's entries. */
const blocksOf = (entries: Entries): Entry[][] => {
  const blocks: Entry[][] = [];
  for (const entry of entries) {
    if (entry.is_nested && blocks.length > 0) blocks.at(-1)?.push(entry);
    else blocks.push([entry]);
  }
  return blocks;
};

const moveBlock = (entries: Entries, key: string, step: Step): Entry[] => {
  const blocks = blocksOf(entries);
  const from = blocks.findIndex(([first]) => first?.key === key);
  return movedTo(blocks, from, from + step).flat();
};

/** @returns the same entries if the entry is already first or last */
export const moveInMenu = (entries: Entries, key: string, step: Step): Entry[] => {
  const from = entries.findIndex((entry) => entry.key === key);
  const entry = entries[from];
  if (!entry || entry.kind === 'group') return moveBlock(entries, key, step);
  const neighbour = entries[from + step];
  if (entry.is_nested) {
    // out of the group, before its title or where it is
    if (neighbour?.kind === 'group' && step < 0) return withLevel(movedTo(entries, from, from - 1), from - 1, false);
    return neighbour?.is_nested ? movedTo(entries, from, from + step) : withLevel(entries, from, false);
  }
  if (!neighbour) return [...entries];
  // into the group, at its end or after its title
  if (step < 0 && (neighbour.is_nested || neighbour.kind === 'group')) return withLevel(entries, from, true);
  return step > 0 && neighbour.kind === 'group'
    ? withLevel(movedTo(entries, from, from + 1), from + 1, true)
    : movedTo(entries, from, from + step);
};

/** Moves an entry to where it was dropped. After the title of a group is in the group; a group is dropped beside whole groups. */
export const placeInMenu = (entries: Entries, key: string, { key: targetKey, side }: DropTarget): Entry[] => {
  const from = entries.findIndex((entry) => entry.key === key);
  const moved = entries.slice(from, from + 1 + sizeOfGroup(entries, from));
  const [first] = moved;
  if (!first || moved.some((entry) => entry.key === targetKey)) return [...entries];
  const others = entries.filter((entry) => !moved.includes(entry));
  const at = others.findIndex((entry) => entry.key === targetKey);
  const target = others[at];
  if (!target) return [...others, { ...first, is_nested: false }, ...moved.slice(1)];
  if (first.kind !== 'group') {
    const isInGroup = target.is_nested || (target.kind === 'group' && side === 'after');
    return others.toSpliced(side === 'after' ? at + 1 : at, 0, { ...first, is_nested: isInGroup });
  }
  const start = target.is_nested ? groupAt(others, at) : at;
  return others.toSpliced(side === 'after' ? start + 1 + sizeOfGroup(others, start) : start, 0, ...moved);
};

/** @returns e.g. "place 2 of 3 in Products" */
export const placeInWords = (entries: Entries, key: string): string => {
  const index = entries.findIndex((entry) => entry.key === key);
  const group = groupAt(entries, index);
  const siblings =
    group < 0 ? entries.filter(({ is_nested }) => !is_nested) : entries.slice(group + 1, group + 1 + sizeOfGroup(entries, group));
  const place = `place ${siblings.findIndex((entry) => entry.key === key) + 1} of ${siblings.length}`;
  return group < 0 ? place : `${place} in ${entries[group]?.label}`;
};
