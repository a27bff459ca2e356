// Reads choices, and yes or no.
import { fold } from '#contract/rules/fold.ts';
import { problem } from './problems.ts';
import type { AttributeChoice, AttributeDefinition, ValueReading } from './types.ts';

const plain = (text: string): string =>
  fold(text)
    .replaceAll(/[®™©*†‡¹²³]/gu, '')
    .replaceAll('×', 'x')
    .replaceAll(/[\s\u00a0_-]+/g, ' ')
    .trim();

const trimmed = (parts: readonly string[]) => parts.map((part) => part.trim());

/** Splits at slashes, except inside a choice, which may contain up to two: "PROFINET/EtherNet/IP". */
const splitSlashes = (part: string, choices: readonly AttributeChoice[]): string[] => {
  const pieces = trimmed(part.split('/'));
  const found: string[] = [];
  for (let at = 0; at < pieces.length; ) {
    const whole = [3, 2].find((length) => exactChoice(pieces.slice(at, at + length).join('/'), choices)) ?? 1;
    found.push(pieces.slice(at, at + whole).join('/'));
    at += whole;
  }
  return found;
};

/** Splits a text into possible choices. A comma in a number does not separate, nor does a slash in a choice: "1/4 Dia", "V/µs". */
const partsOf = (text: string, choices: readonly AttributeChoice[]): string[] =>
  trimmed(plain(text).split(/[;|\n\u2022]|, | \/ | \+ | & | or | and /)).flatMap((part) => splitSlashes(part, choices));

/** Reservations: "IP65 with bellows" and "wall on request" do not describe the product itself. */
const reservation = /^(?:\(?(?:on request|option|as an option|variant|with|in|if|when|without|not|by|available|accessory|prepared)\b)/;

interface Index {
  spellings: { choice: AttributeChoice; spelling: string }[];
  exact: Map<string, AttributeChoice>;
}

// cached, because searches and batches of products use the same choices repeatedly
const indices = new WeakMap<readonly AttributeChoice[], Index>();

const indexOf = (choices: readonly AttributeChoice[]): Index => {
  const known = indices.get(choices);
  if (known) return known;
  const spellings = choices.flatMap((choice) =>
    [choice.label, ...choice.aliases, choice.key]
      .map(plain)
      .filter((spelling) => spelling !== '')
      .map((spelling) => ({ choice, spelling })),
  );
  const exact = new Map<string, AttributeChoice>();
  for (const { choice, spelling } of spellings) if (!exact.has(spelling)) exact.set(spelling, choice);
  // also without spaces: "IP 65" and "PLd"
  for (const { choice, spelling } of spellings) {
    const joined = spelling.replaceAll(' ', '');
    if (!exact.has(joined)) exact.set(joined, choice);
  }
  const index = { spellings, exact };
  indices.set(choices, index);
  return index;
};

const isBoundary = (one: string | undefined) => one === undefined || !/[\p{L}\p{N}]/u.test(one);

interface Found {
  key: string;
  /** The rest of the part after the choice. */
  rest: string;
}

/** The choice whose key, label or alias equals this text. */
export const exactChoice = (typed: string, choices: readonly AttributeChoice[]): AttributeChoice | undefined => {
  const text = plain(typed);
  const { exact } = indexOf(choices);
  return exact.get(text) ?? exact.get(text.replaceAll(' ', ''));
};

/** The longest choice at the beginning of a part, so that "PL d" is not read as "PL". */
const choiceOf = (part: string, choices: readonly AttributeChoice[]): Found | undefined => {
  let best: Found | undefined;
  for (const { choice, spelling } of indexOf(choices).spellings) {
    if (!part.startsWith(spelling) || !isBoundary(part[spelling.length])) continue;
    const rest = part.slice(spelling.length).trim();
    if (!best || rest.length < best.rest.length) best = { key: choice.key, rest };
  }
  const whole = best ? undefined : exactChoice(part, choices);
  return whole ? { key: whole.key, rest: '' } : best;
};

const mostParts = 50;

/** A single choice uses the first one in the text; several choices use all that have no reservation. */
export const readChoices = (text: string, { kind, choices }: Pick<AttributeDefinition, 'kind' | 'choices'>): ValueReading => {
  const whole = exactChoice(text, choices);
  if (whole) return { value: { choices: [whole.key] } };
  const found = partsOf(text, choices)
    .slice(0, mostParts)
    .flatMap((part) => choiceOf(part, choices) ?? []);
  const sure = found.filter(({ rest }, index) => index === 0 || !reservation.test(rest));
  if (sure.length === 0) return problem('unknown-choice');
  const keys = [...new Set(sure.map(({ key }) => key))];
  return { value: { choices: kind === 'choice' ? keys.slice(0, 1) : keys } };
};

/** @returns whether a text consists of choices only, so that their labels say all that it says */
export const isOnlyChoices = (text: string, { kind, choices }: Pick<AttributeDefinition, 'kind' | 'choices'>): boolean => {
  if (exactChoice(text, choices)) return true;
  const parts = partsOf(text, choices);
  return (kind === 'choices' || parts.length === 1) && parts.length <= mostParts && parts.every((part) => exactChoice(part, choices));
};

// single letters, digits and dashes must stand alone: "0.12 kg", "1 × 24 V" and "N 500" are not answers
const yes =
  /^(?:(?:y|x|1|si|tak|evet)$|(?:yes|ja|oui|sim|ya|да|true|✓|✔|☑|●|included|integrated|standard|available|with|built in|present|supported|vorhanden|enthalten|integriert|inklusive|inclus|incluido|incluso|tersedia)(?![\p{L}\p{N}]))/u;
const no =
  /^(?:(?:n|-|–|—|n\/a|0|nie|nee)$|(?:no|nein|non|nao|tidak|нет|false|✗|✘|☐|○|none|without|ohne|sans|senza|tanpa|kein|keine|not (?:included|available|supported|present|possible)|nicht (?:enthalten|vorhanden|moglich|integriert))(?![\p{L}\p{N}]))/u;
const perhaps =
  /^(?:optional|option|on request|as an option|not standard|accessory|available on request|available as an option|with option|auf anfrage|wahlweise|optionnel|sur demande|en option|opcional|bajo pedido|opzionale|su richiesta|opsional)/;

export const readFlag = (text: string): ValueReading => {
  const said = fold(text).replaceAll(/\s+/g, ' ').trim();
  const spaced = said.replaceAll(/(?<=\p{L})-(?=\p{L})/gu, ' ');
  if (perhaps.test(spaced)) return problem('conditional');
  if (no.test(spaced)) return { value: { flag: false } };
  return yes.test(spaced) ? { value: { flag: true } } : problem('not-yes-or-no');
};
