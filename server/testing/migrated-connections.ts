import type { Connection } from '#server/database/connect.ts';

/** Connections to databases that already have all tables: the app of a test runs no migrations on them. */
export const migratedConnections = new WeakSet<Connection>();
