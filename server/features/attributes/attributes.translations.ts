// Attribute definitions in the language of the reader.
import { attributeLimits } from '#contract/rules/attributes/limits.ts';
import { fold } from '#contract/rules/fold.ts';
import { specificationLimits } from '#contract/rules/specifications.ts';
import type { TranslationUnit, UnitTexts } from '#contract/rules/translations.ts';
import type { Database } from '#server/database/schema.ts';
import { type TextsOf, textsOf } from '#server/records/translations/overlay.ts';
import type { Definition } from './attributes.definitions.repository.ts';

export const attributeUnits = ({
  label,
  group_title,
  choices,
}: Pick<Definition, 'label' | 'group_title' | 'choices'>): TranslationUnit[] => [
  { key: 'label', label: 'Label', format: 'line', max: attributeLimits.label, source: label },
  { key: 'group_title', label: 'Group', format: 'line', max: specificationLimits.title, source: group_title ?? '' },
  ...choices.map(
    ({ key, label: source }): TranslationUnit => ({
      key: `choices/${key}`,
      label: `Choice: ${source}`,
      format: 'line',
      max: attributeLimits.label,
      source,
    }),
  ),
];

/** A definition in another language still reads rows and searches in the words of the main language. */
const withTexts = (definition: Definition, { texts }: { texts: UnitTexts }, isTaken: (label: string) => boolean): Definition => {
  const label = texts.label && !isTaken(texts.label) ? texts.label : definition.label;
  return {
    ...definition,
    label,
    group_title: definition.group_title && (texts.group_title || definition.group_title),
    aliases: label === definition.label ? definition.aliases : [definition.label, ...definition.aliases],
    choices: definition.choices.map((choice) => {
      const shown = texts[`choices/${choice.key}`];
      return shown ? { ...choice, label: shown, aliases: [choice.label, ...choice.aliases] } : choice;
    }),
  };
};

const apply = (definitions: readonly Definition[], texts: TextsOf): Definition[] => {
  // a translated label must not read the rows of another definition
  const owners = new Map<string, number>();
  for (const { id, label, aliases } of definitions)
    for (const name of [label, ...aliases]) if (!owners.has(fold(name))) owners.set(fold(name), id);
  return definitions.map((definition) => {
    const shown = texts.get(definition.id);
    return shown ? withTexts(definition, shown, (label) => (owners.get(fold(label)) ?? definition.id) !== definition.id) : definition;
  });
};

/** @returns the definitions with labels in the language of the reader */
export const shownDefinitions = async (db: Database, definitions: readonly Definition[]): Promise<Definition[]> => {
  const texts = await textsOf(
    db,
    'attribute',
    definitions.map(({ id }) => id),
  );
  return texts.size === 0 ? [...definitions] : apply(definitions, texts);
};
