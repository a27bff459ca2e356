// Lists are stored as JSON text. Malformed JSON is read as empty, so that one damaged value does not break a whole page.
import type { z } from 'zod';

/** @returns the parsed value; null for null and for malformed JSON */
export const parseJson = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
};

/** @returns the entries of a stored list that match the schema */
export const parseList = <T extends z.ZodType>(text: string | null, entry: T): z.output<T>[] => {
  const list = parseJson(text);
  if (!Array.isArray(list)) return [];
  return list.flatMap((value) => {
    const result = entry.safeParse(value);
    return result.success ? [result.data] : [];
  });
};
