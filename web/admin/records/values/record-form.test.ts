import { expect, it } from 'vitest';
import { articles } from '#contract/records/articles.ts';
import { categories } from '#contract/records/categories.ts';
import { pages } from '#contract/records/pages.ts';
import { withChosen, withFile, withoutFile } from '#web/admin/ui/files/file-value.ts';
import { aCategory } from '#web/test/catalogue.ts';
import { recordForm } from './record-form.ts';

const pageForm = recordForm(pages, {});
const categoryForm = recordForm(categories, {});
const articleForm = recordForm(articles, { published_at: { read: (at) => at ?? '', write: (typed) => typed } });

const sent = (body: FormData) => Object.fromEntries([...body].map(([name, value]) => [name, value instanceof File ? value.name : value]));
const warranty = {
  title: 'Warranty',
  slug: 'warranty',
  content: '<p>Two years.</p>',
  short_content: null,
  template: 'contact' as const,
  sort_order: 3,
  is_published: false,
  seo_title: null,
  seo_description: null,
  version: 5,
};

it('begins a new record with the defaults of the definition (APAGE-09)', () => {
  const blank = { title: '', slug: '', content: '', short_content: '', seo_title: '', seo_description: '' };
  expect(pageForm.read(null)).toEqual({ ...blank, template: 'default', sort_order: '1', is_published: true });
  expect(articleForm.read(null)).toMatchObject({ type: 'news', author_name: '', images: [], featured_image: { path: null, file: null } });
});

it('checks required fields, the sort order and the slug with the texts of the server (APAGE-10, APAGE-11)', () => {
  const errors = { title: 'The title field is required.', content: 'The content field is required.' };
  expect(pageForm.check({ ...pageForm.read(warranty), title: ' ', content: '<p></p>' })).toEqual(expect.objectContaining(errors));
  expect(pageForm.check({ ...pageForm.read(warranty), sort_order: '0', slug: 'a b' })).toMatchObject({
    sort_order: 'Sort Order must be at least 1',
    slug: 'The slug may contain lower-case letters, digits and single hyphens.',
  });
  expect(Object.values(pageForm.check(pageForm.read(warranty))).filter(Boolean)).toEqual([]);
});

it('sends JSON with the changed fields and the version, and every field of a new record (CONF-04)', () => {
  const values = { ...pageForm.read(warranty), title: ' Guarantee ', slug: ' Warranty', sort_order: '7' };
  expect(pageForm.update(values, warranty, ['title', 'sort_order', 'slug'])).toEqual({
    title: 'Guarantee',
    sort_order: 7,
    slug: undefined,
    version: 5,
  });
  expect(pageForm.create({ ...values, slug: '' }, Object.keys(values))).toEqual({
    title: 'Guarantee',
    slug: undefined,
    content: '<p>Two years.</p>',
    short_content: '',
    template: 'contact',
    sort_order: 7,
    is_published: false,
    seo_title: '',
    seo_description: '',
  });
});

it('sends form data for a kind with files: a new file, a file of the media library, or the removal of the stored file (APIADM-08)', () => {
  const stored = aCategory({ id: 3, name: 'Robots', slug: 'robots', image: 'uploads/a.webp', version: 2 });
  const values = categoryForm.read(stored);
  const update = (image: typeof values.image) => sent(categoryForm.update({ ...values, image }, stored, ['image']));
  expect(update(withFile(values.image, new File(['x'], 'new.png', { type: 'image/png' })))).toEqual({ image: 'new.png', version: '2' });
  expect(update(withChosen(values.image, 'uploads/b.webp'))).toEqual({ image_path: 'uploads/b.webp', version: '2' });
  expect(update(withoutFile(values.image))).toEqual({ remove_image: '1', version: '2' });
});

it('edits a person by name', () => {
  const article = { ...articleForm.read(null), author_name: ' Mira ' };
  expect(sent(articleForm.create(article, ['author_name']))).toEqual({ author_name: 'Mira' });
  expect(articleForm.inputs.author_name).toMatchObject({ label: 'Author', isRequired: false, maxLength: 255 });
});
