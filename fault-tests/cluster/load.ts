// Visitors and administrators, who all send their requests through the balancer.
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { createApi } from '../chaos/api.ts';
import type { Ledger } from '../chaos/ledger.ts';
import { type Client, sendAny } from '../chaos/load.ts';
import type { SentFiles } from '../chaos/sent-files.ts';
import { anyOf, between, type Random, randomOf } from '../fuzz/random.ts';
import { type Meter, patienceMs } from './meter.ts';

export const writerCount = 4;
const readerCount = 4;
const viewPauseMs = 40;
const visitors = 2000;
const readerPauseMs = 20;
const writerPauseMs = 60;

const paths = ['/', '/products', '/news', '/about', '/contact', '/api/public/products', '/api/public/homepage', '/api/public/news'];

export interface Load {
  origin: string;
  meter: Meter;
  authorization: string;
  ledger: Ledger;
  files: SentFiles;
  categoryId: number;
  seed: number;
  isOver: () => boolean;
}

const clientOf = (number: number): Client => ({ number, next: 0, tokens: [] });

/** Writes messages, quote requests, records, deletions, uploads and sessions, which the ledger tracks. */
const write = async (load: Load, number: number): Promise<void> => {
  const { origin, meter, authorization, ledger, files, categoryId, seed, isOver } = load;
  const random = randomOf(seed + number + 1, 0);
  const apiOf = (token: string) => createApi(origin, `Bearer ${token}`, meter.fetch);
  const api = createApi(origin, authorization, meter.fetch);
  const work = { api, ledger, files, client: clientOf(number), categoryId, apiOf, random };
  while (!isOver()) {
    // an unconfirmed write, which the ledger and the meter have recorded
    await sendAny(work).catch(() => undefined);
    await pause(between(random, 0, 2 * writerPauseMs));
  }
};

const read = async ({ origin, meter, isOver }: Load, random: Random, urls: readonly string[]): Promise<void> => {
  while (!isOver()) {
    await meter.fetch(origin + anyOf(random, urls, '/')).catch(() => undefined);
    await pause(readerPauseMs);
  }
};

/** @returns addresses of pages, API calls and pictures */
const collectPaths = async ({ origin, meter }: Load): Promise<string[]> => {
  const response = await meter.fetch(`${origin}/api/public/products`);
  const { products } = (await response.json()) as { products: { data: { slug: string; main_image_url: string | null }[] } };
  const ofProducts = products.data.flatMap(({ slug, main_image_url: picture }) => [
    `/products/${slug}`,
    `/api/public/products/${slug}`,
    ...(picture?.startsWith('/') ? [picture, `${picture}?w=320`] : []),
  ]);
  return [...paths, ...paths, ...ofProducts];
};

const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';

/** Reports a view of a visitor with a unique address, which the balancer passes on. */
const reportView = ({ origin, meter }: Load, number: number): Promise<void> =>
  new Promise((resolve) => {
    const visitor = number % visitors;
    const about = { kind: 'view', method: 'POST', path: '/api/public/visits', sentMs: meter.nowMs(), isBalanced: true } as const;
    let isTimedOut = false;
    const sending = request(`${origin}${about.path}`, {
      method: 'POST',
      localAddress: `127.1.${visitor >> 8}.${visitor & 255 || 1}`,
      agent: false,
      headers: { 'content-type': 'application/json', 'user-agent': userAgent },
      timeout: patienceMs,
    });
    sending.on('timeout', () => {
      isTimedOut = true;
      sending.destroy();
    });
    sending.on('error', () => {
      meter.note({ ...about, outcome: isTimedOut ? 'no answer in 10 s' : 'no connection', hasRetryAfter: false });
      resolve();
    });
    sending.on('response', (response) => {
      response.resume();
      response.on('end', () => {
        meter.note({ ...about, outcome: response.statusCode ?? 0, hasRetryAfter: response.headers['retry-after'] !== undefined });
        resolve();
      });
    });
    sending.end(JSON.stringify({ url: paths[number % 5], referrer: '' }));
  });

const view = async (load: Load): Promise<void> => {
  for (let number = 0; !load.isOver(); number++) {
    await reportView(load, number);
    await pause(viewPauseMs);
  }
};

/** Sends requests until `isOver`. */
export const runLoad = async (load: Load): Promise<void> => {
  const urls = await collectPaths(load);
  await Promise.all([
    ...Array.from({ length: writerCount }, (_, number) => write(load, number)),
    ...Array.from({ length: readerCount }, (_, number) => read(load, randomOf(load.seed, number), urls)),
    view(load),
  ]);
};
