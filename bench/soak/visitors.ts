// The mixed load of a soak test: pages, calls, searches, conditional requests, contact messages, saves and uploads.
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import sharp from 'sharp';
import { multipart } from '#server/testing/multipart.ts';
import { searchTerms } from '../catalogue/terms.ts';
import { type Random, randomNumbers } from '../catalogue/texts.ts';

const connections = 8;
const productsPerPage = 12;
/** Every save clears the response cache. */
const saveEveryMs = 20_000;
const uploadEveryMs = 30_000;

export interface Content {
  productSlugs: string[];
  articleSlugs: string[];
  categorySlugs: string[];
  productIds: number[];
  /** Token of an administrator. */
  token: string;
}

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  payload?: Buffer | string;
}

interface Received {
  status: number;
  headers: IncomingHttpHeaders;
}

const choose = <T>(values: readonly T[], random: Random): T => {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('The site has no content');
  return value;
};

/** @returns a picture the size of a photograph, which needs much memory to scale */
const drawPhotograph = (): Promise<Buffer> =>
  sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } } })
    .jpeg({ quality: 70 })
    .toBuffer();

const senderTo = (origin: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = (path: string, { method = 'GET', headers = {}, payload }: Sent = {}): Promise<Received> =>
    new Promise((resolve, reject) => {
      const length = payload === undefined ? {} : { 'content-length': String(Buffer.byteLength(payload)) };
      const sending = request(origin + path, { method, agent, headers: { 'accept-encoding': 'br', ...length, ...headers } }, (response) => {
        response.resume();
        response.on('end', () => {
          const { statusCode: status = 0 } = response;
          if (status < 400) resolve({ status, headers: response.headers });
          else reject(new Error(`${method} ${path} answered ${status}`));
        });
        response.on('error', reject);
      });
      sending.on('error', reject).end(payload);
    });
  return { send, close: () => agent.destroy() };
};

type Send = ReturnType<typeof senderTo>['send'];

const sendMessage = (send: Send) =>
  send('/api/public/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ name: 'Sari', email: 'sari@pabrik.example', subject: 'Delivery', message: 'When can you deliver?' }),
  });

/** Addresses with their shares of the load. */
const addressesOf = ({ productSlugs, articleSlugs, categorySlugs }: Content, random: Random) => {
  const product = () => choose(productSlugs, random);
  const page = () => 1 + Math.floor((random() * productSlugs.length) / productsPerPage);
  const term = () => encodeURIComponent(choose(searchTerms, random));
  const shares: [number, () => string][] = [
    [0.4, () => `/products/${product()}`],
    [0.1, () => `/products?page=${page()}`],
    [0.05, () => `/products?category=${choose(categorySlugs, random)}`],
    [0.1, () => choose(['/', '/products', '/news', '/about', '/contact'], random)],
    [0.05, () => `/news/${choose(articleSlugs, random)}`],
    [0.1, () => `/api/public/products/${product()}`],
    [0.1, () => `/api/public/products?page=${page()}`],
    [0.05, () => `/products?search=${term()}`],
    [0.05, () => `/api/public/products?search=${term()}`],
  ];
  return (): string => {
    let rest = random();
    for (const [share, address] of shares) {
      rest -= share;
      if (rest < 0) return address();
    }
    return '/';
  };
};

const editorOf = async (send: Send, { productIds, token }: Content, random: Random) => {
  const photograph = await drawPhotograph();
  const save = (form: Parameters<typeof multipart>[0]) => {
    const { payload, contentType } = multipart(form);
    const headers = { authorization: `Bearer ${token}`, 'content-type': contentType };
    return send(`/api/admin/products/${choose(productIds, random)}`, { method: 'POST', headers, payload });
  };
  return {
    saveText: () => save({ fields: { short_description: `<p>Changed ${random()}</p>` } }),
    upload: () => save({ files: [['main_image', 'photograph.jpg', photograph]] }),
  };
};

/** Repeats a task at most once per interval. */
const every = (ms: number, task: () => Promise<unknown>) => {
  let next = performance.now() + ms;
  return async () => {
    if (performance.now() < next) return false;
    next += ms;
    await task();
    return true;
  };
};

/** @returns the number of requests of each kind so far, a promise that rejects when a request fails, and a function that ends the load */
export const startVisitors = async (origin: string, content: Content) => {
  const random = randomNumbers(2);
  const { send, close } = senderTo(origin);
  const address = addressesOf(content, random);
  const { saveText, upload } = await editorOf(send, content, random);
  const [saveNow, uploadNow] = [every(saveEveryMs, saveText), every(uploadEveryMs, upload)];
  const counts = { visits: 0, conditional: 0, messages: 0, saves: 0, uploads: 0 };
  const tags: { path: string; etag: string }[] = [];
  let isEnding = false;

  const visit = async () => {
    const kind = random();
    if (await saveNow()) counts.saves += 1;
    else if (await uploadNow()) counts.uploads += 1;
    else if (kind < 0.03) {
      await sendMessage(send);
      counts.messages += 1;
    } else if (kind < 0.23 && tags.length > 0) {
      const { path, etag } = choose(tags, random);
      await send(path, { headers: { 'if-none-match': etag } });
      counts.conditional += 1;
    } else {
      const path = address();
      const { etag } = (await send(path)).headers;
      if (etag) tags.push({ path, etag });
      if (tags.length > 200) tags.shift();
      counts.visits += 1;
    }
  };
  const visitor = async () => {
    while (!isEnding) await visit();
  };
  const done = Promise.all(Array.from({ length: connections }, visitor));
  const end = async () => {
    isEnding = true;
    await done;
    close();
  };
  return { counts, done, end };
};
