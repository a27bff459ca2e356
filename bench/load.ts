// Requests addresses in rotation as fast as possible, from a separate thread.
import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';

const connections = 8;
const sliceMs = 700;

export interface Answer {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Options {
  agent?: Agent;
  /** Sent as If-None-Match; the expected status is then 304. */
  etag?: string;
}

/** @throws if the status is not the expected one */
export const fetchPlain = (url: string, encoding: string, { agent, etag }: Options = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': encoding, ...(etag !== undefined && { 'if-none-match': etag }) };
    get(url, { agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        if (response.statusCode === (etag === undefined ? 200 : 304)) resolve({ headers: response.headers, body: Buffer.concat(chunks) });
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    }).on('error', reject);
  });

/** @returns responses per second */
const measure = async (urls: readonly string[], encoding: string, etag?: string): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const start = performance.now();
  let count = 0;
  const ask = async () => {
    while (performance.now() - start < sliceMs) {
      await fetchPlain(urls[count++ % urls.length] ?? '', encoding, { agent, etag });
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return count / seconds;
};

export const startLoad = () => {
  const worker = new Worker(new URL(import.meta.url));
  return {
    /** @param etag for conditional requests */
    run: (urls: string | readonly string[], encoding: string, etag?: string): Promise<number> =>
      new Promise((resolve, reject) => {
        worker.once('message', (answer: number | string) => (typeof answer === 'number' ? resolve(answer) : reject(new Error(answer))));
        worker.postMessage([[urls].flat(), encoding, etag]);
      }),
    close: () => worker.terminate(),
  };
};

if (!isMainThread) {
  parentPort?.on('message', ([urls, encoding, etag]: [string[], string, string | undefined]) => {
    measure(urls, encoding, etag).then(
      (rate) => parentPort?.postMessage(rate),
      (error: unknown) => parentPort?.postMessage(String(error)),
    );
  });
}
