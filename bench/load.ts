// Requests one address as fast as possible, from a separate thread.
import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';

const connections = 8;
const sliceMs = 700;

export interface Answer {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** @throws if the status is not 200 */
export const fetchPlain = (url: string, encoding: string, agent?: Agent): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        if (response.statusCode === 200) resolve({ headers: response.headers, body: Buffer.concat(chunks) });
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    }).on('error', reject);
  });

/** @returns responses per second */
const measure = async (url: string, encoding: string): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const start = performance.now();
  let count = 0;
  const ask = async () => {
    while (performance.now() - start < sliceMs) {
      await fetchPlain(url, encoding, agent);
      count += 1;
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
    run: (url: string, encoding: string): Promise<number> =>
      new Promise((resolve, reject) => {
        worker.once('message', (answer: number | string) => (typeof answer === 'number' ? resolve(answer) : reject(new Error(answer))));
        worker.postMessage([url, encoding]);
      }),
    close: () => worker.terminate(),
  };
};

if (!isMainThread) {
  parentPort?.on('message', ([url, encoding]: [string, string]) => {
    measure(url, encoding).then(
      (rate) => parentPort?.postMessage(rate),
      (error: unknown) => parentPort?.postMessage(String(error)),
    );
  });
}
