// Constants and limits of attributes that the API, the server and the screens share.

export const attributeKinds = ['number', 'range', 'choice', 'choices', 'flag', 'text'] as const;

export const attributeLimits = {
  /** Maximum number of definitions of a category, or of the general set. */
  definitions: 100,
  choices: 50,
  aliases: 30,
  /** Maximum number of names added to attributes in one request. */
  synonyms: 200,
  units: 12,
  key: 60,
  label: 100,
  unit: 20,
  /** Maximum number of filters in one request; further ones are ignored. */
  conditions: 20,
  /** Maximum number of values of `f.` parameters in one address; further ones are ignored. */
  filterValues: 200,
  filterLength: 100,
  compared: 6,
  gridCells: 2000,
} as const;

export const attributeUnits = ['metric', 'imperial'] as const;
export type AttributeUnits = (typeof attributeUnits)[number];

/** Prefix of query parameters that contain conditions. */
export const filterPrefix = 'f.';
