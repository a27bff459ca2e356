import type { NewsArticle } from '#contract/news.ts';
import { maxPictures } from '#contract/rules/uploads.ts';
import { RichTextField } from '#web/admin/features/rich-text/rich-text-field.tsx';
import { additionalImageRules } from '#web/admin/ui/files/file-rules.ts';
import { galleryError } from '#web/admin/ui/files/gallery.ts';
import { GalleryField } from '#web/admin/ui/files/gallery-field.tsx';
import { TextareaField, TextField } from '#web/admin/ui/form/text-field.tsx';
import type { Form } from '#web/admin/ui/form/use-form.ts';
import { paths } from '#web/shared/lib/paths.ts';
import type { ArticleValues } from './article-values.ts';

interface Props {
  form: Form<ArticleValues>;
  /** Null for a new one. */
  article: NewsArticle | null;
}

/** The left side of the form: what is read. */
export const ArticleText = ({ form, article }: Props) => {
  const images = form.field('images');
  return (
    <div>
      <TextField
        label="Title"
        isRequired
        maxLength={255}
        autoComplete="off"
        hint={article ? `Renaming keeps the address ${paths.article(article.slug)}` : undefined}
        {...form.field('title')}
      />
      <TextareaField
        label="Excerpt"
        rows={2}
        maxLength={2000}
        hint="Shown on cards, in search results and above the text."
        {...form.field('excerpt')}
      />
      <RichTextField label="Content" isRequired hasImages size="tall" {...form.field('content')} />
      <GalleryField
        label="Gallery"
        pictures={images.value}
        rules={additionalImageRules}
        max={maxPictures}
        hint="Below the text, each under 5MB, in the order visitors see. Drag to move, or use the arrows."
        error={galleryError(form.errors)}
        progress={form.progress}
        onChange={images.onChange}
      />
    </div>
  );
};
