// Suggests continuations of the typed text: attributes for the beginning of a name, units after a number, choices.
import type { SearchAttribute } from '#contract/product-attributes.ts';
import { findByName, findMisspelt, suggestNames } from '#contract/rules/attributes/find-name.ts';
import { fold } from '#contract/rules/fold.ts';
import type { suggestionsTexts } from '#contract/texts/en/suggestions.ts';
import type { Say } from '#contract/texts/text.ts';

type SaySuggestion = Say<typeof suggestionsTexts.texts>;

export interface Suggestion {
  /** Unique among the suggestions. */
  key: string;
  label: string;
  detail: string;
  /** The whole text after accepting the suggestion. */
  text: string;
}

const most = { suggestions: 6, nameWords: 5, choicesInDetail: 4 } as const;
/** Minimum number of letters for suggestions. */
const shortest = 2;
const operators = />=|=>|<=|=<|[≥⩾≤⩽><=:]/gu;

const begins = (label: string, typed: string): boolean => {
  const [whole, beginning] = [fold(label), fold(typed.trim())];
  return whole.startsWith(beginning) && whole !== beginning;
};

/** The ends of a text that start at each of its last words, the longest first. */
const ends = (typed: string): { start: number; text: string }[] =>
  [...typed.matchAll(/\S+/g)].slice(-most.nameWords).map(({ index }) => ({ start: index, text: typed.slice(index) }));

const findAttribute = (typed: string, attributes: readonly SearchAttribute[]): SearchAttribute | undefined => {
  for (const find of [findByName, findMisspelt]) {
    for (const { text } of ends(typed)) {
      const found = find(text, attributes);
      if (found) return found;
    }
  }
  return undefined;
};

const completions = (before: string, options: readonly string[], detail: string): Suggestion[] =>
  options.map((option) => ({ key: `value-${option}`, label: option, detail, text: `${before}${option} ` }));

const number = /^\s*(?:[-+−]?\d[\d.,]*\s*(?:\.{2,3}|to|[-–])\s*)?[-+−]?\d[\d.,]*\s*/u;

/** @returns suggested values: units after a number, the choices of the attribute, or yes and no */
const valuesFor = (typed: string, attributes: readonly SearchAttribute[], say: SaySuggestion): Suggestion[] => {
  const operator = [...typed.matchAll(operators)].at(-1);
  const attribute = operator && findAttribute(typed.slice(0, operator.index), attributes);
  if (!attribute) return [];
  const start = operator.index + operator[0].length;
  const value = typed.slice(start);
  const { kind, label, units, choices } = attribute;
  if (kind === 'number' || kind === 'range') {
    const written = number.exec(value)?.[0];
    if (written === undefined) return [];
    const unit = value.slice(written.length);
    // the unit is complete; others may begin with it
    if (units.some((one) => fold(one) === fold(unit))) return [];
    return completions(
      typed.slice(0, start) + written.trimEnd(),
      units.filter((one) => begins(one, unit)),
      label,
    );
  }
  const options = kind === 'flag' ? [say('yes'), say('no')] : choices;
  const before = value.slice(0, value.lastIndexOf(',') + 1);
  const typedOnes = fold(before).split(',');
  const fitting = options.filter((one) => begins(one, value.slice(before.length)) && !typedOnes.includes(fold(one)));
  return completions(typed.slice(0, start) + before, fitting, label);
};

/** The name of an attribute in a search; not the label if an operator in it would end the name. */
const nameOf = ({ key, label }: SearchAttribute): string =>
  /[>≥⩾<≤⩽=:]/u.test(label) || label.trim().split(/\s+/).length > most.nameWords ? key : label;

const toSuggestion = (attribute: SearchAttribute, before: string, say: SaySuggestion): Suggestion => {
  const { key, label, kind, better, units, choices, extent } = attribute;
  const isNumber = kind === 'number';
  const isLower = isNumber && better === 'lower';
  const unit = units[0] ? ` ${units[0]}` : '';
  const values = kind === 'flag' ? say('yesOrNo') : '…';
  const sign = isNumber ? (isLower ? '≤' : '≥') : '=';
  const listed = choices.slice(0, most.choicesInDetail).join(', ');
  return {
    key: `attribute-${key}`,
    label: `${label} ${sign} ${values}${unit}`,
    detail: extent ? say('extent', { extent }) : choices.length > most.choicesInDetail ? `${listed}…` : listed,
    text: `${before}${nameOf(attribute)}${isNumber ? (isLower ? '<=' : '>=') : '='}`,
  };
};

/** True for a choice that the search understands without its attribute; the same rule as in contract/rules/attributes/conditions.ts. */
const isCode = (label: string) => /\d|\p{Lu}{2}/u.test(label);

const codesFor = (beginning: string, before: string, attributes: readonly SearchAttribute[]): Suggestion[] =>
  attributes.flatMap(({ label, choices }) =>
    completions(
      before,
      choices.filter((choice) => isCode(choice) && begins(choice, beginning)),
      label,
    ),
  );

const namesFor = (typed: string, attributes: readonly SearchAttribute[], say: SaySuggestion): Suggestion[] => {
  // the last word is complete, or a condition without its value
  if (/\s$|[>≥⩾<≤⩽=:][^\s>≥⩾<≤⩽=:]*$/u.test(typed)) return [];
  for (const { start, text } of ends(typed)) {
    if ((text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < shortest) continue;
    const before = typed.slice(0, start);
    const names = suggestNames(text, attributes).map((attribute) => toSuggestion(attribute, before, say));
    const found = [...names, ...codesFor(text, before, attributes)];
    if (found.length > 0) return found;
  }
  return [];
};

/** @param typed content of the search field; suggestions complete its end */
export const suggestionsFor = (typed: string, attributes: readonly SearchAttribute[], say: SaySuggestion): Suggestion[] => {
  const values = valuesFor(typed, attributes, say);
  const found = values.length > 0 ? values : namesFor(typed, attributes, say);
  return [...new Map(found.map((one) => [one.key, one])).values()].slice(0, most.suggestions);
};
