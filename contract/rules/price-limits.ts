// Limits of prices; used by the schema of the server and by the form.

export const maxPrice = 999_999_999_999;

export const priceTexts = { tooLow: 'The price must not be below 0.', tooHigh: `The price must not be above ${maxPrice}.` } as const;
