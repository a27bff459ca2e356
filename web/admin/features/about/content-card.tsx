import { useQueryClient } from '@tanstack/react-query';
import type { AdminPage } from '#contract/pages.ts';
import { textLengths } from '#contract/rules/text-lengths.ts';
import { RichTextField } from '#web/admin/features/rich-text/rich-text-field.tsx';
import { pickFields } from '#web/admin/lib/pick-fields.ts';
import { explainSave, saveErrors } from '#web/admin/lib/save-errors.ts';
import { useSettingsForm } from '#web/admin/records/use-settings-form.ts';
import { SwitchField } from '#web/admin/ui/form/choice-field.tsx';
import { TextareaField, TextField } from '#web/admin/ui/form/text-field.tsx';
import { toast } from '#web/shared/ui/toast-store.ts';
import { aboutPageQuery, createAboutPage, updateAboutPage } from './about.queries.ts';
import { SettingsCard } from './settings-card.tsx';
import { linesOf, paragraphsOf } from './text-paragraphs.ts';

interface Props {
  page: AdminPage | null;
}

const readForm = (page: AdminPage | null) => ({
  title: page?.title ?? 'About Us',
  is_published: page?.is_published ?? true,
  short_content: linesOf(page?.short_content ?? null),
  content: page?.content ?? '',
});

export const ContentCard = ({ page }: Props) => {
  const client = useQueryClient();
  const form = useSettingsForm({
    record: page,
    read: readForm,
    check: ({ title, content }) => ({
      title: title.trim() === '' ? 'The title field is required.' : undefined,
      content: content === '' ? 'The content field is required.' : undefined,
    }),
    save: (values, { record, changed }) => {
      const texts = { ...values, title: values.title.trim(), short_content: paragraphsOf(values.short_content) };
      if (!record) return createAboutPage(client, texts);
      // only changed fields are sent: an unchanged text keeps formatting that the plain text field cannot show
      return updateAboutPage(client, record, pickFields(texts, changed));
    },
    reload: () => client.fetchQuery(aboutPageQuery),
    labels: { title: 'Title', is_published: 'Published', short_content: 'Short Content', content: 'Full Content' },
    explain: explainSave(saveErrors.about),
    onSaved: () => toast.success('About page content saved successfully'),
  });
  const content = form.field('content');
  return (
    <SettingsCard
      title="About Page Content"
      text="The short text introduces the company on the home page. The full text is the About page itself."
      form={form}
      action="Save About Content"
    >
      <div className="grid-2">
        <TextField label="Title" isRequired maxLength={textLengths.title} autoComplete="off" {...form.field('title')} />
        <SwitchField label="Published" text="Without it visitors find no About page" {...form.field('is_published')} />
      </div>
      <TextareaField
        label="Short Content"
        hint="For the home page. Each line becomes a paragraph."
        rows={4}
        maxLength={5000}
        {...form.field('short_content')}
      />
      <RichTextField
        label="Full Content"
        hasPictures
        hint="For the About page."
        isRequired
        size="medium"
        value={content.value}
        error={content.error}
        onChange={content.onChange}
      />
    </SettingsCard>
  );
};
