// The values of an article's form: from a record, checked, and as the body of a call. Names for type and publication.
import type { AdminArticle, createArticle, NewsArticle, updateArticle } from '#contract/news.ts';
import { type NewsType, newsTypes } from '#contract/rules/choices.ts';
import { isEmptyHtml } from '#contract/rules/rich-text.ts';
import { type SeoValues, seoLabels, seoValuesOf } from '#web/admin/features/seo/seo-values.ts';
import { toLocalDateTime, withOffset } from '#web/admin/lib/local-date-time.ts';
import { pickFields } from '#web/admin/lib/pick-fields.ts';
import { chosenPath, type FileValue, newFile, removalFlag, storedFile } from '#web/admin/ui/files/file-value.ts';
import { type GalleryPicture, galleryFields, galleryOf } from '#web/admin/ui/files/gallery.ts';
import { checkSlug, slugToSend } from '#web/admin/ui/form/field-checks.ts';
import type { FieldErrors } from '#web/admin/ui/form/use-form.ts';
import { FormBody, type FormFieldsOf } from '#web/shared/lib/form-body.ts';

export const typeLabels = { news: 'News', knowledge: 'Knowledge' } as const;
export const typeChoices = newsTypes.map((value) => ({ value, label: typeLabels[value] }));

type Publication = Pick<NewsArticle, 'is_published' | 'published_at'>;

/** Published, but hidden from visitors until a later date. */
export const isScheduled = ({ is_published, published_at }: Publication, now: number): boolean =>
  is_published && published_at !== null && Date.parse(published_at) > now;

/** Visitors can open its page. */
export const isPublic = (article: Publication, now: number): boolean => article.is_published && !isScheduled(article, now);

export interface ArticleValues extends SeoValues {
  type: NewsType;
  title: string;
  slug: string;
  author_name: string;
  excerpt: string;
  content: string;
  /** In the time zone of the site, in the format of the field. */
  published_at: string;
  is_featured: boolean;
  is_published: boolean;
  featured_image: FileValue;
  images: GalleryPicture[];
}

/** @param article null for a new one, which starts with the defaults */
export const valuesOf = (article: AdminArticle | null, now: Date, timeZone: string): ArticleValues => ({
  type: article?.type ?? 'news',
  title: article?.title ?? '',
  slug: article?.slug ?? '',
  author_name: article?.author.name ?? '',
  excerpt: article?.excerpt ?? '',
  content: article?.content ?? '',
  published_at: toLocalDateTime(article ? article.published_at : now, timeZone),
  is_featured: article?.is_featured ?? false,
  is_published: article?.is_published ?? true,
  featured_image: storedFile(article?.featured_image ?? null),
  images: galleryOf(article?.images ?? []),
  ...seoValuesOf(article),
});

/** The server's rules and texts, checked before anything is sent. */
export const checkArticle = ({ title, content, slug }: ArticleValues): FieldErrors => ({
  title: title.trim() === '' ? 'The title field is required.' : undefined,
  content: isEmptyHtml(content) ? 'The content field is required.' : undefined,
  slug: checkSlug(slug),
});

export type ArticleField = keyof ArticleValues;

export const articleLabels: Record<ArticleField, string> = {
  type: 'Type',
  title: 'Title',
  slug: 'Slug',
  author_name: 'Author',
  excerpt: 'Excerpt',
  content: 'Content',
  published_at: 'Published date',
  is_featured: 'Featured',
  is_published: 'Published',
  featured_image: 'Featured image',
  images: 'Gallery',
  ...seoLabels,
};

interface Sending {
  /** The article that is edited, null for a new one. */
  stored: AdminArticle | null;
  /** The fields that are sent. */
  changed: readonly ArticleField[];
  /** Time zone of `published_at`. */
  timeZone: string;
}

type ArticleFields = FormFieldsOf<typeof createArticle> & FormFieldsOf<typeof updateArticle>;

export const bodyOf = (values: ArticleValues, { stored, changed, timeZone }: Sending): FormBody<ArticleFields> => {
  const { slug, featured_image, images, ...plain } = values;
  const fields = {
    ...plain,
    title: plain.title.trim(),
    excerpt: plain.excerpt.trim(),
    author_name: plain.author_name.trim(),
    // sent only if changed: the field has no seconds
    published_at: withOffset(plain.published_at, timeZone),
  };
  return new FormBody<ArticleFields>({
    ...pickFields(fields, changed),
    slug: slugToSend(slug, stored),
    featured_image: newFile(featured_image),
    featured_image_path: chosenPath(featured_image),
    remove_featured_image: removalFlag(featured_image),
    ...(changed.includes('images') && galleryFields(images)),
    version: stored?.version,
  });
};
