const joining = /(?:^|\s)(?:and|or|with|&)\s*$/i;

/** @returns the index of the part as a separate word, otherwise of its first occurrence, otherwise -1 */
const placeOf = (typed: string, part: string): number => {
  const escaped = part.replaceAll(/[^\s\p{L}\p{N}]/gu, '\\$&');
  const place = typed.search(new RegExp(`(?<!\\S)${escaped}(?![^\\s,;])`));
  return place === -1 ? typed.indexOf(part) : place;
};

/** @returns the text of a search without a part that was understood as a condition */
export const withoutPart = (typed: string, part: string): string => {
  const start = placeOf(typed, part);
  if (start === -1) return typed;
  const before = typed.slice(0, start).replace(joining, '').trimEnd();
  const after = typed.slice(start + part.length).replace(/^\s*[,;]?\s*/, '');
  return [before, after].filter((one) => one !== '').join(' ');
};
