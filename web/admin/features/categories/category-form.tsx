import type { AdminCategory } from '#contract/categories.ts';
import { RichTextField } from '#web/admin/features/rich-text/rich-text-field.tsx';
import { SitePicture } from '#web/admin/features/seo/seo-pictures.tsx';
import { SeoSection } from '#web/admin/features/seo/seo-section.tsx';
import { useRecordDialog } from '#web/admin/records/use-record-dialog.tsx';
import { categoryImageRules } from '#web/admin/ui/files/file-rules.ts';
import { PictureField } from '#web/admin/ui/files/picture-field.tsx';
import { CheckField, SwitchField } from '#web/admin/ui/form/choice-field.tsx';
import { FootButton, FormDialog } from '#web/admin/ui/form/form-dialog.tsx';
import { SlugField } from '#web/admin/ui/form/slug-field.tsx';
import { NumberField, TextField } from '#web/admin/ui/form/text-field.tsx';
import { askToDiscard } from '#web/admin/ui/form/unsaved-work.ts';
import { SiteLinks } from '#web/admin/ui/site-links.tsx';
import { paths } from '#web/shared/lib/paths.ts';
import { categories } from './categories.queries.ts';
import { categoryForm, countedProducts } from './category-values.ts';

interface Props {
  /** Null for a new one. */
  category: AdminCategory | null;
  /** Called if nothing is unsaved, or the user has discarded the changes. */
  onMerge: (category: AdminCategory) => void;
  onClose: () => void;
}

export const CategoryForm = ({ category: opened, onMerge, onClose }: Props) => {
  const {
    form,
    record: category,
    ...dialog
  } = useRecordDialog({
    ...categoryForm,
    records: categories,
    record: opened,
    next: () => categoryForm.read(null),
    onClose,
  });
  const address = category && paths.products({ category: category.slug });
  return (
    <FormDialog
      {...dialog}
      facts={category ? [address, countedProducts(category.products_count)] : undefined}
      form={form}
      actions={category && <FootButton icon="group" label="Merge into…" onClick={() => askToDiscard(form.work, () => onMerge(category))} />}
      headActions={category?.is_active && address && <SiteLinks path={address} />}
    >
      <TextField autoComplete="off" {...form.field('name')} />
      <SlugField prefix="?category=" source="name" isNew={category === null} {...form.field('slug')} />
      <RichTextField size="small" {...form.field('description')} />
      <div className="grid-picture">
        <PictureField
          rules={categoryImageRules}
          hint="PNG, JPG, GIF up to 2MB recommended, 5MB at most"
          progress={form.progress}
          {...form.field('image')}
        />
        <div className="stack">
          <NumberField hint="1 comes first in menus and lists." {...form.field('sort_order')} />
          <SwitchField text="Its products are visible only while it is active" {...form.field('is_active')} />
          <fieldset className="field">
            <legend className="flabel">Labels</legend>
            <CheckField {...form.field('is_new')} />
            <CheckField {...form.field('is_popular')} />
          </fieldset>
        </div>
      </div>
      <SeoSection kind="category" form={form} texts={[form.values.description]} picture={<SitePicture />} />
    </FormDialog>
  );
};
