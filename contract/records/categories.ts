import { textLengths } from '#contract/rules/text-lengths.ts';
import { uploadTexts } from '#contract/rules/uploads.ts';
import { flag, picture, richText, slug, sortOrder, text } from './fields.ts';
import { recordKind } from './kind.ts';
import { seoFields } from './seo-fields.ts';

export const categories = recordKind({
  kind: 'category',
  noun: ['category', 'categories'],
  table: 'categories',
  title: 'name',
  view: 'visible_categories',
  shownBy: 'is_active',
  address: '/products?category=',
  list: { name: 'The list of products', address: '/products' },
  actions: ['publish', 'unpublish', 'delete'],
  fields: {
    name: text({ label: 'Name', max: textLengths.name, isRequired: true, isAdminSearched: true, isTranslated: true }),
    slug: slug(),
    description: richText({ label: 'Description', max: textLengths.richText, isAdminSearched: true, isTranslated: true }),
    image: picture({ label: 'Image', tooLarge: uploadTexts.mainImageTooLarge }),
    sort_order: sortOrder(),
    is_active: flag({ label: 'Active', initial: true }),
    is_new: flag({ label: 'New', initial: false }),
    is_popular: flag({ label: 'Popular', initial: false }),
    ...seoFields,
  },
});
