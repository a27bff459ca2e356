// The form of an article in the wide editor: text on the left, publication on the right.
import { useState } from 'react';
import type { AdminArticle } from '#contract/news.ts';
import { maxPictures } from '#contract/rules/uploads.ts';
import { RichTextField } from '#web/admin/features/rich-text/rich-text-field.tsx';
import { pictureNote, RecordPicture } from '#web/admin/features/seo/seo-pictures.tsx';
import { SeoSection } from '#web/admin/features/seo/seo-section.tsx';
import { withOffset } from '#web/admin/lib/local-date-time.ts';
import { readUser } from '#web/admin/lib/session.ts';
import { useRecordDialog } from '#web/admin/records/use-record-dialog.tsx';
import { additionalImageRules, featuredImageRules } from '#web/admin/ui/files/file-rules.ts';
import { galleryError } from '#web/admin/ui/files/gallery.ts';
import { GalleryField } from '#web/admin/ui/files/gallery-field.tsx';
import { PictureField } from '#web/admin/ui/files/picture-field.tsx';
import { SelectField, SwitchField } from '#web/admin/ui/form/choice-field.tsx';
import { FormDialog } from '#web/admin/ui/form/form-dialog.tsx';
import { SlugField } from '#web/admin/ui/form/slug-field.tsx';
import { TextareaField, TextField } from '#web/admin/ui/form/text-field.tsx';
import type { RecordForm } from '#web/admin/ui/form/use-form.ts';
import { SiteLinks } from '#web/admin/ui/site-links.tsx';
import { useFormats } from '#web/shared/lib/formats.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { type ArticleValues, articleForm, isPublic, isScheduled, typeChoices } from './article-values.ts';
import { articles } from './news.queries.ts';

interface TextProps {
  form: RecordForm<ArticleValues>;
  /** Null for a new one. */
  article: AdminArticle | null;
}

/** The left side of the form: the text. */
const ArticleText = ({ form, article }: TextProps) => {
  const isPublished = article !== null && isPublic(article, Date.now());
  return (
    <div>
      <TextField
        autoComplete="off"
        hint={article?.is_published ? `The address stays ${paths.article(article.slug)} when you change the title` : undefined}
        {...form.field('title')}
      />
      <TextareaField rows={2} hint="Shown on cards, in search results and above the text." {...form.field('excerpt')} />
      <RichTextField hasPictures size="tall" {...form.field('content')} />
      <GalleryField
        rules={additionalImageRules}
        max={maxPictures}
        hint="Below the text, each under 5MB, in the order visitors see. Drag to move, or use the arrows."
        progress={form.progress}
        {...form.field('images')}
        error={galleryError(form.errors)}
      />
      <SeoSection
        kind="article"
        form={form}
        texts={[form.values.excerpt, form.values.content]}
        picture={
          <RecordPicture
            value={form.values.featured_image}
            published={isPublished ? { kind: 'news', id: article.id, version: article.version } : null}
          />
        }
        pictureNote={pictureNote(isPublished)}
      />
    </div>
  );
};

/** Explains when visitors see the article. */
const publicationHint = ({ is_published, published_at }: ArticleValues, timeZone: string): string => {
  if (isScheduled({ is_published, published_at: withOffset(published_at, timeZone) || null }, Date.now())) {
    return 'Scheduled: the article appears on the website at this time.';
  }
  return is_published ? 'A later date schedules the article.' : 'A draft stays hidden until it is published, whatever the date.';
};

interface PublicationProps {
  form: RecordForm<ArticleValues>;
  isNew: boolean;
  /** The time zone in which the published date is entered. */
  timeZone: string;
}

/** The right side of the form: type, date, status and picture. */
const ArticlePublication = ({ form, isNew, timeZone }: PublicationProps) => {
  const signedIn = readUser().name;
  return (
    <aside aria-label="Publication">
      <SelectField options={typeChoices} {...form.field('type')} />
      <TextField
        type="datetime-local"
        className="num"
        hint={`Time in ${timeZone.replaceAll('_', ' ')}. ${publicationHint(form.values, timeZone)}`}
        {...form.field('published_at')}
      />
      <div>
        <SwitchField text="Drafts are seen only here" {...form.field('is_published')} />
        <SwitchField text="Shown large at the top of the news page while it is recent" {...form.field('is_featured')} />
      </div>
      <PictureField
        rules={featuredImageRules}
        hint="Under 5MB, wide pictures work best (16:9)"
        progress={form.progress}
        {...form.field('featured_image')}
      />
      <TextField
        autoComplete="off"
        placeholder={isNew ? signedIn : undefined}
        hint={isNew ? 'Leave empty to name yourself.' : 'Shown with the article.'}
        {...form.field('author_name')}
      />
      <SlugField prefix="/news/" source="title" isNew={isNew} {...form.field('slug')} />
    </aside>
  );
};

interface Props {
  /** Null for a new one. */
  article: AdminArticle | null;
  onClose: () => void;
  /** Called to duplicate the stored article. */
  onDuplicate?: () => void;
}

export const ArticleForm = ({ article: opened, onClose, onDuplicate }: Props) => {
  const formats = useFormats();
  // the time zone at the time the form was opened, so that the entered date keeps its meaning if the setting changes
  const [timeZone] = useState(formats.timeZone);
  const inZone = articleForm(timeZone);
  const {
    form,
    record: article,
    ...dialog
  } = useRecordDialog({
    ...inZone,
    records: articles,
    record: opened,
    next: ({ type, author_name }) => ({ ...inZone.read(null), type, author_name }),
    onClose,
    onDuplicate,
  });
  return (
    <FormDialog
      {...dialog}
      facts={
        article ? [paths.article(article.slug), `by ${article.author.name}`, `created ${formats.date(article.created_at)}`] : undefined
      }
      size="editor"
      form={form}
      headActions={article && isPublic(article, Date.now()) && <SiteLinks path={paths.article(article.slug)} />}
    >
      <div className="ed-2">
        <ArticleText form={form} article={article} />
        <ArticlePublication form={form} isNew={article === null} timeZone={timeZone} />
      </div>
    </FormDialog>
  );
};
