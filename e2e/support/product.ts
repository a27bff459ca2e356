// Address and account of the product under test.

/** Configurable, so that two working copies can run their journeys at the same time. */
export const port = Number(process.env.JOURNEYS_PORT ?? 4780);
export const origin = `http://127.0.0.1:${port}`;

/** Starts with an empty data folder. */
export const startCommand = `rm -rf test-results/data && exec node dist/server/main.js`;

export const administrator = { email: 'admin@example.com', password: 'journeys-only-9482' } as const;

/** Environment variables of a product of the journeys. */
export const productEnvironment = (at: string, dataDir: string): Record<string, string> => ({
  PORT: new URL(at).port,
  SITE_URL: at,
  DATA_DIR: dataDir,
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
  CONTACT_RATE_LIMIT: '0',
  LOGIN_RATE_LIMIT: '0',
  SEARCH_RATE_LIMIT: '0',
  // otherwise a journey at the hour of the daily backup would find one
  BACKUP_AT: 'off',
  // the receivers of webhooks
  WEBHOOK_PRIVATE_HOSTS: '127.0.0.1',
  LOG_LEVEL: 'error',
  NODE_ENV: 'production',
});
