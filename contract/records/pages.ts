import { pageTemplates } from '#contract/rules/choices.ts';
import { textLengths } from '#contract/rules/text-lengths.ts';
import { choice, flag, richText, slug, sortOrder, text } from './fields.ts';
import { recordKind } from './kind.ts';
import { seoFields } from './seo-fields.ts';

export const pages = recordKind({
  kind: 'page',
  noun: ['page', 'pages'],
  table: 'pages',
  title: 'title',
  view: 'visible_pages',
  shownBy: 'is_published',
  address: '/page/',
  actions: ['publish', 'unpublish', 'delete'],
  fields: {
    title: text({ label: 'Title', max: textLengths.title, isRequired: true, isTranslated: true }),
    slug: slug(),
    content: richText({ label: 'Content', max: textLengths.richText, isRequired: true, isTranslated: true }),
    short_content: richText({ label: 'Short content', max: 20_000, isTranslated: true }),
    template: choice({
      label: 'Template',
      choices: pageTemplates,
      initial: 'default',
      error: 'The template must be default, contact or about.',
    }),
    sort_order: sortOrder(),
    is_published: flag({ label: 'Published', initial: true }),
    ...seoFields,
  },
});
