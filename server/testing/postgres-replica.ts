// A streaming replica of a PostgreSQL server, for tests.
import { createPostgresServer, type PostgresServer } from './postgres-server.ts';

/** @param primary is restarted: the data folder of a stopped server can be copied as it is */
export const createReplica = async (primary: PostgresServer): Promise<PostgresServer> => {
  await primary.stop();
  try {
    return await createPostgresServer({
      copyOf: primary.data,
      files: { 'standby.signal': '' },
      settings: [`primary_conninfo=host=127.0.0.1 port=${primary.port} user=postgres`, 'wal_retrieve_retry_interval=100ms'],
    });
  } finally {
    await primary.start();
  }
};
