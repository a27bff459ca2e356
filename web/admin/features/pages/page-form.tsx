import type { AdminPage } from '#contract/pages.ts';
import type { PageTemplate } from '#contract/rules/choices.ts';
import { RichTextField } from '#web/admin/features/rich-text/rich-text-field.tsx';
import { SitePicture } from '#web/admin/features/seo/seo-pictures.tsx';
import { SeoSection } from '#web/admin/features/seo/seo-section.tsx';
import { useRecordDialog } from '#web/admin/records/use-record-dialog.tsx';
import { SelectField, SwitchField } from '#web/admin/ui/form/choice-field.tsx';
import { FormDialog } from '#web/admin/ui/form/form-dialog.tsx';
import { SlugField } from '#web/admin/ui/form/slug-field.tsx';
import { NumberField, TextField } from '#web/admin/ui/form/text-field.tsx';
import { SiteLinks } from '#web/admin/ui/site-links.tsx';
import { paths } from '#web/shared/lib/paths.ts';
import { pageForm } from './page-values.ts';
import { pages } from './pages.queries.ts';

// the template about is only for the about page
const templates = [
  { value: 'default', label: 'default' },
  { value: 'contact', label: 'contact' },
] as const satisfies { value: PageTemplate; label: string }[];

interface Props {
  /** Null for a new one. */
  page: AdminPage | null;
  onClose: () => void;
  /** Called to duplicate the stored page. */
  onDuplicate?: () => void;
}

export const PageForm = ({ page: opened, onClose, onDuplicate }: Props) => {
  const { form, record: page, ...dialog } = useRecordDialog({ ...pageForm, records: pages, record: opened, onClose, onDuplicate });
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
          <TextField autoComplete="off" className="strong" {...form.field('title')} />
          <RichTextField hasPictures size="tall" {...form.field('content')} />
          <RichTextField size="small" {...form.field('short_content')} />
          <SeoSection kind="page" form={form} texts={[form.values.content]} picture={<SitePicture />} />
        </div>
        <aside aria-label="Publishing">
          <SelectField options={templates} {...form.field('template')} />
          <NumberField {...form.field('sort_order')} />
          <SwitchField text="Visitors see published pages only" {...form.field('is_published')} />
          <SlugField prefix="/page/" source="title" isNew={page === null} {...form.field('slug')} />
        </aside>
      </div>
    </FormDialog>
  );
};
