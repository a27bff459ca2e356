// Everything between a configuration and a listening server; production and development differ in their pages only.
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { connect } from './database/connect.ts';
import { prepareDatabase } from './database-preparation.ts';
import type { PageSource } from './documents/page-source.ts';
import { startCleaning } from './features/uploads/uploads.cleaning.ts';
import { systemClock } from './platform/clock.ts';
import { createFiles } from './platform/files.ts';
import { endOnSignals } from './process.ts';
import { startUpkeep } from './upkeep.ts';

interface Account {
  email: string;
  password: string;
  invented: boolean;
}

const accountLine = (account: Account | null): string => {
  if (account === null) return 'Account: as before';
  return account.invented
    ? `Account: ${account.email}  password: ${account.password}  (shown only this once)`
    : `Account: ${account.email}  (password from ADMIN_PASSWORD)`;
};

export const serve = async (pages: PageSource): Promise<void> => {
  const config = readConfig(process.env);
  const connection = await connect(config.databaseUrl);
  const account = await prepareDatabase({ config, connection, clock: systemClock });
  const app = await createApp({ config, connection, clock: systemClock, pages });
  startUpkeep(app, { config, connection, clock: systemClock });
  const { dataDir } = config;
  startCleaning(app, { db: connection.db, clock: systemClock, dataDir, files: createFiles({ dataDir, clock: systemClock }) });
  endOnSignals(app, () => connection.db.destroy());
  await app.listen({ host: config.host, port: config.port });
  process.stdout.write(`Site:    ${config.siteUrl}/\nAdmin:   ${config.siteUrl}/admin\n${accountLine(account)}\n`);
};
