import type { MouseEvent } from 'react';

/** @returns whether a click opens a link in the same tab: primary button without modifier keys */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
