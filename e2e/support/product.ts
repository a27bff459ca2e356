// The product under test: where it runs and with which account.

/** Another one lets two working copies run their journeys side by side. */
export const port = Number(process.env.JOURNEYS_PORT ?? 4780);
export const origin = `http://127.0.0.1:${port}`;

/** A fresh data folder each time. */
export const startCommand = `rm -rf test-results/data && exec node dist/server/main.js`;

export const administrator = { email: 'admin@example.com', password: 'journeys-only-9482' } as const;

/** The variables a product of the journeys runs with. */
export const productEnvironment = (at: string, dataDir: string): Record<string, string> => ({
  PORT: new URL(at).port,
  SITE_URL: at,
  DATA_DIR: dataDir,
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
  CONTACT_RATE_LIMIT: '0',
  LOGIN_RATE_LIMIT: '0',
  SEARCH_RATE_LIMIT: '0',
  LOG_LEVEL: 'error',
  NODE_ENV: 'production',
});
