// Copies the write-ahead log into the database, in a thread, because a long log takes seconds and SQLite's calls block.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

// as a text, because the server is bundled into one file
const script = `
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(require('node:worker_threads').workerData);
  database.exec('pragma wal_checkpoint(passive)');
  database.close();
`;

/** Readers and writers continue meanwhile. */
export const checkpoint = async (path: string): Promise<void> => {
  const worker = new Worker(script, { eval: true, workerData: path });
  await once(worker, 'exit');
};
