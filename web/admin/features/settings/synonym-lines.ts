// The setting search_synonyms, stored as JSON, in the form in which it is edited: one group per line, its words separated by =.
export const synonymsKey = 'search_synonyms';

const isWords = (group: unknown): group is string[] => Array.isArray(group) && group.every((word) => typeof word === 'string');

const read = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
};

/** @returns the value unchanged if it is no list of groups */
export const toLines = (json: string): string => {
  const groups = read(json);
  return Array.isArray(groups) && groups.every(isWords) ? groups.map((group) => group.join(' = ')).join('\n') : json;
};

const wordsOf = (line: string): string[] =>
  line
    .split('=')
    .map((word) => word.trim())
    .filter(Boolean);

/** Omits lines without words. */
export const toGroups = (lines: string): string => {
  const groups = lines
    .split('\n')
    .map(wordsOf)
    .filter((words) => words.length > 0);
  return groups.length > 0 ? JSON.stringify(groups) : '';
};

const longestWord = 100;
const mostWords = 20;

const lineError = (words: readonly string[]): string | undefined => {
  if (new Set(words.map((word) => word.toLowerCase())).size < 2)
    return 'write two different words or more, such as cobot = collaborative robot.';
  if (words.length > mostWords) return `write at most ${mostWords} words.`;
  const wrong = words.find((word) => word.length > longestWord || !/[\p{L}\p{N}]/u.test(word));
  return wrong && `“${wrong.slice(0, 20)}” is no word to search for.`;
};

/** @returns the error of the first invalid line */
export const linesError = (lines: string): string | undefined => {
  const errors = lines.split('\n').map((line) => (line.trim() === '' ? undefined : lineError(wordsOf(line))));
  const at = errors.findIndex(Boolean);
  return at === -1 ? undefined : `Line ${at + 1}: ${errors[at]}`;
};
