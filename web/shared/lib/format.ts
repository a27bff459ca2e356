// Shortens the texts of records for cards, lists and descriptions.

/** Truncates a long text at a word boundary and appends an ellipsis. @param most maximum length in characters */
export const shortenText = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 0) || most)}…`;
};
