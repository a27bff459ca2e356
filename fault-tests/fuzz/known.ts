// Ids and slugs of existing records, read from responses, so that generated requests get past "not found".

const maxKept = 200;

export interface Known {
  ids: number[];
  slugs: string[];
  versions: number[];
  paths: string[];
  tokens: string[];
  /** Keys of settings. */
  keys: string[];
}

export const nothingKnown = (): Known => ({ ids: [1, 2, 3], slugs: ['about'], versions: [1], paths: [], tokens: [], keys: [] });

const keep = <T>(list: T[], value: T | undefined): void => {
  if (value === undefined || list.includes(value)) return;
  list.push(value);
  if (list.length > maxKept) list.shift();
};

/** A copy: a substring would keep the whole string in memory, here a response of up to a megabyte. */
const copyOf = (text: string): string => Buffer.from(text).toString();

/** Learns at most one value of each kind from a response, so that a list does not replace everything else. */
export const learn = (known: Known, body: string, step: number): void => {
  const pick = (pattern: RegExp) => {
    const found = [...body.matchAll(pattern)];
    const text = found[step % Math.max(1, found.length)]?.[1];
    return text && copyOf(text);
  };
  const id = pick(/"id":(\d{1,9})[,}]/g);
  const version = pick(/"version":(\d{1,9})[,}]/g);
  keep(known.ids, id === undefined ? undefined : Number(id));
  keep(known.versions, version === undefined ? undefined : Number(version));
  keep(known.slugs, pick(/"slug":"([a-z0-9-]{1,80})"/g));
  keep(known.paths, pick(/"((?:uploads|products|news|categories)\/[\w/.-]{1,120})"/g));
  keep(known.keys, pick(/"key":"([a-z0-9_.-]{1,80})"/g));
  keep(known.tokens, pick(/\/([\w-]{43})"/g));
};
