/** What search results on a desktop usually show, in characters. They cut by width, and search engines publish no figures. */
export const resultLengths = { title: 60, description: 160 } as const;
