// Labels of the fields of revisions, as in the forms, and the way in which their values are compared.
import type { RevisionKind } from '#contract/rules/history.ts';

export type FieldType = 'text' | 'rich' | 'flag' | 'specifications' | 'picture' | 'pictures' | 'file' | 'category' | 'time' | 'setting';

const types: Record<string, FieldType> = {
  description: 'rich',
  short_description: 'rich',
  content: 'rich',
  short_content: 'rich',
  is_active: 'flag',
  is_featured: 'flag',
  is_published: 'flag',
  is_new: 'flag',
  is_popular: 'flag',
  specifications: 'specifications',
  main_image: 'picture',
  featured_image: 'picture',
  image: 'picture',
  images: 'pictures',
  brochure: 'file',
  category_id: 'category',
  published_at: 'time',
};

const names: Record<string, string> = {
  category_id: 'Category',
  is_active: 'Active',
  is_featured: 'Featured',
  is_published: 'Published',
  is_new: 'New',
  is_popular: 'Popular',
  published_at: 'Published date',
  main_image: 'Main image',
  featured_image: 'Featured image',
  image: 'Image',
  images: 'Pictures',
  slug: 'Slug',
  seo_title: 'SEO title',
  seo_description: 'SEO description',
};

export const typeOf = (kind: RevisionKind, field: string): FieldType => {
  if (kind === 'setting') return field === 'value' ? 'setting' : 'text';
  return types[field] ?? 'text';
};

export const fieldName = (field: string): string => {
  const text = names[field] ?? field.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};
