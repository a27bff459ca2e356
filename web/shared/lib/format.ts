// How texts of records are shortened for cards, lists and descriptions.

/** Rich text as one line of plain text, for cards and descriptions. */
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

/** Cuts a long text at a word. @param most in characters */
export const shortenText = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 0) || most)}…`;
};
