/** Usual lengths in search results on a desktop, in characters. Results are cut by width, and search engines publish no figures. */
export const resultLengths = { title: 60, description: 160 } as const;
