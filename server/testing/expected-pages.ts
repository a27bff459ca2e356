// The data of each kind of page for search engines and link previews, derived from database rows.
import { z } from 'zod';
import type { ProductAttribute } from '#contract/product-attributes.ts';
import type { getProduct } from '#contract/products.ts';
import type { AnswerOf } from '#contract/route.ts';
import { normaliseSpecifications } from '#contract/rules/specifications.ts';
import { parseList } from '#server/database/json.ts';
import { aProduct } from './builders.ts';
import { readDocument } from './read-document.ts';
import type { TestApp } from './test-app.ts';

export const site = 'https://www.lintara.example';
const organizationId = `${site}/#organization`;

/** The demonstration company. */
export interface Company {
  test: TestApp;
  /** The value of a setting; empty if it is not set. */
  setting: (key: string) => string;
}

export interface Expected {
  path: string;
  status?: number;
  title: string;
  /** HTML or text; the description is its beginning. */
  description: string | null | undefined;
  /** Null for pages that are not indexed. */
  canonical?: string | null;
  kind?: 'article' | 'product';
  /** Nodes after the organisation, in order. */
  nodes: Record<string, unknown>[];
}

/** The text on one line; the ends of blocks separate words. */
export const text = (html: string | null | undefined): string =>
  readDocument((html ?? '').replaceAll(/<\/(p|li|h\d|td|th)>/g, ' $&'))
    .elements.find(({ name }) => name === 'body')
    ?.text.replaceAll(/\s+/g, ' ')
    .trim() ?? '';
const stored = (...paths: (string | null)[]) => [...new Set(paths.flatMap((path) => (path ? [`${site}/storage/${path}`] : [])))];
const pathsIn = (list: string) => parseList(list, z.string());

/** @param trail names and paths below Home */
const trail = (...steps: [name: string, path: string][]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [['Home', '/'] as const, ...steps].map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: site + path,
  })),
});

export const organization = (company: Company) => ({
  '@type': 'Organization',
  '@id': organizationId,
  name: company.setting('company_name'),
  url: `${site}/`,
  logo: `${site}/storage/${company.setting('company_logo')}`,
  description: company.setting('company_description'),
  email: company.setting('company_email'),
  telephone: company.setting('company_phone'),
  faxNumber: company.setting('company_fax'),
  address: company.setting('company_address'),
  sameAs: ['facebook', 'twitter', 'linkedin', 'youtube', 'tiktok'].map((network) => company.setting(`social_${network}`)).filter(Boolean),
});

const about = (type: string, name: string, path: string) => ({ '@type': type, name, url: site + path, about: { '@id': organizationId } });

const titleOf = (company: Company, subject: string) => `${subject} - ${company.setting('company_name')}`;

interface Row {
  key: string;
  value: string;
}

/** The numbers of an attribute, if the row belongs to one. */
const measured = ({ key, value }: Row, attributes: readonly ProductAttribute[]) => {
  const measure = attributes.find(({ name, text: typed }) => name === key && typed === value)?.measure;
  if (!measure) return undefined;
  const { minimum, maximum, unit, unit_code } = measure;
  const numbers = minimum === maximum ? { value: minimum } : { minValue: minimum, maxValue: maximum };
  const all = { ...numbers, unitText: unit, unitCode: unit_code };
  return { '@type': 'PropertyValue', name: key, ...Object.fromEntries(Object.entries(all).filter(([, known]) => known !== null)) };
};

const propertyOf = ({ key, value }: Row) => {
  const [, number, unit] = /^(-?\d+(?:\.\d+)?)\s([^\d\s]+(?: (?:AC|DC|rms))?)$/.exec(value) ?? [];
  return { '@type': 'PropertyValue', name: key, ...(number && unit ? { value: Number(number), unitText: unit } : { value }) };
};

const productRow = async (company: Company, hasPrice: boolean) => {
  const query = company.test.context.db
    .selectFrom('visible_products')
    .selectAll()
    .where('brochure', 'is not', null)
    .where('images', '!=', '[]')
    .orderBy('id');
  return query.where('price', hasPrice ? 'is not' : 'is', null).executeTakeFirstOrThrow();
};

const product = async (company: Company, hasPrice: boolean): Promise<Expected> => {
  const row = await productRow(company, hasPrice);
  const path = `/products/${row.slug}`;
  const { body } = await company.test.send('GET', `/api/public${path}`);
  const { related_products: related, product: shown } = body as AnswerOf<typeof getProduct>;
  const { attributes = [] } = shown;
  const priced = related.filter(({ price }) => price !== null);
  const offerOf = (page: string, price: number | null) => ({
    '@type': 'Offer',
    url: site + page,
    price,
    priceCurrency: company.setting('currency_code'),
    seller: { '@id': organizationId },
  });
  const specifications = normaliseSpecifications(JSON.parse(row.specifications)).flatMap((entry) =>
    entry.type === 'group' ? entry.items : [entry],
  );
  if (related.length !== 4 || specifications.length < 6) throw new Error(`${row.slug} lacks a detail that the test needs`);
  return {
    path,
    title: titleOf(company, row.name),
    description: row.short_description,
    kind: 'product',
    nodes: [
      {
        '@type': 'Product',
        '@id': `${site + path}#product`,
        name: row.name,
        description: text(row.short_description),
        url: site + path,
        image: stored(row.main_image, ...pathsIn(row.images)),
        category: row.category_name,
        sku: row.model,
        mpn: row.model,
        brand: { '@type': 'Brand', name: company.setting('company_name') },
        additionalProperty: specifications.map((row) => measured(row, attributes) ?? propertyOf(row)),
        subjectOf: { '@type': 'DigitalDocument', url: stored(row.brochure)[0], encodingFormat: 'application/pdf' },
        ...(priced.length > 0 && {
          isRelatedTo: priced.map(({ name, slug, main_image, price }) => ({
            '@type': 'Product',
            name,
            url: `${site}/products/${slug}`,
            image: stored(main_image),
            offers: offerOf(`/products/${slug}`, price),
          })),
        }),
        ...(row.price !== null && { offers: offerOf(path, row.price) }),
      },
      trail(['Products', '/products'], [row.category_name, `/products?category=${row.category_slug}`], [row.name, path]),
    ],
  };
};

const article = async (company: Company, type: 'news' | 'knowledge'): Promise<Expected> => {
  const row = await company.test.context.db
    .selectFrom('visible_news')
    .selectAll()
    .where('type', '=', type)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const path = `/news/${row.slug}`;
  return {
    path,
    title: titleOf(company, row.title),
    description: row.excerpt,
    kind: 'article',
    nodes: [
      {
        '@type': type === 'news' ? 'NewsArticle' : 'TechArticle',
        '@id': `${site + path}#article`,
        headline: row.title,
        description: row.excerpt,
        image: stored(row.featured_image, ...pathsIn(row.images)),
        datePublished: row.published_at,
        dateModified: row.updated_at > (row.published_at ?? '') ? row.updated_at : row.published_at,
        author: { '@type': 'Person', name: row.author_name },
        publisher: { '@id': organizationId },
        mainEntityOfPage: site + path,
        inLanguage: 'en',
      },
      trail(['News', type === 'news' ? '/news' : '/news?type=knowledge'], [row.title, path]),
    ],
  };
};

const newsList = (company: Company, path: string, title: string, subtitle: string): Expected => ({
  path,
  title: titleOf(company, title),
  description: company.setting(subtitle),
  canonical: path,
  nodes: [trail([title, path])],
});

const notFound = (company: Company, path: string, title: string, status = 404): Expected => ({
  path,
  status,
  title: titleOf(company, title),
  description: company.setting('company_description'),
  canonical: null,
  nodes: [],
});

/** Expected pages by the name of the kind. */
export const kinds: Record<string, (company: Company) => Expected | Promise<Expected>> = {
  Home: (company) => ({
    path: '/',
    title: `${company.setting('company_name')}: ${company.setting('company_tagline')}`,
    description: company.setting('company_description'),
    nodes: [
      {
        '@type': 'WebSite',
        '@id': `${site}/#website`,
        name: company.setting('company_name'),
        url: `${site}/`,
        publisher: { '@id': organizationId },
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${site}/products?search={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  }),
  'the product list': (company) => ({
    path: '/products',
    title: titleOf(company, 'Products'),
    description: company.setting('company_description'),
    nodes: [trail(['Products', '/products'])],
  }),
  'the product list of a category': async (company) => {
    const row = await company.test.context.db
      .selectFrom('categories')
      .selectAll()
      .where('is_active', '=', 1)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const path = `/products?category=${row.slug}`;
    return {
      path,
      title: titleOf(company, row.name),
      description: row.description,
      canonical: path,
      nodes: [trail(['Products', '/products'], [row.name, path])],
    };
  },
  'a search': (company) => ({
    path: '/products?search=robot',
    title: titleOf(company, 'Search “robot” in Products'),
    description: company.setting('company_description'),
    canonical: '/products',
    nodes: [trail(['Products', '/products'])],
  }),
  'a product with a price': (company) => product(company, true),
  'a product without a price': (company) => product(company, false),
  'the news list': (company) => newsList(company, '/news', 'Company News', 'news_subtitle'),
  'the knowledge base': (company) => newsList(company, '/news?type=knowledge', 'Knowledge Base', 'knowledge_subtitle'),
  'a news article': (company) => article(company, 'news'),
  'an article of the knowledge base': (company) => article(company, 'knowledge'),
  'the about page': async (company) => {
    const row = await company.test.context.db.selectFrom('visible_pages').selectAll().where('slug', '=', 'about').executeTakeFirstOrThrow();
    return {
      path: '/about',
      title: titleOf(company, 'About Us'),
      description: row.content,
      nodes: [about('AboutPage', 'About Us', '/about'), trail(['About Us', '/about'])],
    };
  },
  'the contact page': (company) => ({
    path: '/contact',
    title: titleOf(company, 'Contact Us'),
    description: [
      'Get in touch with our team',
      company.setting('company_address'),
      company.setting('company_phone'),
      company.setting('company_email'),
    ].join(' · '),
    nodes: [about('ContactPage', 'Contact Us', '/contact'), trail(['Contact Us', '/contact'])],
  }),
  'a static page': async (company) => {
    const row = await company.test.context.db
      .selectFrom('visible_pages')
      .selectAll()
      .where('slug', '=', 'privacy-policy')
      .executeTakeFirstOrThrow();
    return {
      path: '/page/privacy-policy',
      title: titleOf(company, row.title),
      description: row.content,
      nodes: [trail([row.title, '/page/privacy-policy'])],
    };
  },
  'an unknown page': (company) => notFound(company, '/nothing', 'Page Not Found'),
  'an unknown product': (company) => notFound(company, '/products/nothing', 'Product Not Found'),
  'a removed product': async (company) => {
    const { id } = await aProduct(company.test.context, { name: 'Removed', category_id: (await productRow(company, true)).category_id });
    await company.test.send('DELETE', `/api/admin/products/${id}`, { headers: await company.test.signIn() });
    return notFound(company, '/products/removed', 'Product Not Found', 410);
  },
};
