import { withOffset } from '#web/admin/lib/local-moment.ts';
import { readUser } from '#web/admin/lib/session.ts';
import { featuredImageRules } from '#web/admin/ui/files/file-rules.ts';
import { PictureField } from '#web/admin/ui/files/picture-field.tsx';
import { SelectField, SwitchField } from '#web/admin/ui/form/choice-field.tsx';
import { SlugField } from '#web/admin/ui/form/slug-field.tsx';
import { TextField } from '#web/admin/ui/form/text-field.tsx';
import type { Form } from '#web/admin/ui/form/use-form.ts';
import { type ArticleValues, isScheduled, typeChoices } from './article-values.ts';

/** What the chosen moment means for visitors. */
const momentHint = ({ is_published, published_at }: ArticleValues, timeZone: string): string => {
  if (isScheduled({ is_published, published_at: withOffset(published_at, timeZone) || null }, Date.now())) {
    return 'Scheduled: the article appears on the website at this moment.';
  }
  return is_published ? 'A later moment schedules the article.' : 'A draft stays hidden, whatever the date.';
};

interface Props {
  form: Form<ArticleValues>;
  isNew: boolean;
  /** In which the published date is typed. */
  timeZone: string;
}

/** The right side of the form: where, when and with which picture it appears. */
export const ArticlePublication = ({ form, isNew, timeZone }: Props) => {
  const signedIn = readUser().name;
  const picture = form.field('featured_image');
  return (
    <aside aria-label="Publication">
      <SelectField label="Type" isRequired options={typeChoices} {...form.field('type')} />
      <TextField
        label="Published date"
        type="datetime-local"
        className="num"
        hint={`Time in ${timeZone.replaceAll('_', ' ')}. ${momentHint(form.values, timeZone)}`}
        {...form.field('published_at')}
      />
      <div>
        <SwitchField label="Published" text="Drafts are seen only here" {...form.field('is_published')} />
        <SwitchField label="Featured" text="Opens the news page while it is among the latest articles" {...form.field('is_featured')} />
      </div>
      <PictureField
        label="Featured image"
        value={picture.value}
        rules={featuredImageRules}
        hint="Under 5MB, wide pictures work best (16:9)"
        error={picture.error}
        progress={form.progress}
        onChange={picture.onChange}
      />
      <TextField
        label="Author"
        maxLength={255}
        autoComplete="off"
        placeholder={isNew ? signedIn : undefined}
        hint={isNew ? 'Leave empty to name yourself.' : 'Shown with the article.'}
        {...form.field('author_name')}
      />
      <SlugField prefix="/news/" source="title" isNew={isNew} {...form.field('slug')} />
    </aside>
  );
};
