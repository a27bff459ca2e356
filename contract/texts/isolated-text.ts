// Placeholders in texts from right to left: a name or part number with Latin letters keeps its order and that of the words beside it.
import type { Text } from './text.ts';

const isolated = (text: string): string => text.replaceAll(/\u2068?(\{\w+\})\u2069?/g, '\u2068$1\u2069');

/** @returns the text with each placeholder between the characters that isolate its direction (U+2068 and U+2069) */
export const withIsolatedPlaceholders = (text: Text): Text =>
  typeof text === 'string'
    ? isolated(text)
    : { ...text, ...Object.fromEntries(Object.entries(text).map(([category, form]) => [category, isolated(form)])) };
