import { textLengths } from '#contract/rules/text-lengths.ts';
import { uploadTexts } from '#contract/rules/uploads.ts';
import { document, flag, picture, pictures, price, reference, richText, slug, sortOrder, specifications, text } from './fields.ts';
import { recordKind } from './kind.ts';
import { seoFields } from './seo-fields.ts';

export const products = recordKind({
  kind: 'product',
  noun: ['product', 'products'],
  table: 'products',
  title: 'name',
  view: 'visible_products',
  shownBy: 'is_active',
  address: '/products/',
  list: { name: 'The list of products', address: '/products' },
  actions: ['publish', 'unpublish', 'feature', 'unfeature', 'move', 'delete'],
  fields: {
    name: text({ label: 'Name', max: textLengths.name, isRequired: true, isAdminSearched: true, isTranslated: true }),
    slug: slug(),
    category_id: reference({ label: 'Category' }),
    model: text({ label: 'Model', max: textLengths.model, search: 'code', isAdminSearched: true }),
    price: price(),
    sort_order: sortOrder(),
    short_description: richText({ label: 'Short description', max: 20_000, search: 'text', isTranslated: true }),
    description: richText({ label: 'Description', max: textLengths.richText, search: 'text', isTranslated: true }),
    specifications: specifications(),
    main_image: picture({ label: 'Main image', tooLarge: uploadTexts.mainImageTooLarge }),
    images: pictures({ label: 'Additional images' }),
    brochure: document({ label: 'Brochure' }),
    is_featured: flag({ label: 'Featured', initial: false }),
    is_active: flag({ label: 'Active', initial: true }),
    ...seoFields,
  },
});
