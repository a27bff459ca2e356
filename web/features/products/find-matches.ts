// Where the words of a search stand in a text, by the rules of the search itself: whatever the case and accents, at the
// beginning of a word; what looks like a model number anywhere, with or without spaces and hyphens.

export interface TextPart {
  /** Index of its first character. */
  at: number;
  text: string;
  isMatch: boolean;
}

/** Folded characters, each with the place it came from. */
const fold = (text: string): { folded: string; origins: number[] } => {
  const origins: number[] = [];
  let folded = '';
  let index = 0;
  for (const character of text) {
    const plain = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    folded += plain;
    for (let unit = 0; unit < plain.length; unit += 1) origins.push(index);
    index += character.length;
  }
  return { folded, origins: [...origins, text.length] };
};

const isModelLike = (word: string) => /\d/.test(word);

const patternOf = (word: string): RegExp =>
  isModelLike(word) ? new RegExp([...word].join('[\\s-]*'), 'gu') : new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'gu');

const wordsOf = (search: string): string[] => fold(search).folded.match(/[\p{L}\p{N}]+/gu) ?? [];

/** @returns the text cut into parts, in order, which together are the whole text */
export const findMatches = (text: string, search: string | undefined): TextPart[] => {
  const { folded, origins } = fold(text);
  const isMarked = new Array<boolean>(text.length).fill(false);
  for (const word of wordsOf(search ?? '')) {
    for (const match of folded.matchAll(patternOf(word))) {
      isMarked.fill(true, origins[match.index], origins[match.index + match[0].length]);
    }
  }
  const parts: TextPart[] = [];
  for (let at = 0; at < text.length; ) {
    const isMatch = isMarked[at] ?? false;
    const end = isMarked.indexOf(!isMatch, at);
    const next = end === -1 ? text.length : end;
    parts.push({ at, text: text.slice(at, next), isMatch });
    at = next;
  }
  return parts;
};
