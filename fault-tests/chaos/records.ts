// The records of the load: their requests, and the state expected in the database.
import { quoteSubjectPrefix } from '#contract/rules/contacts.ts';
import { anyOf, chance, type Random } from '../fuzz/random.ts';
import type { SentFile, SentFiles } from './sent-files.ts';

// the properties are in the order in which `stored-records.ts` reads them
export interface ProductState {
  name: string;
  main: string;
  images: string[];
  brochure: string;
  fileName: string;
}
export interface ArticleState {
  title: string;
  featured: string;
  text: string;
  inText: string[];
}
export interface MessageState {
  name: string;
  email: string;
  subject: string;
  message: string;
  productName: string | null;
}
/** Settings that are saved in one request. */
export interface SettingsState {
  first: string;
  second: string;
  picture: string;
}

const nothing: SentFile = { label: '', bytes: Buffer.alloc(0) };

/** Chooses the files of one save. */
export const chooseFiles = ({ pictures, brochures }: SentFiles, random: Random) => {
  const picture = () => anyOf(random, pictures, nothing);
  return { main: picture(), images: [picture(), picture()] as const, brochure: anyOf(random, brochures, nothing) };
};

export const productForm = (key: string, name: string, { main, images, brochure }: ReturnType<typeof chooseFiles>) => {
  const fileName = `${brochure.label}.pdf`;
  const state: ProductState = {
    name,
    main: main.label,
    images: images.map(({ label }) => label),
    brochure: brochure.label,
    fileName,
  };
  return {
    state: JSON.stringify(state),
    fields: { name, model: key, existing_images: '[]' },
    files: [
      ['main_image', 'a.png', main.bytes],
      ['images[0]', 'b.png', images[0].bytes],
      ['images[1]', 'c.png', images[1].bytes],
      ['brochure', fileName, brochure.bytes],
    ] as const,
  };
};

interface Placed {
  label: string;
  /** Public address. */
  url: string;
}

/** @param inText an uploaded picture in the text of the article */
export const articleForm = (key: string, title: string, featured: SentFile, inText: Placed | null) => {
  const text = `Text of ${title}`;
  const state: ArticleState = { title, featured: featured.label, text, inText: inText ? [inText.label] : [] };
  const content = `<p>${text}</p>${inText ? `<p><img src="${inText.url}" alt=""></p>` : ''}`;
  return {
    state: JSON.stringify(state),
    fields: { title, excerpt: key, content, author_name: 'Editor', existing_images: '[]', is_published: '1' },
    files: [['featured_image', 'a.png', featured.bytes]] as const,
  };
};

/** @param product the subject of a quote request; null for a message */
export const messageOf = (key: string, random: Random, product: { name: string; slug: string } | null) => {
  const [client = ''] = key.split('-');
  // letters instead of digits: the spam check treats texts that differ only in digits as equal
  const text = `Text of ${key.replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))} `;
  const body = {
    name: `Visitor ${client}`,
    email: `${key.replaceAll(' ', '-')}@pabrik.example`,
    subject: product ? `${quoteSubjectPrefix}${key}` : key,
    message: product && chance(random, 0.5) ? '' : text.repeat(chance(random, 0.2) ? 200 : 1).trim(),
    ...(product && { product_slug: product.slug }),
  };
  const { name, email, subject, message } = body;
  const state: MessageState = { name, email, subject, message, productName: product?.name ?? null };
  return { body, state: JSON.stringify(state) };
};

export const settingKeys = (client: number) => {
  const key = (name: keyof SettingsState) => `chaos_${client}_${name}`;
  return { first: key('first'), second: key('second'), picture: key('picture') };
};

export const settingsOf = (client: number, value: string, picture: { label: string; path: string } | null) => {
  const keys = settingKeys(client);
  const state: SettingsState = { first: value, second: value, picture: picture?.label ?? '' };
  const settings = [
    { key: keys.first, value },
    { key: keys.second, value },
    { key: keys.picture, value: picture?.path ?? null },
  ];
  return { settings, state: JSON.stringify(state) };
};
