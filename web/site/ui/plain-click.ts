import type { MouseEvent } from 'react';

/** @returns whether a click on a link means "here", not "in a new tab" or "save" */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
