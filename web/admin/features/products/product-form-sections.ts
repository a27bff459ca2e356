import type { Section } from '#web/admin/ui/form/form-sections.tsx';
import type { ProductValues } from './product-values.ts';
import { countEntries } from './specifications/specification-draft.ts';

/** The editor's sections, in their order; ids as the sections themselves have them. */
export const productSections = ({ main_image, images, specifications }: ProductValues): Section[] => {
  const hasMain = main_image.file !== null || (main_image.path !== null && !main_image.isRemoved);
  return [
    { id: 'product-basics', label: 'Basics', fields: ['name', 'category_id', 'model', 'price', 'sort_order'] },
    {
      id: 'product-pictures',
      label: 'Pictures',
      fields: ['main_image', 'images', 'existing_images', 'image_order'],
      count: images.length + (hasMain ? 1 : 0),
    },
    { id: 'product-texts', label: 'Texts', fields: ['short_description', 'description'] },
    { id: 'product-specifications', label: 'Specifications', fields: ['specifications'], count: countEntries(specifications) },
    { id: 'product-brochure', label: 'Brochure', fields: ['brochure'] },
    { id: 'product-publishing', label: 'Publishing', fields: ['is_active', 'is_featured', 'slug'] },
  ];
};
