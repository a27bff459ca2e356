// Static pages as administrators change them.
import type { z } from 'zod';
import type { AdminPage, createPage as createContract, updatePage as updateContract } from '#contract/pages.ts';
import { lockRow } from '#server/database/lock.ts';
import { type Database, toFlag } from '#server/database/schema.ts';
import { requireVersion } from '#server/database/versions.ts';
import { changeSlug } from '#server/features/redirects/redirects.service.ts';
import { exchangeFiles, saveWithFiles, type UploadsContext } from '#server/features/uploads/uploads.service.ts';
import { notFound } from '#server/http/errors.ts';
import { requiredRichText } from '#server/http/required-rich-text.ts';
import { timestamp } from '#server/platform/clock.ts';
import { optionalRichText } from '#server/platform/rich-text.ts';
import * as repository from './pages.repository.ts';
import { createPage } from './pages.service.ts';

type NewForm = z.output<typeof createContract.body>;
type ChangedForm = z.output<typeof updateContract.body>;

const find = async (db: Database, id: number): Promise<AdminPage> => {
  const page = await repository.getPage(db, id);
  if (!page) throw notFound();
  return page;
};

/** @throws AppError 'invalid' when nothing is written or the chosen slug is taken */
export const createPageFromForm = async (context: UploadsContext, form: NewForm): Promise<AdminPage> => {
  const content = requiredRichText('content', form.content);
  return saveWithFiles(context, [], async (db) => {
    const page = await createPage({ ...context, db }, { ...form, content });
    await exchangeFiles({ ...context, db }, null, page);
    return page;
  });
};

/**
 * Changes the fields that the form carries.
 * @throws AppError 'not-found', 'version-conflict', 'invalid' as for a new one
 */
export const updatePage = async (context: UploadsContext, id: number, form: ChangedForm): Promise<AdminPage> => {
  const content = form.content === undefined ? undefined : requiredRichText('content', form.content);
  return saveWithFiles(context, [], async (db) => {
    await lockRow(db, 'pages', id);
    const before = await find(db, id);
    requireVersion(before.version, form.version, 'page');
    const at = timestamp(context.clock);
    await repository.updatePage(db, id, {
      title: form.title ?? before.title,
      slug: await changeSlug(db, 'pages', { id, from: before.slug, to: form.slug, at }),
      content: content ?? before.content,
      short_content: form.short_content === undefined ? before.short_content : optionalRichText(form.short_content),
      template: form.template ?? before.template,
      sort_order: form.sort_order ?? before.sort_order,
      is_published: toFlag(form.is_published ?? before.is_published),
      updated_at: at,
    });
    const after = await find(db, id);
    await exchangeFiles({ ...context, db }, before, after);
    return after;
  });
};

/** @throws AppError 'not-found' */
export const removePage = (context: UploadsContext, id: number): Promise<void> =>
  saveWithFiles(context, [], async (db) => {
    await lockRow(db, 'pages', id);
    const page = await find(db, id);
    await repository.removePage(db, id);
    await exchangeFiles({ ...context, db }, page, null);
  });
