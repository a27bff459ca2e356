// Lists of products and documents in texts for visitors: products get their current name and picture, documents their type and size.
import { readRecordLink } from '#contract/records/links.ts';
import { storageUrl } from '#contract/rules/storage-address.ts';
import type { Database } from '#server/database/schema.ts';
import { escapeAttribute } from '#server/platform/html.ts';
import { findProducts, findSizes } from './link-lists.repository.ts';

// match lists as the sanitiser writes them
const lists = /<ul class="(product-cards|documents)">((?:<li><a href="[^"<>]*">[^<>]*<\/a><\/li>)+)<\/ul>/g;
const entries = /<a href="([^"<>]*)">([^<>]*)<\/a>/g;

interface Entry {
  href: string;
  /** Escaped. */
  name: string;
}

const entriesOf = (items: string): Entry[] => [...items.matchAll(entries)].map(([, href = '', name = '']) => ({ href, name }));

const slugOf = ({ href }: Entry): string => readRecordLink(href)?.slug ?? '';
const pathOf = ({ href }: Entry): string => href.replace('/storage/', '');

/** e.g. "640 kB", "2.1 MB", with a no-break space */
const sizeText = (bytes: number): string =>
  bytes < 999_500 ? `${Math.max(1, Math.round(bytes / 1000))}\u00a0kB` : `${(bytes / 1e6).toFixed(1)}\u00a0MB`;

/** @param fields names of the fields with formatted texts @returns the records with the data of their products and documents */
export const completeLists = async <T, K extends keyof T>(db: Database, records: readonly T[], fields: readonly K[]): Promise<T[]> => {
  const texts = records.flatMap((record) => fields.map((field) => record[field])).filter((text) => typeof text === 'string');
  const found = texts.flatMap((text) => [...text.matchAll(lists)]);
  if (found.length === 0) return [...records];
  const entriesIn = (list: string) => found.flatMap(([, name, items = '']) => (name === list ? entriesOf(items) : []));
  const products = await findProducts(db, [...new Set(entriesIn('product-cards').map(slugOf))]);
  const sizes = await findSizes(db, [...new Set(entriesIn('documents').map(pathOf))]);

  const card = (entry: Entry): string => {
    const product = products.get(slugOf(entry));
    if (!product) return '';
    const src = storageUrl(product.main_image);
    const picture = src ? `<img src="${escapeAttribute(src)}" alt="">` : '';
    return `<li><a href="${entry.href}">${picture}<span>${escapeAttribute(product.name)}</span></a></li>`;
  };
  const download = (entry: Entry): string => {
    const bytes = sizes.get(pathOf(entry));
    return `<li><a href="${entry.href}">${entry.name} <small>PDF${bytes === undefined ? '' : `, ${sizeText(bytes)}`}</small></a></li>`;
  };
  const complete = (_whole: string, name: string, items: string): string => {
    const content = entriesOf(items)
      .map(name === 'documents' ? download : card)
      .join('');
    return content === '' ? '' : `<ul class="${name}">${content}</ul>`;
  };
  return records.map((record) => {
    const changed = fields.map((field) => {
      const text = record[field];
      return [field, typeof text === 'string' ? text.replaceAll(lists, complete) : text];
    });
    return { ...record, ...Object.fromEntries(changed) };
  });
};
