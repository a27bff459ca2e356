// The values of the form: one for each text, and one for each plural form of a text. An empty one is the text of the product.

import type { InterfaceText } from '#contract/interface-texts.ts';
import { capitalised } from '#contract/rules/capitalised.ts';
import { formsOf, pluralCategories, pluralExamples, problemOfForm } from '#contract/texts/own-texts.ts';
import type { TextChange } from './interface-texts.queries.ts';

export type TextValues = Record<string, string>;

export interface TextForm {
  /** Name of the value. */
  name: string;
  category: Intl.LDMLPluralRule;
  /** The numbers that select the form, e.g. "1", "2, 3, 4 …"; null for a text without plural forms. */
  numbers: string | null;
}

/** @returns the forms of a text that the language needs */
export const textForms = ({ part, key, english }: InterfaceText, language: string): TextForm[] => {
  const name = `${part}/${key}`;
  const categories = typeof english === 'string' ? [] : pluralCategories(language);
  if (categories.length < 2) return [{ name, category: 'other', numbers: null }];
  return categories.map((category) => {
    const examples = pluralExamples(language, category);
    return { name: `${name}/${category}`, category, numbers: examples.length < 3 ? examples.join(', ') : `${examples.join(', ')} …` };
  });
};

/** @returns e.g. "Product list" for "product-list" */
export const partName = (part: string): string => capitalised(part.replaceAll('-', ' '));

export const readTexts = (texts: readonly InterfaceText[], language: string): TextValues =>
  Object.fromEntries(
    texts.flatMap((text) => textForms(text, language).map(({ name, category }) => [name, formsOf(text.own ?? '')[category] ?? ''])),
  );

/** @returns the problem of each value: a text has either all its forms or none */
export const checkTexts = (texts: readonly InterfaceText[], values: TextValues, language: string): Record<string, string> =>
  Object.fromEntries(
    texts.flatMap((text) => {
      const forms = textForms(text, language);
      if (forms.every(({ name }) => values[name] === '')) return [];
      return forms.flatMap(({ name, category }) => {
        const problem = problemOfForm(values[name] ?? '', category, text.english);
        return problem === null ? [] : [[name, problem]];
      });
    }),
  );

const ownOf = (text: InterfaceText, values: TextValues, language: string): InterfaceText['own'] => {
  const forms = textForms(text, language).map(({ name, category }) => [category, values[name] ?? ''] as const);
  if (forms.every(([, form]) => form === '')) return null;
  const [[, only] = ['other', '']] = forms;
  return forms.length === 1 ? only : { other: '', ...Object.fromEntries(forms) };
};

/** @param changed names of values @returns the texts to save */
export const writeTexts = (
  texts: readonly InterfaceText[],
  { values, changed, language }: { values: TextValues; changed: readonly string[]; language: string },
): TextChange[] =>
  texts
    .filter((text) => textForms(text, language).some(({ name }) => changed.includes(name)))
    .map((text) => ({ part: text.part, key: text.key, version: text.version, text: ownOf(text, values, language) }));

/** @returns the texts with the saved ones */
export const withSaved = (texts: readonly InterfaceText[], saved: readonly InterfaceText[]): readonly InterfaceText[] =>
  texts.map((text) => saved.find(({ part, key }) => part === text.part && key === text.key) ?? text);
