// Starts a temporary PostgreSQL server (from the package that the tests use) with an empty database for benchmarks:
//   node bench/postgres.ts        prints DATABASE_URL; Ctrl-C stops the server and removes its files
// It does not wait for the disk (fsync=off).
import { once } from 'node:events';
import { createPostgresServer } from '#server/testing/postgres-server.ts';

const server = await createPostgresServer();
console.log(`DATABASE_URL=${await server.createDatabase()}`);
// keeps the process alive; a waiting signal handler does not
const alive = setInterval(() => {}, 60_000);
await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
clearInterval(alive);
await server.remove();
