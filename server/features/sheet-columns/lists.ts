// Lists in one cell: texts separated by bars, and the choices of an attribute in lines. A list that cannot be written so is JSON.
import { z } from 'zod';
import { slugPattern } from '#contract/rules/slug.ts';
import { parseJson } from '#server/database/json.ts';
import { slugify } from '#server/platform/slugs.ts';

const separator = ' | ';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const parts = (text: string, mark: string | RegExp): string[] =>
  text
    .split(mark)
    .map((part) => part.trim())
    .filter(Boolean);

const texts = z.array(z.string());

/** @param text texts separated by bars, semicolons or line breaks, or a JSON list */
export const readTexts = (text: string): string[] => {
  const json = texts.safeParse(text.startsWith('[') ? parseJson(text) : null);
  return json.success ? json.data : parts(text, /[|;\n]/);
};

/** @returns a text of which `readTexts` makes the same list; null if the list is empty */
export const writeTexts = (list: readonly string[]): string | null => {
  if (list.length === 0) return null;
  const joined = list.join(separator);
  return isSame(readTexts(joined), list) ? joined : JSON.stringify(list);
};

const isFileName = (text: string) => /\.[a-z\d]{2,5}$/i.test(text) || /^https?:\/\//i.test(text);

/** Like `readTexts`. Commas also separate names, if each part is the name of a file. */
export const readFileNames = (text: string): string[] =>
  readTexts(text).flatMap((name) => {
    const names = parts(name, ',');
    return names.length > 1 && names.every(isFileName) ? names : [name];
  });

const choice = z.object({ key: z.string(), label: z.string(), aliases: z.array(z.string()) });
export type ListedChoice = z.output<typeof choice>;

const readChoice = (line: string, known: readonly ListedChoice[]): ListedChoice => {
  const colon = line.indexOf(':');
  const key = line.slice(0, Math.max(colon, 0)).trim();
  const hasKey = slugPattern.test(key);
  const [label = '', ...aliases] = parts(hasKey ? line.slice(colon + 1) : line, '|');
  const sameLabel = known.find((one) => one.label === label);
  return { key: hasKey ? key : (sameLabel?.key ?? slugify(label)), label, aliases };
};

/**
 * @param text a line for each choice, `key: label | alias | alias`; without a key it is that of the known choice with this label, or made
 * from the label. Choices without keys and aliases can be in one line, separated by bars or semicolons
 */
export const readChoices = (text: string, known: readonly ListedChoice[] = []): ListedChoice[] => {
  const json = z.array(choice).safeParse(text.startsWith('[') ? parseJson(text) : null);
  if (json.success) return json.data;
  const isOneLine = !text.includes('\n') && !slugPattern.test(text.slice(0, Math.max(text.indexOf(':'), 0)));
  return (isOneLine ? readTexts(text) : parts(text, '\n')).map((line) => readChoice(line, known));
};

/** @returns a text of which `readChoices` makes the same choices; null if there are none */
export const writeChoices = (choices: readonly ListedChoice[]): string | null => {
  if (choices.length === 0) return null;
  const plain = choices.map(({ key, label, aliases }) => ({ key, label, aliases }));
  const lines = plain.map(({ key, label, aliases }) => `${key}: ${[label, ...aliases].join(separator)}`).join('\n');
  return isSame(readChoices(lines), plain) ? lines : JSON.stringify(plain);
};
