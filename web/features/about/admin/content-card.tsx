import { useQueryClient } from '@tanstack/react-query';
import type { AdminPage } from '#contract/pages.ts';
import { explainSave, saveErrors } from '../../../lib/save-errors.ts';
import { TextareaField } from '../../../ui/admin/form/text-field.tsx';
import { useForm } from '../../../ui/admin/form/use-form.ts';
import { toast } from '../../../ui/toast-store.ts';
import { RichTextField } from '../../rich-text/rich-text-field.tsx';
import { saveAboutPage } from './about-settings.queries.ts';
import { linesOf, paragraphsOf } from './plain-lines.ts';
import { SettingsCard } from './settings-card.tsx';

interface Props {
  page: AdminPage | null;
  guard: (hasChanges: () => boolean) => () => void;
}

export const ContentCard = ({ page, guard }: Props) => {
  const client = useQueryClient();
  const form = useForm({
    initial: { short_content: linesOf(page?.short_content ?? null), content: page?.content ?? '' },
    check: ({ content }) => ({ content: content === '' ? 'The content field is required.' : undefined }),
    save: ({ short_content, content }) => {
      // formatting that the plain box cannot show stays as long as the words do
      const isSame = page !== null && short_content === linesOf(page.short_content);
      return saveAboutPage(client, page, { content, short_content: isSame ? (page.short_content ?? '') : paragraphsOf(short_content) });
    },
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
      guard={guard}
    >
      <TextareaField
        label="Short Content"
        hint="For the home page. Each line becomes a paragraph."
        rows={4}
        maxLength={5000}
        {...form.field('short_content')}
      />
      <RichTextField
        label="Full Content"
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
