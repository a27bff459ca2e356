/** Whether a value of a specification contains words and not only numbers, units and names. */
export const hasWords = (value: string): boolean => /(?<!\w)[a-z]{4,}(?!\w)/.test(value);
