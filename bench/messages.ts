// Measures contact messages sent over several connections; each is confirmed once it is on disk.
import { connect, type Socket } from 'node:net';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import type { Site } from './site.ts';

const connections = 16;
const durationMs = 5000;
const warmUpMs = 1000;

export interface MessageRates {
  perSecond: number;
  medianMs: number;
  p99Ms: number;
}

/** Result of the thread that sends the messages. */
interface Sent {
  perSecond: number;
  /** Response time of each message, in milliseconds. */
  times: number[];
}

const requestOf = (host: string): string => {
  const body = JSON.stringify({
    name: 'Sari',
    email: 'sari@pabrik.example',
    subject: 'Delivery',
    message: 'When can you deliver? '.repeat(20),
  });
  const headers = `host: ${host}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`;
  return `POST /api/public/contact HTTP/1.1\r\n${headers}\r\n\r\n${body}`;
};

/** Responses are small enough to arrive in one chunk. */
const answer = (socket: Socket): Promise<string> =>
  new Promise((resolve, reject) => {
    socket.once('data', (chunk) => resolve(chunk.toString('latin1')));
    socket.once('error', reject);
  });

const send = async (origin: string, forMs: number): Promise<Sent> => {
  const { hostname, port, host } = new URL(origin);
  const request = requestOf(host);
  const times: number[] = [];
  const start = performance.now();
  const sender = async () => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true }).setMaxListeners(0);
    while (performance.now() - start < forMs) {
      const sentAt = performance.now();
      socket.write(request);
      const text = await answer(socket);
      if (!text.startsWith('HTTP/1.1 201')) throw new Error(text.split('\r\n', 1)[0]);
      socket.removeAllListeners('error');
      times.push(performance.now() - sentAt);
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: connections }, sender));
  return { perSecond: times.length / ((performance.now() - start) / 1000), times };
};

const sendFromThread = (origin: string, forMs: number): Promise<Sent> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url));
    worker.once('message', (sent: Sent | string) => {
      if (typeof sent === 'string') reject(new Error(sent));
      else resolve(sent);
      void worker.terminate();
    });
    worker.postMessage([origin, forMs]);
  });

/** @param site without a limit of messages */
export const measureMessages = async ({ origin }: Site): Promise<MessageRates> => {
  await sendFromThread(origin, warmUpMs);
  const { perSecond, times } = await sendFromThread(origin, durationMs);
  const sorted = times.toSorted((a, b) => a - b);
  const quantile = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;
  return { perSecond, medianMs: quantile(0.5), p99Ms: quantile(0.99) };
};

if (!isMainThread) {
  parentPort?.on('message', ([origin, forMs]: [string, number]) => {
    send(origin, forMs).then(
      (sent) => parentPort?.postMessage(sent),
      (error: unknown) => parentPort?.postMessage(String(error)),
    );
  });
}
