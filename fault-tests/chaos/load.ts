// The load: clients that each send one request at a time until the server is killed. Each changes only its own records.
import { hashToken } from '#server/platform/tokens.ts';
import { testAdministrator } from '#server/testing/test-app.ts';
import { anyOf, between, type Random } from '../fuzz/random.ts';
import type { Api } from './api.ts';
import type { Handle, Ledger } from './ledger.ts';
import { articleForm, chooseFiles, messageOf, type ProductState, productForm, settingsOf } from './records.ts';
import type { SentFile, SentFiles } from './sent-files.ts';

export interface Client {
  number: number;
  /** Number of the next record of this client. */
  next: number;
  /** Tokens of confirmed sign-ins. */
  tokens: string[];
}

export interface Work {
  api: Api;
  ledger: Ledger;
  files: SentFiles;
  random: Random;
  client: Client;
  categoryId: number;
  /** Creates an API client for a session of this client. */
  apiOf: (token: string) => Api;
}

type Act = (work: Work) => Promise<void>;

const newKey = (prefix: string, { client }: Work): string => `${prefix} ${client.number}-${client.next++}`;
const ownOf = (prefix: string, { ledger, client }: Work) => ledger.known(`${prefix} ${client.number}-`);
const aPicture = ({ files, random }: Work): SentFile => chooseFiles(files, random).main;

const send = (kind: 'message' | 'quote request', product: { name: string; slug: string } | null, work: Work): Promise<void> => {
  const key = newKey('message', work);
  const { body, state } = messageOf(key, work.random, product);
  return work.ledger.write({
    kind,
    key,
    state,
    send: async () => {
      await work.api.json('POST', '/api/public/contact', body);
      return null;
    },
  });
};

const sendMessage: Act = (work) => send('message', null, work);

const requestQuote: Act = (work) => {
  const chosen = anyOf(work.random, ownOf('product', work), undefined);
  if (!chosen) return sendMessage(work);
  const { name } = JSON.parse(chosen.state) as ProductState;
  return send('quote request', { name, slug: chosen.handle.slug ?? '' }, work);
};

const handleIn = (answer: unknown, name: 'product' | 'news'): Handle => (answer as Record<typeof name, { id: number; slug: string }>)[name];

const createProduct: Act = async (work) => {
  const key = newKey('product', work);
  const { state, fields, files } = productForm(key, `Robot ${key}`, chooseFiles(work.files, work.random));
  const all = { ...fields, category_id: String(work.categoryId) };
  const create = async () => handleIn(await work.api.form('/api/admin/products', all, files), 'product');
  await work.ledger.write({ kind: 'product', key, state, send: create });
};

const updateProduct: Act = async (work) => {
  const chosen = anyOf(work.random, ownOf('product', work), undefined);
  if (!chosen) return createProduct(work);
  const { key, handle } = chosen;
  const { state, fields, files } = productForm(key, `Robot ${work.client.next++}`, chooseFiles(work.files, work.random));
  const update = async () => handleIn(await work.api.form(`/api/admin/products/${handle.id}`, fields, files), 'product');
  await work.ledger.write({ kind: 'product', key, state, send: update });
};

/** @returns the uploaded picture; the caller saves it in a record, and the check reads that record */
const upload = async (work: Work): Promise<{ label: string; path: string; url: string; key: string }> => {
  const { label, bytes } = aPicture(work);
  const answer = await work.api.form('/api/admin/upload', {}, [['file', 'a.png', bytes]]);
  const { path, url } = answer as { path: string; url: string };
  const key = `upload ${path}`;
  work.ledger.add('upload', key, JSON.stringify(label));
  return { label, path, url, key };
};

const uploadOnly: Act = async (work) => {
  await upload(work);
};

const saveArticle = async (work: Work, key: string, path: string): Promise<void> => {
  const inText = await upload(work);
  const { state, fields, files } = articleForm(key, `Article ${work.client.next++}`, aPicture(work), inText);
  const save = async () => {
    // from here on the picture belongs to the article; if the article is not saved, the picture expires later
    work.ledger.forget(inText.key);
    return handleIn(await work.api.form(path, fields, files), 'news');
  };
  await work.ledger.write({ kind: 'article', key, state, send: save });
};

const createArticle: Act = (work) => saveArticle(work, newKey('article', work), '/api/admin/news');

const updateArticle: Act = (work) => {
  const chosen = anyOf(work.random, ownOf('article', work), undefined);
  return chosen ? saveArticle(work, chosen.key, `/api/admin/news/${chosen.handle.id}`) : createArticle(work);
};

const saveSettings: Act = async (work) => {
  const picture = await upload(work);
  const { settings, state } = settingsOf(work.client.number, `Value ${work.client.next++}`, picture);
  const save = async () => {
    work.ledger.forget(picture.key);
    await work.api.json('POST', '/api/admin/settings-bulk-update', { settings });
    return null;
  };
  await work.ledger.write({ kind: 'settings', key: `settings ${work.client.number}`, state, send: save });
};

const remove =
  (prefix: string, path: string, otherwise: Act): Act =>
  async (work) => {
    const chosen = anyOf(work.random, ownOf(prefix, work), undefined);
    if (!chosen) return otherwise(work);
    const removal = async () => {
      await work.api.json('DELETE', `${path}/${chosen.handle.id}`);
      return null;
    };
    await work.ledger.write({ kind: 'deletion', key: chosen.key, state: null, send: removal });
  };

const sessionKey = (token: string) => `session ${hashToken(token)}`;

const signIn: Act = async ({ api, ledger, client }) => {
  const answer = await api.json('POST', '/api/admin/auth/login', { ...testAdministrator, remember: true });
  const { token } = answer as { token: string };
  ledger.add('sign-in', sessionKey(token), '{}');
  client.tokens.push(token);
};

const signOut: Act = async (work) => {
  const token = work.client.tokens.shift();
  if (token === undefined) return signIn(work);
  const end = async () => {
    await work.apiOf(token).json('POST', '/api/admin/auth/logout');
    return null;
  };
  await work.ledger.write({ kind: 'sign-out', key: sessionKey(token), state: null, send: end });
};

/** Requests a scaled copy of a picture, which creates it. */
const viewPicture: Act = async (work) => {
  const { path } = await upload(work);
  const status = await work.api.read(`/storage/${path}?w=320`);
  if (status !== 200) throw new Error(`The request for a picture returned ${status}`);
};

/** Relative frequency of each write. */
const acts: readonly (readonly [share: number, act: Act])[] = [
  [20, sendMessage],
  [10, requestQuote],
  [10, createProduct],
  [10, updateProduct],
  [8, remove('product', '/api/admin/products', createProduct)],
  [6, createArticle],
  [6, updateArticle],
  [5, remove('article', '/api/admin/news', createArticle)],
  [6, remove('message', '/api/admin/contacts', sendMessage)],
  [10, saveSettings],
  [3, uploadOnly],
  [6, viewPicture],
  [2, signIn],
  [2, signOut],
];
const shares = acts.reduce((sum, [share]) => sum + share, 0);

const chooseAct = (random: Random): Act => {
  let left = between(random, 1, shares);
  for (const [share, act] of acts) {
    left -= share;
    if (left <= 0) return act;
  }
  return sendMessage;
};

/** Sends one write of a random kind. @throws if it is not confirmed */
export const sendAny: Act = (work) => chooseAct(work.random)(work);

/** Sends writes until `isOver`. @throws if a response does not confirm a write, or if the server exits first */
export const runClient = async (work: Work, isOver: () => boolean): Promise<void> => {
  while (!isOver()) {
    try {
      await sendAny(work);
    } catch (error) {
      if (!isOver() || (error instanceof Error && error.name === 'UnexpectedAnswer')) throw error;
    }
  }
};
