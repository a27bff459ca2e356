// Specifications in the editor: rows with an id, which may be incomplete. Pure.
import { normaliseSpecifications, type Specification, type SpecificationItem } from '#contract/rules/specifications.ts';
import { newKey } from '#web/admin/ui/reorder/entries.ts';

export interface DraftItem extends SpecificationItem {
  /** Unique in the browser; never sent. */
  id: string;
}
export interface DraftSingle extends DraftItem {
  type: 'single';
}
export interface DraftGroup {
  type: 'group';
  id: string;
  title: string;
  items: DraftItem[];
}
export type DraftEntry = DraftSingle | DraftGroup;
export type SpecificationDraft = readonly DraftEntry[];

export const newItem = (item: Partial<SpecificationItem> = {}): DraftItem => ({ id: newKey(), key: '', value: '', ...item });
export const newSingle = (item: Partial<SpecificationItem> = {}): DraftSingle => ({ type: 'single', ...newItem(item) });
export const newGroup = (title = '', items: DraftItem[] = [newItem()]): DraftGroup => ({ type: 'group', id: newKey(), title, items });

/** @param stored specifications in any form in which they were ever stored */
export const readDraft = (stored: unknown): SpecificationDraft =>
  normaliseSpecifications(stored).map((entry) =>
    entry.type === 'single' ? newSingle({ key: entry.key, value: entry.value }) : newGroup(entry.title, entry.items.map(newItem)),
  );

/** @returns the entries to save, which are the complete ones */
export const writeDraft = (draft: SpecificationDraft): Specification[] => normaliseSpecifications(draft);

/** The number of rows that are not empty, without groups. */
export const countEntries = (draft: SpecificationDraft): number =>
  draft.reduce((count, entry) => count + (entry.type === 'group' ? entry.items.length : 1), 0);
