// Creates the rows of the demonstration company. Values that an administrator has already changed are kept.
import { createAttribute as attributeContract } from '#contract/attributes.ts';
import type { Language } from '#contract/rules/languages.ts';
import type { ActingContext } from '#server/database/context.ts';
import { createAttribute, listAttributes } from '#server/features/attributes/attributes.service.ts';
import { categoryRecords } from '#server/features/categories/categories.service.ts';
import { createContact } from '#server/features/contacts/contacts.repository.ts';
import { articleRecords } from '#server/features/news/news.service.ts';
import { listPages, pageRecords } from '#server/features/pages/pages.service.ts';
import { productRecords } from '#server/features/products/products.service.ts';
import { defaultOf, type SettingDefault } from '#server/features/settings/builtin-settings.ts';
import { listEditedKeys, upsertSettings } from '#server/features/settings/settings.service.ts';
import { nameFiles } from '#server/features/uploads/uploads.service.ts';
import { brochureOf, type company } from './company.ts';
import type { StoredMedia } from './media.ts';
import { withPictures } from './pictures-in-texts.ts';

type Company = typeof company;

const present = (paths: (string | null)[]): string[] => paths.filter((path) => path !== null);

/** Settings that an administrator has changed are kept. */
const storeSettings = async (context: ActingContext, values: Iterable<[string, string | null]>) => {
  const edited = await listEditedKeys(context.db);
  const known = [...values].flatMap(([key, value]): SettingDefault[] => {
    const setting = defaultOf(key);
    return setting && !edited.has(key) ? [{ ...setting, value }] : [];
  });
  await upsertSettings(context, known);
};

export const createLanguages = (context: ActingContext, languages: readonly Language[]): Promise<void> =>
  storeSettings(context, [['languages', JSON.stringify(languages)]]);

const createSettings = async (context: ActingContext, { settings, slides, statistics, team, sections }: Company, stored: StoredMedia) => {
  const storedSlides = slides.map((slide) => ({
    ...slide,
    background_image: stored(slide.background_image) ?? '',
    hero_image: stored(slide.hero_image) ?? '',
  }));
  const values = new Map<string, string | null>([
    ...settings.map(({ key, type, value }): [string, string | null] => [key, type === 'image' ? stored(value) : value]),
    ['slides_data', JSON.stringify(storedSlides)],
    ['statistics', JSON.stringify(statistics)],
    ['team_members', JSON.stringify(team.map((member) => ({ ...member, photo: stored(member.photo) })))],
    ['sections', JSON.stringify(sections)],
  ]);
  await storeSettings(context, values);
};

const createPages = async (context: ActingContext, company: Company, stored: StoredMedia) => {
  const existing = await listPages(context.db);
  for (const written of company.pages) {
    const page = { ...written, content: await withPictures(written.content, stored) };
    const found = existing.find(({ slug }) => slug === page.slug);
    if (!found) await pageRecords.create(context, { ...page, template: page.slug === 'about' ? 'about' : 'default' });
    else if (found.updated_at === found.created_at)
      await pageRecords.edit(context, found.id, { title: page.title, content: page.content, short_content: page.short_content });
  }
};

const createAttributes = async (context: ActingContext, attributes: Company['attributes'], ids: ReadonlyMap<string, number>) => {
  const general = new Set((await listAttributes(context.db, null)).attributes.map(({ label }) => label));
  for (const { category, ...attribute } of attributes) {
    if (category === null && general.has(attribute.label)) continue;
    const category_id = category === null ? null : ids.get(category);
    await createAttribute(context, attributeContract.body.parse({ ...attribute, category_id }));
  }
};

const createCatalogue = async (context: ActingContext, { attributes, categories, products }: Company, stored: StoredMedia) => {
  const ids = new Map<string, number>();
  for (const category of categories) {
    const { id } = await categoryRecords.create(context, { ...category, image: stored(category.image) });
    ids.set(category.slug, id);
  }
  // created before the products, whose specifications are parsed with them
  await createAttributes(context, attributes, ids);
  for (const { category, pictures, has_brochure, ...product } of products) {
    const brochure = has_brochure ? stored(brochureOf(product)) : null;
    if (brochure) await nameFiles(context.db, [{ path: brochure, name: brochureOf(product) }]);
    const [main_image, ...images] = pictures.map(stored);
    await productRecords.create(context, {
      ...product,
      category_id: ids.get(category) ?? 0,
      main_image,
      images: present(images),
      brochure,
    });
  }
};

// oldest first and created on their publishing day, so that ids and dates are plausible
const createArticles = async ({ db, actor }: ActingContext, { articles }: Company, stored: StoredMedia) => {
  const inOrder = articles.toSorted((a, b) => Date.parse(a.published_at) - Date.parse(b.published_at));
  for (const { author, ...article } of inOrder) {
    const content = await withPictures(article.content, stored);
    await articleRecords.create(
      { db, actor, clock: () => new Date(article.published_at) },
      {
        ...article,
        content,
        author: { name: author },
        featured_image: stored(article.featured_image),
        images: present(article.images.map(stored)),
      },
    );
  }
};

const createMessages = async ({ db }: ActingContext, { messages }: Company) => {
  if (await db.selectFrom('contact_messages').select('id').limit(1).executeTakeFirst()) return;
  for (const message of messages.toReversed()) {
    const at = new Date(message.created_at).toISOString();
    await createContact(db, { ...message, created_at: at, updated_at: at });
  }
};

export const createCompany = async (context: ActingContext, company: Company, stored: StoredMedia): Promise<void> => {
  await createSettings(context, company, stored);
  await createPages(context, company, stored);
  await createCatalogue(context, company, stored);
  await createArticles(context, company, stored);
  await createMessages(context, company);
};
