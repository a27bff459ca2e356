// Limits of the texts of records, in characters; used by the server's schemas and by the forms.

export const textLengths = { name: 255, title: 255, model: 255, author: 255, excerpt: 2000 } as const;

/** The longest text that can be searched for. */
export const searchMaxLength = 500;
