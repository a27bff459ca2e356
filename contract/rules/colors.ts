// Format of colours in settings.

/** @returns whether the text is a colour such as #2563eb */
export const isColor = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);
