import { newsTypes } from '#contract/rules/choices.ts';
import { textLengths } from '#contract/rules/text-lengths.ts';
import { uploadTexts } from '#contract/rules/uploads.ts';
import { choice, flag, person, picture, pictures, richText, slug, text, time } from './fields.ts';
import { recordKind } from './kind.ts';
import { seoFields } from './seo-fields.ts';

export const articles = recordKind({
  kind: 'article',
  noun: ['article', 'articles'],
  table: 'news',
  title: 'title',
  view: 'visible_news',
  shownBy: 'is_published',
  shownFrom: 'published_at',
  address: '/news/',
  list: { name: 'The list of news', address: '/news' },
  actions: ['publish', 'unpublish', 'feature', 'unfeature', 'delete'],
  fields: {
    type: choice({ label: 'Type', choices: newsTypes, initial: 'news', error: 'The type must be news or knowledge.' }),
    title: text({ label: 'Title', max: textLengths.title, isRequired: true, isAdminSearched: true, isTranslated: true }),
    slug: slug(),
    excerpt: text({ label: 'Excerpt', max: textLengths.excerpt, search: 'text', isAdminSearched: true, isTranslated: true }),
    content: richText({
      label: 'Content',
      max: textLengths.richText,
      isRequired: true,
      search: 'text',
      isAdminSearched: true,
      isTranslated: true,
    }),
    published_at: time({ label: 'Published date' }),
    is_featured: flag({ label: 'Featured', initial: false }),
    is_published: flag({ label: 'Published', initial: true }),
    featured_image: picture({ label: 'Featured image', tooLarge: uploadTexts.featuredImageTooLarge }),
    images: pictures({ label: 'Gallery' }),
    author: person({ label: 'Author', max: textLengths.author }),
    ...seoFields,
  },
});
