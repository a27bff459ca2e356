import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that the system gives to outgoing connections, so that the port is still free when a server starts or restarts. */
let next = 10_000 + ((process.pid * 997) % 20_000);

/** @returns a port on which no program listens */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = next++;
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
};
