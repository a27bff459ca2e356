import { z } from 'zod';
import { html, slug, slugParams } from './fields.ts';
import { route } from './route.ts';

export const pageTemplates = ['default', 'contact', 'about'] as const;

export const publicPage = z.object({ title: z.string(), slug, content: html, template: z.enum(pageTemplates) }).meta({ id: 'Page' });
export type PublicPage = z.output<typeof publicPage>;

export const getPage = route({
  method: 'GET',
  path: '/api/public/pages/:slug',
  summary: 'A published static page',
  tag: 'Pages',
  access: 'public',
  params: slugParams,
  status: 200,
  answer: publicPage,
});
