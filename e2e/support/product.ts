// The product under test: where it runs and with which account.

const port = 4780;
export const origin = `http://127.0.0.1:${port}`;

/** A fresh data folder each time. */
export const startCommand = `rm -rf test-results/data && exec node server/main.ts`;

export const administrator = { email: 'admin@example.com', password: 'journeys-only-9482' } as const;
