// The texts of a record that are translated.
import type { Field } from '#contract/records/fields.ts';
import { fieldsOf, type RecordDefinition } from '#contract/records/kind.ts';
import { slugMaxLength } from '#contract/rules/slug.ts';
import { textLengths } from '#contract/rules/text-lengths.ts';
import type { TranslationUnit, UnitFormat } from '#contract/rules/translations.ts';

const slugUnit: TranslationUnit = { key: 'slug', label: 'Slug', format: 'slug', max: slugMaxLength, source: '' };

const formatOf = (field: Field): UnitFormat | null => {
  if (field.type === 'rich-text') return 'html';
  if (field.type === 'line') return 'line';
  return field.type === 'text' ? (field.max > textLengths.name ? 'text' : 'line') : null;
};

/**
 * @param specifications the units of the specifications of a product
 * @returns the units in the order of the fields, with that of the slug after the title
 */
export const recordUnits = (
  definition: RecordDefinition,
  record: object,
  specifications: readonly TranslationUnit[] = [],
): TranslationUnit[] =>
  fieldsOf(definition).flatMap(([key, field]): TranslationUnit[] => {
    if (!field.isTranslated) return [];
    if (field.type === 'specifications') return [...specifications];
    const format = formatOf(field);
    if (format === null) return [];
    const source = (record as Record<string, unknown>)[key];
    const max = (field as { max: number }).max;
    const unit: TranslationUnit = { key, label: field.label, format, max, source: typeof source === 'string' ? source : '' };
    return key === definition.title ? [unit, slugUnit] : [unit];
  });

/** The names of the fields whose texts are translated as a whole. */
export const translatedFields = (definition: RecordDefinition): string[] =>
  fieldsOf(definition).flatMap(([name, field]) => (field.isTranslated && formatOf(field) !== null ? [name] : []));
