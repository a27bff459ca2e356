// Articles as administrators change them, with their pictures.
import type { z } from 'zod';
import type { AdminArticle, createArticle as createContract, NewsArticle, updateArticle as updateContract } from '#contract/news.ts';
import { lockRow } from '#server/database/lock.ts';
import { type Database, toFlag } from '#server/database/schema.ts';
import { requireVersion } from '#server/database/versions.ts';
import { changeSlug } from '#server/features/redirects/redirects.service.ts';
import { arrangePictures } from '#server/features/uploads/pictures.ts';
import { exchangeFiles, saveWithFiles, type UploadsContext } from '#server/features/uploads/uploads.service.ts';
import { notFound } from '#server/http/errors.ts';
import type { ReceivedFile } from '#server/http/received-form.ts';
import { requiredRichText } from '#server/http/required-rich-text.ts';
import { timestamp } from '#server/platform/clock.ts';
import * as repository from './news.repository.ts';
import { createArticle, publishedAt } from './news.service.ts';

type NewForm = z.output<typeof createContract.body>;
type ChangedForm = z.output<typeof updateContract.body>;

const find = async (db: Database, id: number): Promise<AdminArticle> => {
  const article = await repository.getArticle(db, id);
  if (!article) throw notFound();
  return article;
};

const pathsOf = (files: readonly ReceivedFile[], pathOf: (file: ReceivedFile) => string) => {
  const added = files.filter(({ field }) => field === 'images').map((file) => [file.index, pathOf(file)] as const);
  const [featuredImage] = files.filter(({ field }) => field === 'featured_image').map(pathOf);
  return { featuredImage, added: new Map(added) };
};

/** @throws AppError 'not-found' */
export const getArticle = ({ db }: UploadsContext, id: number): Promise<AdminArticle> => find(db, id);

interface New {
  form: NewForm;
  files: readonly ReceivedFile[];
  authorName: string;
}

/** @throws AppError 'invalid' when nothing is written, the chosen slug is taken or the published date cannot be read */
export const createArticleWithFiles = async (context: UploadsContext, { form, files, authorName }: New): Promise<AdminArticle> => {
  const content = requiredRichText('content', form.content);
  return saveWithFiles(context, files, async (db, pathOf) => {
    const { featuredImage, added } = pathsOf(files, pathOf);
    const images = arrangePictures({ current: [], existing: null, order: form.image_order, added });
    const input = { ...form, content, featured_image: featuredImage, images, author_name: form.author_name ?? authorName };
    const article = await createArticle({ ...context, db }, input);
    await exchangeFiles({ ...context, db }, null, article);
    return article;
  });
};

/** An article that is published for the first time without a date is published now. */
const publication = async (context: UploadsContext, before: NewsArticle, form: ChangedForm) => {
  const isPublished = form.is_published ?? before.is_published;
  const isKept = form.published_at === undefined && (before.published_at !== null || !isPublished);
  const moment = isKept ? before.published_at : await publishedAt(context, form.published_at ?? null, isPublished);
  return { is_published: toFlag(isPublished), published_at: moment };
};

/**
 * Changes the fields that the form carries.
 * @throws AppError 'not-found', 'version-conflict', 'invalid' as for a new one
 */
export const updateArticle = async (
  context: UploadsContext,
  id: number,
  form: ChangedForm,
  files: readonly ReceivedFile[],
): Promise<AdminArticle> => {
  const content = form.content === undefined ? undefined : requiredRichText('content', form.content);
  return saveWithFiles(context, files, async (db, pathOf) => {
    await lockRow(db, 'news', id);
    const before = await find(db, id);
    requireVersion(before.version, form.version, 'article');
    const at = timestamp(context.clock);
    const { featuredImage, added } = pathsOf(files, pathOf);
    const images = arrangePictures({ current: before.images, existing: form.existing_images, order: form.image_order, added });
    await repository.updateArticle(db, id, {
      type: form.type ?? before.type,
      title: form.title ?? before.title,
      slug: await changeSlug(db, 'news', { id, from: before.slug, to: form.slug, at }),
      excerpt: form.excerpt === undefined ? before.excerpt : form.excerpt,
      content: content ?? before.content,
      author_name: form.author_name ?? before.author.name,
      ...(await publication({ ...context, db }, before, form)),
      is_featured: toFlag(form.is_featured ?? before.is_featured),
      featured_image: featuredImage ?? (form.remove_featured_image ? null : before.featured_image),
      images: JSON.stringify(images),
      updated_at: at,
    });
    const after = await find(db, id);
    await exchangeFiles({ ...context, db }, before, after);
    return after;
  });
};

/** @throws AppError 'not-found' */
export const removeArticle = (context: UploadsContext, id: number): Promise<void> =>
  saveWithFiles(context, [], async (db) => {
    await lockRow(db, 'news', id);
    const article = await find(db, id);
    await repository.removeArticle(db, id);
    await exchangeFiles({ ...context, db }, article, null);
  });
