// Picks the fields of a record that a save sends.

/** @returns only the named fields */
export const pickFields = <Fields extends object>(fields: Fields, names: readonly string[]): Partial<Fields> => {
  const picked: Partial<Fields> = {};
  for (const name in fields) if (names.includes(name)) picked[name] = fields[name];
  return picked;
};
