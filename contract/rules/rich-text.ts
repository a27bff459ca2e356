// What counts as an empty text, for the server and for the editor alike.

/** @returns whether nothing would be seen: no text, picture, video or rule (an empty paragraph is empty) */
export const isEmptyHtml = (html: string): boolean =>
  !/<(?:img|iframe|hr)\b/i.test(html) && html.replaceAll(/<[^<>]*>|&nbsp;|[\s\u00a0\u200b]/gi, '') === '';
