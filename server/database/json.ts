// Lists are stored as JSON text. What cannot be read counts as empty: a broken cell must not take a page down.
import type { z } from 'zod';

export const parseJson = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
};

/** @returns the entries of a stored list that have the schema's shape */
export const parseList = <T extends z.ZodType>(text: string | null, entry: T): z.output<T>[] => {
  const list = parseJson(text);
  if (!Array.isArray(list)) return [];
  return list.flatMap((value) => {
    const result = entry.safeParse(value);
    return result.success ? [result.data] : [];
  });
};
