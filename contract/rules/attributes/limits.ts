// Names and limits of attributes that calls, servers and screens share.

export const attributeKinds = ['number', 'range', 'choice', 'choices', 'flag', 'text'] as const;

export const attributeLimits = {
  /** Definitions of one category, or of the general set. */
  definitions: 100,
  choices: 50,
  aliases: 30,
  units: 12,
  key: 60,
  label: 100,
  unit: 20,
  /** Attributes that one request can filter by; further ones are ignored. */
  conditions: 20,
  /** Values of `f.` parameters in one address; further ones are ignored. */
  filterValues: 200,
  filterLength: 100,
  compared: 6,
  gridCells: 2000,
} as const;

export const attributeUnits = ['metric', 'imperial'] as const;
export type AttributeUnits = (typeof attributeUnits)[number];

/** Begins the names of the query parameters with conditions. */
export const filterPrefix = 'f.';
