import { z } from 'zod';
import { alternates, html, seoTexts, textLanguages } from './fields.ts';
import { route } from './route.ts';

export const aboutSections = z.array(z.object({ id: z.union([z.number(), z.string()]), title: z.string(), content: html }));

export const about = z
  .object({ title: z.string(), content: html, sections: aboutSections, ...seoTexts, alternates, text_languages: textLanguages })
  .meta({ id: 'About' });
export type About = z.output<typeof about>;

export const getAbout = route({
  method: 'GET',
  path: '/api/public/about',
  summary: 'The about page; 404 when none is published',
  tag: 'Pages',
  access: 'public',
  errors: ['not-found', 'removed'],
  status: 200,
  answer: about,
});
