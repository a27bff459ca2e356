import { z } from 'zod';
import {
  alternates,
  html,
  id,
  idParams,
  removedElements,
  seoTexts,
  slug,
  slugParams,
  textLanguages,
  timestamp,
  version,
} from './fields.ts';
import { scheduled } from './form-fields.ts';
import { createBody, updateBody } from './records/bodies.ts';
import { pages as definition } from './records/pages.ts';
import { jsonBytes, route } from './route.ts';
import { pageTemplates } from './rules/choices.ts';
import { removalQuery, removedAnswer } from './trash.ts';

export const publicPage = z
  .object({
    title: z.string(),
    slug,
    content: html,
    template: z.enum(pageTemplates),
    ...seoTexts,
    alternates,
    text_languages: textLanguages,
  })
  .meta({ id: 'Page' });
export type PublicPage = z.output<typeof publicPage>;

export const getPage = route({
  method: 'GET',
  path: '/api/public/pages/:slug',
  summary: 'A published static page',
  tag: 'Pages',
  access: 'public',
  params: slugParams,
  errors: ['removed'],
  status: 200,
  answer: publicPage,
});

export const adminPage = z
  .object({
    id,
    title: z.string(),
    slug,
    content: html,
    short_content: html.nullable(),
    template: z.enum(pageTemplates),
    sort_order: z.number().int().min(1),
    is_published: z.boolean(),
    ...seoTexts,
    created_at: timestamp,
    updated_at: timestamp,
    version,
  })
  .meta({ id: 'AdminPage' });
export type AdminPage = z.output<typeof adminPage>;

export const listAdminPages = route({
  method: 'GET',
  path: '/api/admin/pages',
  summary: 'All static pages including the about page, in sort order',
  tag: 'Pages',
  access: 'admin',
  permission: 'content.read',
  query: z.object({ scheduled }),
  status: 200,
  answer: z.object({ data: z.array(adminPage) }),
});

export const listUnlinkedPages = route({
  method: 'GET',
  path: '/api/admin/unlinked-pages',
  summary: 'The published pages to which no menu and no text that visitors see has a link',
  tag: 'Pages',
  access: 'admin',
  permission: 'content.read',
  status: 200,
  answer: z.object({ ids: z.array(id) }),
});

// the other texts are short in comparison
const maxBodyBytes = jsonBytes(definition.fields.content.max + definition.fields.short_content.max + 2000);

const pageAnswer = z.object({ message: z.string(), page: adminPage, ...removedElements });

export const createPage = route({
  method: 'POST',
  path: '/api/admin/pages',
  summary: 'Create a static page',
  tag: 'Pages',
  access: 'admin',
  permission: 'content.write',
  body: createBody(definition),
  maxBodyBytes,
  status: 201,
  answer: pageAnswer,
});

export const updatePage = route({
  method: 'PUT',
  path: '/api/admin/pages/:id',
  summary: 'Update a static page: only the fields that are sent change',
  tag: 'Pages',
  access: 'admin',
  permission: 'content.write',
  params: idParams,
  body: updateBody(definition),
  maxBodyBytes,
  errors: ['version-conflict'],
  status: 200,
  answer: pageAnswer,
});

export const duplicatePage = route({
  method: 'POST',
  path: '/api/admin/pages/:id/duplicate',
  summary: 'Create a hidden copy of a static page',
  tag: 'Pages',
  access: 'admin',
  permission: 'content.write',
  params: idParams,
  status: 201,
  answer: pageAnswer,
});

export const removePage = route({
  method: 'DELETE',
  path: '/api/admin/pages/:id',
  summary: 'Delete a static page',
  tag: 'Pages',
  access: 'admin',
  permission: 'content.write',
  params: idParams,
  query: removalQuery,
  status: 200,
  answer: removedAnswer,
});
