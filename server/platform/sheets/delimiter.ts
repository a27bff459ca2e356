// The delimiter of a text table, from its first lines.

/** In this order if the lines do not decide: the first ones are rare in texts. */
const delimiters = ['\t', ';', '|', ','] as const;
const comparedRows = 50;

/** Line with which Excel names the delimiter of a file. */
const namedDelimiter = /^sep=([,;\t|])(?:\r\n|\r|\n|$)/i;

/** @returns how many delimiters each row contains outside of quoted cells */
const countByRow = (text: string, delimiter: string): number[] => {
  const counts: number[] = [];
  let [count, isQuoted, isCellStart, hasText] = [0, false, true, false];
  for (let at = 0; at < text.length && counts.length < comparedRows; at += 1) {
    const character = text[at];
    if (isQuoted) {
      if (character === '"') isQuoted = false;
    } else if (character === '"' && (isCellStart || text[at - 1] === '"')) isQuoted = true;
    else if (character === '\n' || character === '\r') {
      if (hasText) counts.push(count);
      [count, isCellStart, hasText] = [0, true, false];
      continue;
    } else if (character === delimiter) {
      count += 1;
      isCellStart = true;
      continue;
    }
    isCellStart = false;
    hasText = true;
  }
  if (hasText) counts.push(count);
  return counts;
};

const detect = (text: string): string => {
  let best = { delimiter: ',', rows: 0, count: 0 };
  for (const delimiter of delimiters) {
    const rowsByCount = new Map<number, number>();
    for (const count of countByRow(text, delimiter)) if (count > 0) rowsByCount.set(count, (rowsByCount.get(count) ?? 0) + 1);
    for (const [count, rows] of rowsByCount) {
      if (rows > best.rows || (rows === best.rows && count > best.count)) best = { delimiter, rows, count };
    }
  }
  return best.delimiter;
};

/**
 * @param text the first lines of the file
 * @returns the delimiter, and the length of a line that only names it
 */
export const findDelimiter = (text: string): { delimiter: string; skipped: number } => {
  const named = namedDelimiter.exec(text);
  if (named?.[1]) return { delimiter: named[1], skipped: named[0].length };
  return { delimiter: detect(text), skipped: 0 };
};
