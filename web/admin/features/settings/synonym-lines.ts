// The setting search_synonyms, a list of groups as JSON, as administrators write it: a group a line, its words with = between.
export const synonymsKey = 'search_synonyms';

const isWords = (group: unknown): group is string[] => Array.isArray(group) && group.every((word) => typeof word === 'string');

const read = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
};

/** @returns the value as it is where it is no list of groups */
export const toLines = (json: string): string => {
  const groups = read(json);
  return Array.isArray(groups) && groups.every(isWords) ? groups.map((group) => group.join(' = ')).join('\n') : json;
};

const wordsOf = (line: string): string[] =>
  line
    .split('=')
    .map((word) => word.trim())
    .filter(Boolean);

/** Lines without words are left out. */
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

/** @returns what is wrong with the first wrong line */
export const linesError = (lines: string): string | undefined => {
  const errors = lines.split('\n').map((line) => (line.trim() === '' ? undefined : lineError(wordsOf(line))));
  const at = errors.findIndex(Boolean);
  return at === -1 ? undefined : `Line ${at + 1}: ${errors[at]}`;
};
