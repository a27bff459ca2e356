// Reads the stored records of the load, with the content of their files.
import type { Connection } from '#server/database/connect.ts';
import { storedPathsIn } from '#server/platform/files.ts';
import type { Observed } from './ledger.ts';
import { type ArticleState, type MessageState, type ProductState, type SettingsState, settingKeys } from './records.ts';
import type { SentFiles } from './sent-files.ts';

type Db = Connection['db'];
type LabelOf = (path: string | null) => string;
type Row = [key: string, observed: Observed];

/** Label of a file that a record references but that does not exist. */
export const missing = 'missing';

const rowOf = (key: string, state: object | string, handle: Observed['handle'] = null): Row => [
  key,
  { state: JSON.stringify(state), handle },
];

const readProducts = async (db: Db, labelOf: LabelOf): Promise<Row[]> => {
  const rows = await db
    .selectFrom('products')
    .leftJoin('file_names', 'file_names.path', 'products.brochure')
    .select(['products.id', 'slug', 'products.name', 'model', 'main_image', 'images', 'brochure', 'file_names.name as file_name'])
    .orderBy('products.id')
    .execute();
  return rows.map(({ id, slug, name, model, main_image, images, brochure, file_name }) => {
    const paths = JSON.parse(images) as string[];
    const state: ProductState = {
      name,
      main: labelOf(main_image),
      images: paths.map(labelOf),
      brochure: labelOf(brochure),
      fileName: file_name ?? '',
    };
    return rowOf(model ?? '', state, { id, slug });
  });
};

const readArticles = async (db: Db, labelOf: LabelOf): Promise<Row[]> => {
  const rows = await db.selectFrom('news').select(['id', 'slug', 'title', 'excerpt', 'content', 'featured_image']).orderBy('id').execute();
  return rows.map(({ id, slug, title, excerpt, content, featured_image }) => {
    const text = /<p>([^<]*)<\/p>/.exec(content)?.[1] ?? '';
    const state: ArticleState = { title, featured: labelOf(featured_image), text, inText: storedPathsIn(content).map(labelOf) };
    return rowOf(excerpt ?? '', state, { id, slug });
  });
};

const readMessages = async (db: Db): Promise<Row[]> => {
  const columns = ['id', 'name', 'email', 'subject', 'message', 'product_name'] as const;
  const rows = await db.selectFrom('contact_messages').select(columns).orderBy('id').execute();
  return rows.map(({ id, name, email, subject, message, product_name }) => {
    const state: MessageState = { name, email, subject, message, productName: product_name };
    return rowOf(subject.replace(/^.*(?=message \d)/, ''), state, { id, slug: null });
  });
};

const readSettings = async (db: Db, labelOf: LabelOf, clients: number): Promise<Row[]> => {
  const rows = await db.selectFrom('settings').select(['key', 'value']).where('key', 'like', 'chaos%').execute();
  const values = new Map(rows.map(({ key, value }) => [key, value]));
  return Array.from({ length: clients }, (_, client) => {
    const keys = settingKeys(client);
    const state: SettingsState = {
      first: values.get(keys.first) ?? '',
      second: values.get(keys.second) ?? '',
      picture: labelOf(values.get(keys.picture) ?? null),
    };
    return rowOf(`settings ${client}`, state);
  });
};

const readSessions = async (db: Db): Promise<Row[]> =>
  (await db.selectFrom('administrator_tokens').select('token_hash').execute()).map(({ token_hash }) => rowOf(`session ${token_hash}`, {}));

/** Uploads that no record uses yet. */
const readUploads = async (db: Db, labelOf: LabelOf): Promise<Row[]> =>
  (await db.selectFrom('unclaimed_files').select('path').execute()).map(({ path }) => rowOf(`upload ${path}`, labelOf(path)));

/**
 * @param readFile returns the content of a stored path; null if it does not exist
 * @returns the records by key; several records with one key are a violation
 */
export const readRecords = async (db: Db, readFile: (path: string) => Buffer | null, files: SentFiles, clients: number): Promise<Row[]> => {
  const labelOf: LabelOf = (path) => {
    if (path === null || path === '') return '';
    const bytes = readFile(path);
    return bytes ? files.labelOf(bytes) : missing;
  };
  return [
    ...(await readProducts(db, labelOf)),
    ...(await readArticles(db, labelOf)),
    ...(await readMessages(db)),
    ...(await readSettings(db, labelOf, clients)),
    ...(await readSessions(db)),
    ...(await readUploads(db, labelOf)),
  ];
};
