// Labels of the fields of revisions, as in the forms, and the way in which their values are compared.
import type { Field } from '#contract/records/fields.ts';
import { publishedOf } from '#contract/records/kinds.ts';
import { capitalised } from '#contract/rules/capitalised.ts';
import type { RevisionKind } from '#contract/rules/history.ts';

/** @returns `setting` for the value of a setting; undefined for a plain text */
export const typeOf = (kind: RevisionKind, field: string): Field['type'] | 'setting' | undefined => {
  if (kind === 'setting') return field === 'value' ? 'setting' : undefined;
  return publishedOf(kind)?.fields[field]?.type;
};

/** @returns e.g. "Hero title" for `hero_title` */
export const spelledOut = (key: string): string => capitalised(key.replaceAll('_', ' '));

export const fieldName = (kind: RevisionKind, field: string): string => publishedOf(kind)?.fields[field]?.label ?? spelledOut(field);
