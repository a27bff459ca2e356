import { z } from 'zod';
import { category } from './categories.ts';
import { html } from './fields.ts';
import { newsArticle } from './news.ts';
import { product } from './products.ts';
import { route } from './route.ts';
import { heroSettings, publicSettings, statistics } from './settings.ts';

export const homepageLimits = { featuredProducts: 8, latestArticles: 10 } as const;

export const homepage = z
  .object({
    featured_products: z.array(product).meta({ description: `Up to ${homepageLimits.featuredProducts}.` }),
    latest_news: z.array(newsArticle).meta({ description: `The ${homepageLimits.latestArticles} latest of both types.` }),
    categories: z.array(category),
    company_info: z.object({ phone: z.string().nullable() }),
    settings: publicSettings,
    hero_settings: heroSettings,
    about_data: z.object({ content: html, short_content: html, statistics }),
  })
  .meta({ id: 'Homepage' });
export type Homepage = z.output<typeof homepage>;

export const getHomepage = route({
  method: 'GET',
  path: '/api/public/homepage',
  summary: 'All data of the home page',
  tag: 'Pages',
  access: 'public',
  status: 200,
  answer: homepage,
});

export const previewHero = route({
  method: 'POST',
  path: '/api/admin/previews/hero',
  summary: 'The home page with values of the form of its hero; nothing is stored',
  tag: 'Pages',
  access: 'admin',
  permission: 'content.read',
  body: heroSettings.extend({
    first_slide: z
      .number()
      .int()
      .min(0)
      .max(1000)
      .meta({ description: 'Index of the slide that is shown, among those that visitors see.' }),
  }),
  status: 200,
  answer: z.object({ html: z.string().meta({ description: 'A document without scripts.' }) }),
});
