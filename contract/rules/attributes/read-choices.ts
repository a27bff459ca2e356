// Reads choices, and yes or no.
import { fold } from '#contract/rules/fold.ts';
import { problem } from './problems.ts';
import type { AttributeChoice, AttributeDefinition, ValueReading } from './types.ts';

const plain = (text: string): string =>
  fold(text)
    .replaceAll(/[®™©*†‡¹²³]/gu, '')
    .replaceAll(/[\s\u00a0_-]+/g, ' ')
    .trim();

/** Parts that are choices of their own; a comma in a number is no separator. */
const partsOf = (text: string): string[] =>
  plain(text)
    .split(/[;|\n\u2022]|, | ?\/ ?| \+ | & | or | and /)
    .map((part) => part.trim());

/** "IP65 with bellows" and "wall on request" are not what the product has as it is. */
const reservation = /^(?:\(?(?:on request|option|as an option|variant|with|in|if|when|without|not|by|available|accessory|prepared)\b)/;

const spellings = ({ key, label, aliases }: AttributeChoice): string[] => [label, ...aliases, key].map(plain);

const isBoundary = (one: string | undefined) => one === undefined || !/[\p{L}\p{N}]/u.test(one);

/** What follows the choice in this part; undefined if the part does not begin with the choice. */
const restAfter = (part: string, choice: AttributeChoice): string | undefined => {
  const found = spellings(choice)
    .filter((spelling) => spelling !== '' && part.startsWith(spelling) && isBoundary(part[spelling.length]))
    .sort((one, other) => other.length - one.length)[0];
  return found === undefined ? undefined : part.slice(found.length).trim();
};

/** The choice that a part begins with; the longest one, so that "PL d" is not read as "PL". */
const choiceOf = (part: string, choices: readonly AttributeChoice[]): { key: string; rest: string } | undefined => {
  let best: { key: string; rest: string } | undefined;
  for (const choice of choices) {
    const rest = restAfter(part, choice);
    if (rest !== undefined && (!best || rest.length < best.rest.length)) best = { key: choice.key, rest };
  }
  return best;
};

/** The choice whose key, label or alias is exactly this text. */
export const exactChoice = (typed: string, choices: readonly AttributeChoice[]): AttributeChoice | undefined => {
  const text = plain(typed);
  return (
    choices.find((choice) => spellings(choice).includes(text)) ??
    choices.find((choice) => spellings(choice).some((one) => one.replaceAll(' ', '') === text.replaceAll(' ', '')))
  );
};

/** One choice takes the first of the text; several take all that are not said with a reservation. */
export const readChoices = (text: string, { kind, choices }: Pick<AttributeDefinition, 'kind' | 'choices'>): ValueReading => {
  const whole = exactChoice(text, choices);
  if (whole) return { value: { choices: [whole.key] } };
  const parts = partsOf(text);
  const found = parts.flatMap((part) => choiceOf(part, choices) ?? exactOf(part, choices));
  const sure = found.filter(({ rest }, index) => index === 0 || !reservation.test(rest));
  if (sure.length === 0) return problem('unknown-choice');
  const keys = [...new Set(sure.map(({ key }) => key))];
  return { value: { choices: kind === 'choice' ? keys.slice(0, 1) : keys } };
};

const exactOf = (part: string, choices: readonly AttributeChoice[]): { key: string; rest: string }[] => {
  const choice = exactChoice(part, choices);
  return choice ? [{ key: choice.key, rest: '' }] : [];
};

const yes = /^(?:yes|y|true|✓|✔|☑|●|included|integrated|standard|available|with|built in|present|supported|x|1)(?![\p{L}\p{N}])/u;
const no = /^(?:no|n|false|✗|✘|☐|○|-|–|—|none|without|not (?:included|available|supported|present|possible)|n\/a|0)(?![\p{L}\p{N}])/u;
const perhaps =
  /^(?:optional|option|on request|as an option|not standard|accessory|available on request|available as an option|with option)/;

export const readFlag = (text: string): ValueReading => {
  const said = fold(text).replaceAll(/\s+/g, ' ').trim();
  const spaced = said.replaceAll(/(?<=\p{L})-(?=\p{L})/gu, ' ');
  if (perhaps.test(spaced)) return problem('conditional');
  if (no.test(spaced)) return { value: { flag: false } };
  return yes.test(spaced) ? { value: { flag: true } } : problem('not-yes-or-no');
};
