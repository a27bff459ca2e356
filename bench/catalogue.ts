// Fills a new data folder with a generated catalogue:
//   node bench/catalogue.ts --products 10000 --data-dir /tmp/catalogue [--articles 500] [--messages 5000] [--natural]
// DATABASE_URL selects an empty database of a PostgreSQL server instead of the file in the folder.
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config/config.ts';
import { connect } from '#server/database/connect.ts';
import { systemClock } from '#server/platform/clock.ts';
import { prepareDatabase } from '#server/start/database-preparation.ts';
import { fillCatalogue } from './catalogue/fill.ts';

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '10000' },
    articles: { type: 'string', default: '500' },
    messages: { type: 'string', default: '5000' },
    'data-dir': { type: 'string' },
    natural: { type: 'boolean', default: false },
  },
});
const dataDir = values['data-dir'];
if (!dataDir) throw new Error('Usage: node bench/catalogue.ts --products <number> --data-dir <folder>');

const start = performance.now();
const config = readConfig({ DATABASE_URL: process.env.DATABASE_URL, DATA_DIR: dataDir, SEED: 'none' });
const connection = await connect(config.databaseUrl);
await prepareDatabase({ config, connection, clock: systemClock });
const size = {
  products: Number(values.products),
  articles: Number(values.articles),
  messages: Number(values.messages),
  isNatural: values.natural,
};
await fillCatalogue(connection.db, size);
await connection.close();
console.log(`${size.products} products in ${((performance.now() - start) / 1000).toFixed(1)} s`);
