// Adds a language with all texts to a running product, by the calls of the admin area.
import { expect } from '@playwright/test';
import { defaultLanguage } from '#contract/rules/default-language.ts';
import type { TranslatedKind, UnitTexts } from '#contract/rules/translations.ts';
import type { Text } from '#contract/texts/text.ts';
import type { Translation } from '#contract/translations.ts';
import { pictureTexts } from '../../demo/content/picture-texts.ts';
import { originals } from '../../demo/content/translations/originals.ts';
import type { ContentTranslations } from '../../demo/content/translations/types.ts';
import { hasWords } from '../../demo/content/translations/words.ts';
import type { TranslatedSite } from '../texts/types.ts';
import { call } from './colleague.ts';

type Product = Parameters<typeof call>[0];

const contentOf = {
  attribute: 'attributes',
  category: 'categories',
  setting: 'settings',
  media: 'pictureTexts',
  page: 'pages',
  article: 'articles',
  product: 'products',
} as const satisfies Record<TranslatedKind, keyof ContentTranslations>;
/** The words of attributes are found in products. */
const kinds = Object.keys(contentOf) as TranslatedKind[];

/** @returns the key in the content of the record with the title; attributes of the same name have the same texts */
const keyOf = (kind: TranslatedKind, title: string): string | undefined => {
  if (kind === 'setting') return title;
  if (kind === 'media') return [...pictureTexts].find(([, { name }]) => name === title)?.[0];
  const titled = Object.entries(originals[contentOf[kind]]);
  return titled.find(([, texts]) => [texts.name, texts.title, texts.label].includes(title))?.[0];
};

const picture = /<img [^>]*>/g;

/** @returns the text with the pictures of the original and its own alternative texts */
const withPictures = (text: string, source: string): string => {
  const stored = source.match(picture) ?? [];
  let at = 0;
  return text.replaceAll(picture, (own) => {
    const [alt = 'alt=""'] = own.match(/alt="[^"]*"/) ?? [];
    return (stored[at++] ?? own).replace(/alt="[^"]*"/, alt);
  });
};

const request = async (product: Product, ...[method, path, body]: [string, string, object?]) => {
  const { status, body: answer } = await call(product, method, path, body);
  expect({ status, ...(status === 200 ? {} : { answer }) }, path).toEqual({ status: 200 });
  return answer;
};

const translateRecord = async (product: Product, path: string, texts: UnitTexts): Promise<void> => {
  const { translation } = (await request(product, 'GET', path)) as { translation: Translation };
  const sources = new Map(translation.units.map(({ key, source }) => [key, source]));
  // an attribute translates some texts of specifications, and names such as those of standards stay
  const complete = [...sources].flatMap(([key, source]) => {
    const text = texts[key] ?? (key.startsWith('specifications/') && !hasWords(source) ? source : undefined);
    return text === undefined ? [] : [[key, withPictures(text, source)]];
  });
  const body = { version: translation.version, action: 'publish', texts: Object.fromEntries(complete) };
  const saved = ((await request(product, 'PUT', path, body)) as { translation: Translation }).translation;
  const missing = saved.units.filter(({ source, text }) => source !== '' && text === null).map(({ key }) => key);
  expect({ state: saved.state, missing: saved.state === 'ready' ? [] : missing }, saved.title).toEqual({ state: 'ready', missing: [] });
};

const listRecords = async (product: Product, kind: TranslatedKind, code: string): Promise<{ id: number; title: string }[]> => {
  const read = async (page: number): Promise<{ id: number; title: string }[]> => {
    const { translations } = await request(product, 'GET', `translations?language=${code}&kind=${kind}&per_page=100&page=${page}`);
    return translations.last_page > page ? [...translations.data, ...(await read(page + 1))] : translations.data;
  };
  return read(1);
};

const translateContent = async (product: Product, { language: { code }, content }: TranslatedSite): Promise<void> => {
  for (const kind of kinds) {
    const texts: Readonly<Record<string, UnitTexts>> = content[contentOf[kind]];
    for (const { id, title } of await listRecords(product, kind, code)) {
      const own = texts[keyOf(kind, title) ?? ''];
      if (own) await translateRecord(product, `translations/${kind}/${id}/${code}`, own);
    }
  }
};

/** The language is the only one besides English. */
export const addLanguage = async (product: Product, site: TranslatedSite): Promise<void> => {
  const languages = { key: 'languages', value: JSON.stringify([defaultLanguage, site.language]) };
  await request(product, 'POST', 'settings-bulk-update', { settings: [languages] });
  const { code } = site.language;
  // another file or repetition of the company has added it
  if ((await request(product, 'GET', `interface-texts?language=${code}&only=missing`)).missing === 0) return;
  const texts = Object.entries(site.texts).flatMap(([part, own]) =>
    Object.entries<Text>(own).map(([key, text]) => ({ part, key, text, version: 0 })),
  );
  await translateContent(product, site);
  const { missing } = await request(product, 'PUT', 'interface-texts', { language: code, texts });
  expect(missing).toBe(0);
};
