// Warnings about rows that will not be saved. The rule is in contract/rules/specifications.ts.
import type { DraftGroup, DraftItem } from './specification-draft.ts';

const isFilled = (text: string) => text.trim() !== '';

export const isBlank = ({ key, value }: DraftItem): boolean => !isFilled(key) && !isFilled(value);
const isComplete = ({ key, value }: DraftItem) => isFilled(key) && isFilled(value);

/** @returns why the row is omitted on save; null if it is saved */
export const itemWarning = (item: DraftItem): string | null => {
  if (isComplete(item)) return null;
  if (isBlank(item)) return 'Empty: this row is left out when you save.';
  return `No ${isFilled(item.key) ? 'value' : 'name'} yet: this row is left out when you save.`;
};

/** @returns why the group is omitted on save; null if it is saved */
export const groupWarning = ({ title, items }: DraftGroup): string | null => {
  if (!items.some(isComplete)) return 'No complete entry yet: this group is left out when you save.';
  return isFilled(title) ? null : 'No title yet: this group and its entries are left out when you save.';
};
