const joining = /(?:^|\s)(?:and|or|with|&)\s*$/i;

/** @returns where the part is a word of its own, else where it first occurs, else -1 */
const placeOf = (typed: string, part: string): number => {
  for (let at = typed.indexOf(part); at !== -1; at = typed.indexOf(part, at + 1)) {
    const [before, after] = [typed[at - 1] ?? ' ', typed[at + part.length] ?? ' '];
    if (/\s/.test(before) && /[\s,;]/.test(after)) return at;
  }
  return typed.indexOf(part);
};

/** @returns the text of a search without a part that was understood as a condition */
export const withoutPart = (typed: string, part: string): string => {
  const start = placeOf(typed, part);
  if (start === -1) return typed;
  const before = typed.slice(0, start).replace(joining, '').trimEnd();
  const after = typed.slice(start + part.length).replace(/^\s*[,;]?\s*/, '');
  return [before, after].filter((one) => one !== '').join(' ');
};
