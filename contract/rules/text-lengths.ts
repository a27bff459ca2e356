// Maximum lengths of texts in characters, for the schemas of the server and the forms.

export const textLengths = {
  name: 255,
  title: 255,
  model: 255,
  author: 255,
  excerpt: 2000,
  seoTitle: 255,
  seoDescription: 500,
  mediaName: 200,
  mediaText: 500,
  /** Length of a formatted text, in UTF-16 units. */
  richText: 500_000,
} as const;

/** Maximum length of a search text. */
export const searchMaxLength = 500;
