// Shortens the texts of records for cards, lists and descriptions.

/** Converts rich text to one line of plain text. */
export const plainText = (html: string | null | undefined): string =>
  (html ?? '')
    .replace(/<(br|\/p|\/h\d|\/li|\/tr|\/div)\b[^<>]*>/gi, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#0?39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();

/** Truncates a long text at a word boundary and appends an ellipsis. @param most maximum length in characters */
export const shortenText = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 0) || most)}…`;
};
