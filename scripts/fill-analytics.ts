// Adds generated visits to the configured database: node scripts/fill-analytics.ts <days> <views> [seed]
// Needs the environment variables of the server and an existing database. Existing visits remain, and the sums are updated.
import { fillVisits } from '#demo/visits/fill.ts';
import { readConfig } from '#server/config/config.ts';
import { connect } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { systemClock } from '#server/platform/clock.ts';

const [days, views, seed = 1] = process.argv.slice(2).map(Number);
if (!days || !views || !Number.isInteger(days) || !Number.isInteger(views) || !Number.isInteger(seed)) {
  console.error('Usage: node scripts/fill-analytics.ts <days> <views> [seed]');
  process.exit(1);
}
const config = readConfig(process.env);
const connection = await connect(config.databaseUrl);
await migrate(connection);
const added = await fillVisits({ db: connection.db, clock: systemClock }, { siteUrl: config.siteUrl, days, views, seed });
await connection.db.destroy();
console.log(`${added} views over ${days} days`);
