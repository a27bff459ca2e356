// The process: reads the configuration, prepares the database, serves, and ends cleanly.
import { createApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { connect } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { ensureAdministrator } from './features/auth/auth.service.ts';
import { systemClock } from './platform/clock.ts';

const fail = (error: unknown): never => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
};

const serve = async () => {
  const config = readConfig(process.env);
  const connection = await connect(config.databaseUrl);
  await migrate(connection);
  const account = await ensureAdministrator({ db: connection.db, clock: systemClock }, config.admin);
  const app = await createApp({ config, connection, clock: systemClock });
  const address = await app.listen({ host: config.host, port: config.port });

  const stop = async (signal: string) => {
    app.log.info({ signal }, 'stopping');
    await app.close();
    await connection.db.destroy();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop(signal).catch(fail));

  const url = config.siteUrl ?? address;
  console.log(`Site:    ${url}/`);
  console.log(`Admin:   ${url}/admin`);
  if (account?.invented) console.log(`Account: ${account.email}  password: ${account.password}  (shown only this once)`);
  else if (account) console.log(`Account: ${account.email}  (password from ADMIN_PASSWORD)`);
};

await serve().catch(fail);
