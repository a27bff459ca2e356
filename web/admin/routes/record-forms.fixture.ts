// The forms of records and what belongs to them.

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { payload } from '#web/admin/features/attributes/attributes-api.fixture.ts';
import { scara } from '#web/admin/features/categories/categories-api.fixture.ts';
import { contact } from '#web/admin/features/contacts/contacts-api.fixture.ts';
import { anArticle } from '#web/test/articles.ts';
import { aProduct } from '#web/test/catalogue.ts';
import { aMediaFile } from '#web/test/media.ts';
import { aPage } from '#web/test/paged.ts';
import { writeRichText } from '#web/test/rich-text.ts';
import { aTranslation, english, german, languagesAnswer } from '#web/test/translations.ts';
import { base, draft, type FormCase, label, press, rows } from './form-case.fixture.ts';

const page = { ...base, id: 4, title: 'Warranty', slug: 'warranty', content: '<p>Text</p>', short_content: null };
const shownPage = { ...page, template: 'default', sort_order: 4, is_published: true, version: 2 };
const product = aProduct({ id: 7 });
const article = anArticle({ id: 9 });
const stored = aMediaFile(7, { name: 'Cell' });
const message = contact(3, { note: 'Called' });
const messageAnswers = {
  'GET /api/admin/contacts': { body: aPage([]) },
  'GET /api/admin/contacts/3': { body: { contact: message } },
  'GET /api/admin/contacts/3/neighbours': { body: { newer: null, older: null } },
  'GET /api/admin/contacts/3/mail': { body: { mails: [] } },
  'GET /api/admin/contacts-assignees': { body: { administrators: [] } },
};
const oldAddress = {
  id: 5,
  origin: 'written',
  from: '/old',
  to: '/contact',
  state: 'works',
  hits: 2,
  created_by: null,
  version: 1,
  ...base,
};

export const recordForms: Record<string, FormCase> = {
  page: {
    source: 'pages/page-form.tsx',
    path: '/admin/pages?edit=4',
    load: 'GET /api/admin/pages',
    answers: { 'GET /api/admin/pages': rows([shownPage]), 'GET /api/admin/drafts/page/4': { body: draft } },
    field: label(/^Title/),
    button: /^Update Page/,
    save: 'PUT /api/admin/pages/4',
    answer: { message: 'ok', page: shownPage },
    isKept: true,
  },
  'new page': {
    source: 'pages/page-form.tsx',
    path: '/admin/pages?new=1',
    answers: { 'GET /api/admin/pages': rows([]), 'PUT /api/admin/pages/4': { body: { message: 'ok', page: shownPage } } },
    open: () => writeRichText('Content', '<p>Text</p>'),
    field: label(/^Title/),
    button: /^(Create|Update) Page/,
    save: 'POST /api/admin/pages',
    answer: { message: 'ok', page: shownPage },
    isKept: true,
  },
  category: {
    source: 'categories/category-form.tsx',
    path: '/admin/categories?edit=3',
    load: 'GET /api/admin/categories',
    answers: { 'GET /api/admin/categories': rows([scara]), 'GET /api/admin/drafts/category/3': { body: draft } },
    field: label(/^Name/),
    button: /^Update Category/,
    save: 'POST /api/admin/categories/3',
    answer: { message: 'ok', category: scara },
    isKept: true,
  },
  product: {
    source: 'products/product-form.tsx',
    path: '/admin/products?edit=7',
    load: 'GET /api/admin/products/7',
    answers: {
      'GET /api/admin/products': rows([product]),
      'GET /api/admin/products/7': { body: { product } },
      'GET /api/admin/drafts/product/7': { body: draft },
      'GET /api/admin/attributes': { body: { attributes: [], general: [], problems: 0, counts: {} } },
      'GET /api/admin/attributes/ranges': { body: {} },
    },
    field: label(/^Name/),
    button: /^Update Product/,
    save: 'POST /api/admin/products/7',
    answer: { message: 'ok', product },
    isKept: true,
  },
  article: {
    source: 'news/article-form.tsx',
    path: '/admin/news?edit=9',
    load: 'GET /api/admin/news/9',
    answers: {
      'GET /api/admin/news': rows([article]),
      'GET /api/admin/news/9': { body: { news: article } },
      'GET /api/admin/media': rows([]),
      'GET /api/admin/drafts/article/9': { body: draft },
    },
    field: label(/^Title/),
    button: /^Update Article/,
    save: 'POST /api/admin/news/9',
    upload: {
      picker: async () => {
        await userEvent.click(await screen.findByRole('button', { name: 'Insert image' }));
        return screen.findByLabelText('Upload pictures');
      },
      call: 'POST /api/admin/upload-image',
    },
    answer: { message: 'ok', news: article },
    isKept: true,
  },
  attribute: {
    source: 'attributes/attribute-form.tsx',
    path: '/admin/attributes?category_id=1&edit=1',
    load: 'GET /api/admin/attributes',
    answers: {
      'GET /api/admin/attributes': { body: { attributes: [payload], general: [], problems: 0, counts: {} } },
      'GET /api/admin/attributes/names': { body: aPage([]) },
    },
    field: label(/^Label/),
    button: /^Update Attribute/,
    save: 'PUT /api/admin/attributes/1',
    answer: { message: 'ok', attribute: payload },
    isKept: true,
  },
  media: {
    source: 'media/media-dialog.tsx',
    path: '/admin/media?edit=7',
    load: 'GET /api/admin/media/7',
    answers: { 'GET /api/admin/media': rows([stored]), 'GET /api/admin/media/7': { body: { media: stored, uses: [] } } },
    field: label(/^Caption/),
    button: /^Save$/,
    save: 'PUT /api/admin/media/7',
    answer: { message: 'ok', media: stored },
  },
  redirect: {
    source: 'redirects/redirect-form.tsx',
    path: '/admin/redirects?edit=5',
    load: 'GET /api/admin/redirects/5',
    answers: {
      'GET /api/admin/redirects': rows([oldAddress]),
      'GET /api/admin/redirects/5': { body: { redirect: oldAddress } },
      'GET /api/admin/redirects/missing': { body: { data: [] } },
    },
    field: label(/^New address/),
    button: /^Update Redirect/,
    save: 'PUT /api/admin/redirects/5',
    answer: { message: 'ok', redirect: oldAddress },
  },
  note: {
    source: 'contacts/message-notes.tsx',
    path: '/admin/contacts?message=3',
    load: 'GET /api/admin/contacts/3',
    answers: messageAnswers,
    open: press('Edit note'),
    field: label(/^Note(?! for)/),
    button: /^Save changes/,
    save: 'PATCH /api/admin/contacts/3',
    answer: { message: 'ok', contact: message },
  },
  'new note': {
    source: 'contacts/message-handling.tsx',
    path: '/admin/contacts?message=3',
    answers: messageAnswers,
    field: label(/^Note for colleagues/),
    button: /^Save note/,
    save: 'POST /api/admin/contacts/3/notes',
    answer: { message: 'ok', contact: message },
  },
  schedule: {
    source: 'drafts/schedule-dialog.tsx',
    path: '/admin/pages?edit=4',
    answers: { 'GET /api/admin/pages': rows([{ ...shownPage, is_published: false }]), 'GET /api/admin/drafts/page/4': { body: draft } },
    open: press('Schedule'),
    field: label(/^Unpublish at/),
    button: /^Save schedule/,
    save: 'PUT /api/admin/drafts/page/4/schedule',
    answer: { message: 'ok', schedule: [] },
  },
  translation: {
    source: 'translations/use-translation-form.ts',
    path: '/admin/translations?language=de&edit=43',
    load: 'GET /api/admin/translations/page/4/de',
    answers: {
      'GET /api/admin/settings': languagesAnswer([english, german]),
      'GET /api/admin/translations': { body: { translations: aPage([]), counts: {} } },
      'GET /api/admin/translations/page/4/de': { body: { translation: aTranslation({}) } },
    },
    field: label(/^Title/),
    button: /^Publish translation/,
    save: 'PUT /api/admin/translations/page/4/de',
    answer: { translation: aTranslation({ version: 4 }) },
  },
};
