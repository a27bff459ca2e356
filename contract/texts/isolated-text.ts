// Placeholders in texts from right to left: a name or part number with Latin letters keeps its order and that of the words beside it.
import type { Text } from './text.ts';

/** Numbers and values with units have no letter, or Latin ones. */
const leftToRight = ['from', 'to', 'value', 'amount'];

const isolated = (text: string): string =>
  text.replaceAll(
    /[\u2066\u2068]?\{(\w+)\}\u2069?/g,
    (_, name: string) => `${leftToRight.includes(name) ? '\u2066' : '\u2068'}{${name}}\u2069`,
  );

/** @returns the text with each placeholder between the characters that isolate its direction (U+2066, U+2068 and U+2069) */
export const withIsolatedPlaceholders = (text: Text): Text =>
  typeof text === 'string'
    ? isolated(text)
    : { ...text, ...Object.fromEntries(Object.entries(text).map(([category, form]) => [category, isolated(form)])) };
