// Reports views of many visitors at a constant rate, from a separate thread.
import { Agent, request } from 'node:http';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';

const connections = 16;
const tickMs = 10;
const visitors = 4000;
const paths = ['/', '/products', '/news', '/contact', '/products/six-axis-robot-lr20'];
const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';

export interface Reported {
  sent: number;
  failed: number;
}

const report = (origin: string, agent: Agent, number: number): Promise<boolean> =>
  new Promise((resolve) => {
    const visitor = number % visitors;
    const sending = request(`${origin}/api/public/visits`, {
      method: 'POST',
      agent,
      headers: {
        'content-type': 'application/json',
        'user-agent': userAgent,
        'x-forwarded-for': `198.18.${visitor >> 8}.${visitor & 255}`,
      },
    });
    sending.on('error', () => resolve(false));
    sending.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode === 204));
    });
    sending.end(JSON.stringify({ url: paths[number % paths.length], referrer: '' }));
  });

const reportSteadily = async (origin: string, rate: number, ms: number): Promise<Reported> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const start = performance.now();
  const answers: Promise<boolean>[] = [];
  for (let elapsed = 0; elapsed < ms; elapsed = performance.now() - start) {
    while (answers.length < (elapsed / 1000) * rate) answers.push(report(origin, agent, answers.length));
    await new Promise((resolve) => setTimeout(resolve, tickMs));
  }
  const done = await Promise.all(answers);
  agent.destroy();
  return { sent: done.length, failed: done.filter((isDone) => !isDone).length };
};

export const startBeacons = () => {
  const worker = new Worker(new URL(import.meta.url));
  return {
    run: (origin: string, rate: number, ms: number): Promise<Reported> =>
      new Promise((resolve) => {
        worker.once('message', resolve);
        worker.postMessage([origin, rate, ms]);
      }),
    close: () => worker.terminate(),
  };
};

if (!isMainThread) {
  parentPort?.on('message', ([origin, rate, ms]: [string, number, number]) => {
    reportSteadily(origin, rate, ms).then((reported) => parentPort?.postMessage(reported));
  });
}
