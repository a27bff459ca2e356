import type { AdminPage } from '#contract/pages.ts';
import type { PageTemplate } from '#contract/rules/choices.ts';
import { textLengths } from '#contract/rules/text-lengths.ts';
import { RichTextField } from '#web/admin/features/rich-text/rich-text-field.tsx';
import { SitePicture } from '#web/admin/features/seo/seo-pictures.tsx';
import { SeoSection } from '#web/admin/features/seo/seo-section.tsx';
import { saveErrors } from '#web/admin/lib/save-errors.ts';
import { useRecordDialog } from '#web/admin/records/use-record-dialog.tsx';
import { SelectField, SwitchField } from '#web/admin/ui/form/choice-field.tsx';
import { FormDialog } from '#web/admin/ui/form/form-dialog.tsx';
import { SlugField } from '#web/admin/ui/form/slug-field.tsx';
import { NumberField, TextField } from '#web/admin/ui/form/text-field.tsx';
import { SiteLinks } from '#web/admin/ui/site-links.tsx';
import { paths } from '#web/shared/lib/paths.ts';
import { pages } from './admin-pages.queries.ts';
import { changedPage, checkPage, newPage, pageLabels, valuesOf } from './page-values.ts';

// the template about is for the about page alone
const templates = [
  { value: 'default', label: 'default' },
  { value: 'contact', label: 'contact' },
] as const satisfies { value: PageTemplate; label: string }[];

interface Props {
  /** Null for a new one. */
  page: AdminPage | null;
  onClose: () => void;
}

export const PageForm = ({ page, onClose }: Props) => {
  const { form, ...dialog } = useRecordDialog({
    records: pages,
    kind: 'page',
    record: page,
    read: valuesOf,
    check: checkPage,
    create: newPage,
    update: changedPage,
    errors: saveErrors.page,
    labels: pageLabels,
    onClose,
  });
  const address = page && paths.page(page.slug);
  return (
    <FormDialog
      {...dialog}
      facts={[address]}
      size="editor"
      form={form}
      headActions={page?.is_published && address && <SiteLinks path={address} />}
    >
      <div className="ed-2">
        <div>
          <TextField
            label="Title"
            isRequired
            maxLength={textLengths.title}
            autoComplete="off"
            className="strong"
            {...form.field('title')}
          />
          <RichTextField label="Content" isRequired size="tall" {...form.field('content')} />
          <RichTextField label="Short content" size="small" {...form.field('short_content')} />
          <SeoSection
            id="page-seo"
            title={form.field('seo_title')}
            description={form.field('seo_description')}
            name={form.values.title}
            texts={[form.values.content]}
            path={paths.page(form.values.slug)}
            picture={<SitePicture />}
          />
        </div>
        <aside aria-label="Publishing">
          <SelectField label="Template" isRequired options={templates} {...form.field('template')} />
          <NumberField label="Sort Order" isRequired min={1} {...form.field('sort_order')} />
          <SwitchField label="Published" text="Visitors see published pages only" {...form.field('is_published')} />
          <SlugField prefix="/page/" source="title" isNew={page === null} {...form.field('slug')} />
        </aside>
      </div>
    </FormDialog>
  );
};
