// The names of copies of records.

/** Ends the name of a copy until it is renamed. */
export const copySuffix = ' (copy)';

/** @param max the length of a name, in characters */
export const nameOfCopy = (name: string, max: number): string => [...name].slice(0, max - copySuffix.length).join('') + copySuffix;
