// The search columns of translations: the words that readers of a language see, those of the original where a text is not translated.

import { fieldsOf, type RecordDefinition } from '#contract/records/kind.ts';
import { published } from '#contract/records/kinds.ts';
import { fold } from '#contract/rules/fold.ts';
import type { Specification, SpecificationItem } from '#contract/rules/specifications.ts';
import type { TranslatedKind, UnitTexts } from '#contract/rules/translations.ts';
import { headColumn, modelColumn, searchRules, textColumn, tokenColumn, wordColumn } from '#server/platform/search/columns.ts';
import type { LanguageRules } from '#server/platform/search/language-rules.ts';
import { searchTextsOf } from '../search-texts.ts';

export interface SearchedLanguage {
  rules: LanguageRules;
  /** Translated names and choices of attributes, by the folded original text. */
  attributes: ReadonlyMap<string, string>;
}

/** Kinds that visitors search. */
const searchedKinds = ['product', 'category', 'article'] as const;
type SearchedKind = (typeof searchedKinds)[number];
export const isSearchedKind = (kind: TranslatedKind): kind is SearchedKind => searchedKinds.some((one) => one === kind);

/** @returns the name of a row without its unit: "Payload" for "Payload (kg)" and "Payload, kg" */
const withoutUnit = (name: string): string => {
  const text = name.trimEnd();
  const start = text.endsWith(')') ? text.lastIndexOf('(') : text.endsWith(']') ? text.lastIndexOf('[') : text.lastIndexOf(',');
  return start > 0 ? text.slice(0, start).trimEnd() : text;
};

const translateRows = (rows: readonly Specification[], texts: UnitTexts, attributes: ReadonlyMap<string, string>): Specification[] => {
  const textOf = (text: string) => texts[`specifications/${text}`] || attributes.get(fold(text));
  // "Payload (kg)" has the name of the attribute "Payload"
  const nameOf = (name: string) => {
    const plain = withoutUnit(name);
    const translated = textOf(plain);
    return textOf(name) ?? (translated === undefined ? name : translated + name.slice(plain.length));
  };
  const choicesOf = (value: string) =>
    textOf(value) ??
    value
      .split(', ')
      .map((choice) => textOf(choice) ?? choice)
      .join(', ');
  const itemOf = <I extends SpecificationItem>(item: I): I => ({ ...item, key: nameOf(item.key), value: choicesOf(item.value) });
  return rows.map((row) => (row.type === 'group' ? { ...row, title: nameOf(row.title), items: row.items.map(itemOf) } : itemOf(row)));
};

const overlaid = (definition: RecordDefinition, record: object, texts: UnitTexts, attributes: ReadonlyMap<string, string>) => {
  const values = { ...(record as Record<string, unknown>) };
  for (const [name, { type, isTranslated }] of fieldsOf(definition)) {
    if (!isTranslated) continue;
    if (type === 'specifications') values[name] = translateRows((values[name] ?? []) as Specification[], texts, attributes);
    else if (texts[name]) values[name] = texts[name];
  }
  return values;
};

const noColumns = { search_name: '', search_head: '', search_text: '', search_tokens: '', search_rules: searchRules };

/** @param record the original @param texts the published texts by the key of their unit */
export const translationSearchColumns = (
  kind: TranslatedKind,
  record: object,
  texts: UnitTexts,
  { rules, attributes }: SearchedLanguage,
): typeof noColumns => {
  if (!isSearchedKind(kind)) return noColumns;
  const definition = published[kind];
  const { title, code, plain, rich, measures } = searchTextsOf(definition, overlaid(definition, record, texts, attributes));
  const names = { search_name: wordColumn(title, rules), search_head: headColumn(title, code, rules) };
  if (kind === 'category') return { ...noColumns, ...names };
  if (kind === 'article') return { ...noColumns, search_text: textColumn({ rich, plain: [title, ...plain] }, rules) };
  const search_model = modelColumn(code, `${title} ${searchTextsOf(definition, record).title}`);
  return {
    ...noColumns,
    ...names,
    search_text: textColumn({ rich, plain, measures: [title, ...measures] }, rules),
    search_tokens: tokenColumn({ ...names, search_model }),
  };
};
