// An entry of a WordPress export, an article or a page, as fields of a record.
import { htmlToText } from '#contract/rules/html-text.ts';
import { isEmptyHtml } from '#contract/rules/rich-text.ts';
import { slugMaxLength, slugPattern } from '#contract/rules/slug.ts';
import { maxPictures } from '#contract/rules/uploads.ts';
import { escapeHtml } from '#server/platform/html.ts';
import type { Cell } from '#server/platform/sheets/sheet.ts';
import { slugify } from '#server/platform/slugs.ts';
import { childrenOf, childText, textOf, type XmlElement } from '#server/platform/xml/element.ts';
import { type FieldValue, field, otherField } from '../fields.ts';
import { joinFiles } from '../texts.ts';
import { decodedText } from './decoded-text.ts';
import type { WordpressNotes } from './notes.ts';
import { authorOf, metaOf, originalOf, type Site } from './site.ts';
import { wordpressText } from './text.ts';

export type EntryKind = 'article' | 'page';

export interface EntryContext {
  site: Site;
  notes: WordpressNotes;
  /** Slugs of the entries before this one, by kind. */
  slugs: Set<string>;
}

const noDate = /^(?:0000-00-00|$)/;

/** GMT with its zone; the time of the site has none. */
const publishedAt = (item: XmlElement): Cell => {
  const [gmt, local] = [childText(item, 'wp:post_date_gmt'), childText(item, 'wp:post_date')];
  if (!noDate.test(gmt)) return { date: `${gmt.replace(' ', 'T')}Z` };
  return noDate.test(local) ? null : { date: local.replace(' ', 'T') };
};

const pathOf = (item: XmlElement): string => {
  const link = childText(item, 'link');
  if (!URL.canParse(link)) return '';
  const { pathname, searchParams } = new URL(link);
  // drafts have addresses such as /?p=12, and the front page has none of its own
  return pathname === '/' || searchParams.has('p') || searchParams.has('page_id') ? '' : pathname;
};

const decodedSlug = (item: XmlElement): string => {
  const name = childText(item, 'wp:post_name');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

/** The same each time a file is imported, so that its entries are found again. */
const slugOf = (item: XmlElement, kind: EntryKind, title: string, { slugs, notes }: EntryContext): string => {
  const id = childText(item, 'wp:post_id');
  const given = decodedSlug(item).toLowerCase();
  const plain = given.replaceAll('_', '-').replaceAll(/-{2,}/g, '-').replaceAll(/^-|-$/g, '');
  const isUsable = slugPattern.test(plain) && plain.length <= slugMaxLength;
  // the number keeps the slug of a draft free for the entry that is published under it
  const wanted = isUsable ? plain : slugify(given) || `${slugify(title) || 'entry'}-${id}`;
  const isUsed = slugs.has(`${kind}/${wanted}`);
  const slug = isUsed ? `${wanted}-${id}` : wanted;
  if (given !== '' && slug !== plain) notes.count('slug', given);
  slugs.add(`${kind}/${slug}`);
  return slug;
};

const contentOf = (item: XmlElement, { site, notes }: EntryContext): { html: string; gallery: string[] } => {
  const gallery: string[] = [];
  const html = wordpressText(textOf(childrenOf(item, 'content:encoded')[0]), {
    originalOf: (address, attachment) => originalOf(site, address, attachment),
    onRemoved: (name) => notes.count('removed', name),
    addGallery: (ids) => {
      for (const id of ids ?? site.picturesOf.get(childText(item, 'wp:post_id')) ?? []) {
        const address = site.files.get(id);
        if (address === undefined) notes.count('picture', `number ${id}`);
        else gallery.push(address);
      }
    },
  });
  return { html, gallery: [...new Set(gallery)] };
};

const titleOf = (item: XmlElement, html: string, notes: WordpressNotes): string => {
  const given = decodedText(childText(item, 'title'));
  if (given !== '') return given;
  const beginning = htmlToText(html).slice(0, 60).trim();
  const title = beginning || decodedSlug(item) || `Entry ${childText(item, 'wp:post_id')}`;
  notes.count('untitled', title);
  return title;
};

/** Whether visitors see it; a future entry is published at its time. */
const isVisible = (item: XmlElement, isEmpty: boolean, title: string, notes: WordpressNotes): boolean => {
  const status = childText(item, 'wp:status');
  if (childText(item, 'wp:post_password') !== '') notes.count('password', title);
  else if (status === 'private') notes.count('private', title);
  else if (status !== 'publish' && status !== 'future') notes.count('draft');
  else if (isEmpty) notes.count('empty', title);
  else return true;
  return false;
};

const seoKeys = {
  seo_title: ['_yoast_wpseo_title', 'rank_math_title', '_aioseo_title', '_seopress_titles_title'],
  seo_description: ['_yoast_wpseo_metadesc', 'rank_math_description', '_aioseo_description', '_seopress_titles_desc'],
} as const;

/** Texts of plugins for search engines; without those that contain variables, e.g. `%%title%%`. */
const seoFields = (meta: ReadonlyMap<string, string>, notes: WordpressNotes): FieldValue[] =>
  (['seo_title', 'seo_description'] as const).map((target) => {
    const text = seoKeys[target].map((key) => meta.get(key) ?? '').find((value) => value !== '') ?? '';
    const hasVariables = /%[\w()-]+%|#\w+_\w+/.test(text);
    if (hasVariables) notes.count('seo');
    return field(target, target === 'seo_title' ? 'SEO title' : 'SEO description', hasVariables ? '' : decodedText(text));
  });

const termsOf = (item: XmlElement, domain: string): string => {
  const terms = childrenOf(item, 'category').filter(({ attributes }) => attributes.domain === domain);
  return [...new Set(terms.map((term) => decodedText(textOf(term))))].join(', ');
};

const pictureFields = (meta: ReadonlyMap<string, string>, gallery: readonly string[], { site, notes }: EntryContext): FieldValue[] => {
  const id = meta.get('_thumbnail_id') ?? '';
  const featured = site.files.get(id) ?? '';
  if (id !== '' && id !== '0' && featured === '') notes.count('picture', `number ${id}`);
  return [field('featured_image', 'Featured image', featured), field('images', 'Gallery', joinFiles(gallery.slice(0, maxPictures)))];
};

const articleFields = (item: XmlElement, context: EntryContext, gallery: readonly string[], excerpt: string): FieldValue[] => {
  const date = publishedAt(item);
  if (date === null) context.notes.count('date', childText(item, 'title'));
  return [
    field('type', 'Type', 'news'),
    field('excerpt', 'Excerpt', excerpt),
    field('published_at', 'Date', date),
    field('is_featured', 'Sticky', childText(item, 'wp:is_sticky') === '1'),
    field('author', 'Author', authorOf(item, context.site)),
    ...pictureFields(metaOf(item), gallery, context),
  ];
};

export const entryFields = (item: XmlElement, kind: EntryKind, context: EntryContext): FieldValue[] => {
  const { notes } = context;
  const { html, gallery } = contentOf(item, context);
  const excerpt = decodedText(childText(item, 'excerpt:encoded'));
  const title = titleOf(item, html || excerpt, notes);
  const isEmpty = isEmptyHtml(html) && gallery.length === 0;
  const [categories, tags] = [termsOf(item, 'category'), termsOf(item, 'post_tag')];
  if (categories !== '' || tags !== '') notes.count('term');
  if (kind === 'page' && childText(item, 'wp:post_parent') !== '0') notes.count('parent');
  return [
    field('title', 'Title', title),
    field('slug', 'Address', slugOf(item, kind, title, context)),
    // records must have a text
    field('content', 'Content', isEmptyHtml(html) ? `<p>${escapeHtml(excerpt || title)}</p>` : html),
    field('is_published', 'Published', isVisible(item, isEmpty, title, notes)),
    field('old_address', 'Former address', pathOf(item)),
    ...(kind === 'article' ? articleFields(item, context, gallery, excerpt) : []),
    ...seoFields(metaOf(item), notes),
    otherField('Categories', categories),
    otherField('Tags', tags),
    otherField('Number in WordPress', childText(item, 'wp:post_id')),
  ];
};
