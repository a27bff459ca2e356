// Definition of an empty rich text, for the server and the editor.

/** @returns whether nothing is visible: no text, picture, video or rule (an empty paragraph counts as empty) */
export const isEmptyHtml = (html: string): boolean =>
  !/<(?:img|iframe|hr)\b/i.test(html) && html.replaceAll(/<[^<>]*>|&nbsp;|[\s\u00a0\u200b]/gi, '') === '';
