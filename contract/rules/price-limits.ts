// Limits of prices, for the schema of the server and the form.

export const maxPrice = 999_999_999_999;

export const priceTexts = { tooLow: 'The price must not be below 0.', tooHigh: `The price must not be above ${maxPrice}.` } as const;
