// Labels of the fields of revisions, as in the forms, and the way in which their values are compared.
import type { Field, Fields } from '#contract/records/fields.ts';
import { published, publishedOf } from '#contract/records/kinds.ts';
import { capitalised } from '#contract/rules/capitalised.ts';
import type { RevisionKind } from '#contract/rules/history.ts';

/** The texts of a translation have the names of the fields of its record, which mean the same in all kinds. */
const translatedField = (field: string): Field | undefined =>
  Object.values(published)
    .map(({ fields }) => (fields as Fields)[field])
    .find((one) => one !== undefined);

/** @returns `setting` for the value of a setting; undefined for a plain text */
export const typeOf = (kind: RevisionKind, field: string): Field['type'] | 'setting' | undefined => {
  if (kind === 'setting') return field === 'value' ? 'setting' : undefined;
  if (kind === 'translation') return translatedField(field)?.type;
  return publishedOf(kind)?.fields[field]?.type;
};

/** @returns e.g. "Hero title" for `hero_title` */
export const spelledOut = (key: string): string => capitalised(key.replaceAll('_', ' '));

/** @returns e.g. "Specifications: Colour" for a text of a list in a translation */
const textName = (field: string): string => {
  const [list = '', ...text] = field.split('/');
  return text.length > 0 ? `${spelledOut(list)}: ${text.join('/')}` : (translatedField(field)?.label ?? spelledOut(field));
};

export const fieldName = (kind: RevisionKind, field: string): string =>
  kind === 'translation' ? textName(field) : (publishedOf(kind)?.fields[field]?.label ?? spelledOut(field));
