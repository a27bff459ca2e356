// What the form of an article holds, from a row and into what is sent.
import type { NewsArticle } from '#contract/news.ts';
import type { NewsType } from '#contract/rules/news.ts';
import { isEmptyHtml } from '#contract/rules/rich-text.ts';
import { toLocalMoment, withOffset } from '../../../lib/local-moment.ts';
import { appendGallery, type GalleryPicture, galleryOf } from '../../../ui/admin/files/gallery.ts';
import { appendFile, type PictureValue, pictureOf } from '../../../ui/admin/files/picture-field.tsx';
import { checkSlug } from '../../../ui/admin/form/slug.ts';
import type { FieldErrors } from '../../../ui/admin/form/use-form.ts';

export interface ArticleValues {
  type: NewsType;
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  /** Local time, as the field has it. */
  published_at: string;
  is_featured: boolean;
  is_published: boolean;
  featured_image: PictureValue;
  images: GalleryPicture[];
}

/** @param article null for a new one, which begins with the defaults */
export const valuesOf = (article: NewsArticle | null, now: Date): ArticleValues => ({
  type: article?.type ?? 'news',
  title: article?.title ?? '',
  slug: article?.slug ?? '',
  excerpt: article?.excerpt ?? '',
  content: article?.content ?? '',
  published_at: toLocalMoment(article ? article.published_at : now),
  is_featured: article?.is_featured ?? false,
  is_published: article?.is_published ?? true,
  featured_image: pictureOf(article?.featured_image ?? null),
  images: galleryOf(article?.images ?? []),
});

/** The server's rules and words, known before anything is sent. */
export const checkArticle = ({ title, content, slug }: ArticleValues): FieldErrors => ({
  title: title.trim() === '' ? 'The title field is required.' : undefined,
  content: isEmptyHtml(content) ? 'The content field is required.' : undefined,
  slug: checkSlug(slug),
});

/** @param stored the article that is edited, null for a new one */
export const formOf = (values: ArticleValues, stored: NewsArticle | null): FormData => {
  const form = new FormData();
  form.append('type', values.type);
  form.append('title', values.title.trim());
  form.append('excerpt', values.excerpt.trim());
  form.append('content', values.content);
  // the field knows no seconds: an untouched moment goes back as it came
  const isUntouched = stored !== null && values.published_at === toLocalMoment(stored.published_at);
  form.append('published_at', isUntouched ? (stored.published_at ?? '') : withOffset(values.published_at));
  form.append('is_featured', values.is_featured ? '1' : '0');
  form.append('is_published', values.is_published ? '1' : '0');
  const slug = values.slug.trim().toLowerCase();
  if (slug !== '' && slug !== stored?.slug) form.append('slug', slug);
  appendFile(form, 'featured_image', values.featured_image);
  appendGallery(form, values.images);
  return form;
};
