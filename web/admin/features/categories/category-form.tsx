import type { AdminCategory } from '#contract/categories.ts';
import { textLengths } from '#contract/rules/text-lengths.ts';
import { RichTextField } from '#web/admin/features/rich-text/rich-text-field.tsx';
import { SitePicture } from '#web/admin/features/seo/seo-pictures.tsx';
import { SeoSection } from '#web/admin/features/seo/seo-section.tsx';
import { saveErrors } from '#web/admin/lib/save-errors.ts';
import { useRecordDialog } from '#web/admin/records/use-record-dialog.tsx';
import { categoryImageRules } from '#web/admin/ui/files/file-rules.ts';
import { PictureField } from '#web/admin/ui/files/picture-field.tsx';
import { CheckField, SwitchField } from '#web/admin/ui/form/choice-field.tsx';
import { FormDialog } from '#web/admin/ui/form/form-dialog.tsx';
import { SlugField } from '#web/admin/ui/form/slug-field.tsx';
import { NumberField, TextField } from '#web/admin/ui/form/text-field.tsx';
import { SiteLinks } from '#web/admin/ui/site-links.tsx';
import { paths } from '#web/shared/lib/paths.ts';
import { categories } from './admin-categories.queries.ts';
import { bodyOf, categoryLabels, checkCategory, countedProducts, valuesOf } from './category-values.ts';

interface Props {
  /** Null for a new one. */
  category: AdminCategory | null;
  onClose: () => void;
}

export const CategoryForm = ({ category, onClose }: Props) => {
  const { form, ...dialog } = useRecordDialog({
    records: categories,
    kind: 'category',
    record: category,
    read: valuesOf,
    check: checkCategory,
    create: (values, changed) => bodyOf(values, null, changed),
    update: bodyOf,
    errors: saveErrors.category,
    labels: categoryLabels,
    next: () => valuesOf(null),
    onClose,
  });
  const address = category && paths.products({ category: category.slug });
  return (
    <FormDialog
      {...dialog}
      facts={category ? [address, countedProducts(category.products_count)] : undefined}
      form={form}
      headActions={category?.is_active && address && <SiteLinks path={address} />}
    >
      <TextField label="Name" isRequired maxLength={textLengths.name} autoComplete="off" {...form.field('name')} />
      <SlugField prefix="?category=" source="name" isNew={category === null} {...form.field('slug')} />
      <RichTextField label="Description" size="small" {...form.field('description')} />
      <div className="grid-picture">
        <PictureField
          label="Image"
          rules={categoryImageRules}
          hint="PNG, JPG, GIF up to 2MB recommended, 5MB at most"
          progress={form.progress}
          {...form.field('image')}
        />
        <div className="stack">
          <NumberField label="Sort Order" isRequired min={1} hint="1 comes first in menus and lists." {...form.field('sort_order')} />
          <SwitchField label="Active" text="Its products are visible only while it is active" {...form.field('is_active')} />
          <fieldset className="field">
            <legend className="flabel">Labels</legend>
            <CheckField label="New" {...form.field('is_new')} />
            <CheckField label="Popular" {...form.field('is_popular')} />
          </fieldset>
        </div>
      </div>
      <SeoSection
        id="category-seo"
        title={form.field('seo_title')}
        description={form.field('seo_description')}
        name={form.values.name}
        texts={[form.values.description]}
        path={paths.products({ category: form.values.slug })}
        picture={<SitePicture />}
      />
    </FormDialog>
  );
};
