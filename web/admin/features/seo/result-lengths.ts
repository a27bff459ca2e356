/** Usual lengths in search results on a desktop, in characters. Search engines truncate results by width, and publish no figures. */
export const resultLengths = { title: 60, description: 160 } as const;
