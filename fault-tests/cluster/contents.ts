// One record of each kind of content, whose visible text the load replaces by markers.
import type { Api } from '../chaos/api.ts';

export interface Content {
  name: string;
  /** Saves the marker, which may be stored even if the response does not confirm it. */
  save: (api: Api, marker: string) => Promise<unknown>;
  /** Public addresses that show the marker. */
  reads: readonly string[];
}

type Create = (api: Api) => Promise<Content>;

interface Created {
  id: number;
  slug: string;
}

const createCategory = async (api: Api): Promise<Created> =>
  ((await api.form('/api/admin/categories', { name: 'Category of probes' }, [])) as { category: Created }).category;

const category: Create = async (api) => {
  const { id } = await createCategory(api);
  const save = (with_: Api, name: string) => with_.form(`/api/admin/categories/${id}`, { name }, []);
  return { name: 'category', save, reads: ['/api/public/categories', '/products'] };
};

const product: Create = async (api) => {
  const { id: category_id } = await createCategory(api);
  const fields = { name: 'Product of probes', slug: 'product-of-probes', category_id: String(category_id) };
  const { product: created } = (await api.form('/api/admin/products', fields, [])) as { product: Created };
  const save = (with_: Api, name: string) => with_.form(`/api/admin/products/${created.id}`, { name }, []);
  return { name: 'product', save, reads: [`/api/public/products/${created.slug}`, `/products/${created.slug}`] };
};

const article: Create = async (api) => {
  const fields = {
    title: 'Article of probes',
    slug: 'article-of-probes',
    excerpt: 'Text',
    content: '<p>Text</p>',
    author_name: 'Editor',
    existing_images: '[]',
    is_published: '1',
  };
  const { news } = (await api.form('/api/admin/news', fields, [])) as { news: Created };
  const save = (with_: Api, title: string) => with_.form(`/api/admin/news/${news.id}`, { title }, []);
  return { name: 'article', save, reads: [`/api/public/news/${news.slug}`, `/news/${news.slug}`] };
};

const savePage = (api: Api, id: number, marker: string) => api.json('PUT', `/api/admin/pages/${id}`, { content: `<p>${marker}</p>` });

const page: Create = async (api) => {
  const body = { title: 'Page of probes', slug: 'page-of-probes', content: '<p>Text</p>', is_published: true };
  const { page: created } = (await api.json('POST', '/api/admin/pages', body)) as { page: Created };
  const reads = [`/api/public/pages/${created.slug}`, `/page/${created.slug}`];
  return { name: 'page', save: (with_, marker) => savePage(with_, created.id, marker), reads };
};

const about: Create = async (api) => {
  const { data } = (await api.json('GET', '/api/admin/pages')) as { data: Created[] };
  const { id } = data.find(({ slug }) => slug === 'about') ?? { id: 0 };
  return { name: 'about page', save: (with_, marker) => savePage(with_, id, marker), reads: ['/api/public/about', '/about'] };
};

const saveSetting = (api: Api, key: string, value: string) =>
  api.json('POST', '/api/admin/settings-bulk-update', { settings: [{ key, value }] });

const setting =
  (name: string, key: string, reads: readonly string[], textOf = (marker: string) => marker): Create =>
  async () => ({ name, save: (api, marker) => saveSetting(api, key, textOf(marker)), reads });

const slidesOf = (title: string) => JSON.stringify([{ title, subtitle: '', background_image: '', hero_image: '' }]);

const kinds: readonly Create[] = [
  product,
  category,
  article,
  page,
  about,
  setting('settings', 'company_name', ['/api/public/settings', '/contact']),
  setting('team', 'team_members', ['/api/public/settings', '/about'], (name) =>
    JSON.stringify([{ name, position: 'Engineer', photo: null }]),
  ),
  setting('slideshow', 'slides_data', ['/api/public/homepage', '/'], slidesOf),
];

/** @param api of an administrator */
export const createContents = async (api: Api): Promise<Content[]> => {
  const contents: Content[] = [];
  for (const create of kinds) contents.push(await create(api));
  return contents;
};
