// Rows of a generated catalogue, as the services would store them.
import { contactStatuses, contactTypes } from '#contract/rules/contacts.ts';
import { toFlag } from '#server/database/flags.ts';
import { categorySearchColumns } from '#server/features/categories/categories.service.ts';
import { articleSearchColumns } from '#server/features/news/news.service.ts';
import { productSearchColumns } from '#server/features/products/products.search-columns.ts';
import { slugify } from '#server/platform/slugs.ts';
import {
  between,
  companyName,
  oneOf,
  personName,
  productName,
  productRanges,
  type Random,
  richText,
  sentence,
  specificationsOf,
} from './texts.ts';

/** Creation time of the newest row; the others are a minute apart. */
const newest = Date.parse('2026-11-20T12:00:00.000Z');
const minutesAgo = (minutes: number): string => new Date(newest - minutes * 60_000).toISOString();

/** One category in twenty is inactive. */
export const categoryRow = (random: Random, index: number) => {
  const [name] = productRanges[index] ?? productRanges[0];
  const description = richText(random, 300);
  const at = minutesAgo(1_000_000);
  return {
    name,
    slug: slugify(name),
    description,
    sort_order: between(random, 1, 5),
    is_active: toFlag(index !== productRanges.length - 1),
    is_new: toFlag(index % 7 === 0),
    is_popular: toFlag(index % 5 === 0),
    created_at: at,
    updated_at: at,
    ...categorySearchColumns({ name, description }),
  };
};

interface Place {
  index: number;
  total: number;
}

interface ProductPlace extends Place {
  /** Default: writes sentences. */
  writeText?: (random: Random, length: number) => string;
}

/** One product in twenty is inactive, one in a hundred featured, and one in five has no price. */
export const productRow = (random: Random, categoryIds: readonly number[], { index, total, writeText = richText }: ProductPlace) => {
  const range = index % productRanges.length;
  const { name, model } = productName(random, (productRanges[range] ?? productRanges[0])[1], 1000 + index);
  const texts = {
    name,
    model,
    short_description: `<p>${sentence(random)}</p>`,
    description: writeText(random, 1800),
    specifications: specificationsOf(random),
  };
  const at = minutesAgo(total - index);
  return {
    ...texts,
    specifications: JSON.stringify(texts.specifications),
    category_id: categoryIds[range] ?? 1,
    slug: slugify(name),
    price: random() < 0.2 ? null : between(random, 1000, 90_000_000) / 100,
    sort_order: between(random, 1, 100),
    main_image: `uploads/2026/11/${slugify(model)}.webp`,
    images: '[]',
    is_featured: toFlag(random() < 0.01),
    is_active: toFlag(random() >= 0.05),
    created_at: at,
    updated_at: at,
    ...productSearchColumns(texts),
  };
};

/** One article in twenty is a draft, and one is scheduled. */
export const articleRow = (random: Random, { index, total }: Place) => {
  const title = `${sentence(random).split(' ').slice(0, 6).join(' ')} ${index + 1}`;
  const texts = { title, excerpt: sentence(random), content: richText(random, 4000) };
  const at = minutesAgo((total - index) * 600);
  return {
    ...texts,
    type: index % 3 === 0 ? ('knowledge' as const) : ('news' as const),
    slug: slugify(title),
    published_at: index % 20 === 0 ? '2036-01-01T00:00:00.000Z' : at,
    is_featured: toFlag(index % 10 === 0),
    is_published: toFlag(index % 20 !== 1),
    images: '[]',
    author_name: personName(random),
    created_at: at,
    updated_at: at,
    ...articleSearchColumns(texts),
  };
};

/** One message in three asks for a product. */
export const messageRow = (random: Random, productIds: readonly number[], { index, total }: Place) => {
  const name = personName(random);
  const email = `${slugify(name)}${index}@example.com`;
  const company = companyName(random);
  const subject = sentence(random).slice(0, 60);
  const message = Array.from({ length: 4 }, () => sentence(random)).join('\n');
  const at = minutesAgo((total - index) * 10);
  return {
    name,
    email,
    company,
    subject,
    message,
    phone: null,
    type: oneOf(random, contactTypes),
    // most messages are closed
    status: index < total * 0.9 ? ('closed' as const) : oneOf(random, contactStatuses),
    product_id: index % 3 === 0 ? (productIds[index % productIds.length] ?? null) : null,
    search_text: [name, email, company, subject, message].join('\n').toLowerCase(),
    created_at: at,
    updated_at: at,
  };
};
