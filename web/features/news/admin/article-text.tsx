import type { NewsArticle } from '#contract/news.ts';
import { maxPictures } from '#contract/rules/uploads.ts';
import { paths } from '../../../lib/paths.ts';
import { additionalImageRules } from '../../../ui/admin/files/file-rules.ts';
import { galleryError } from '../../../ui/admin/files/gallery.ts';
import { GalleryField } from '../../../ui/admin/files/gallery-field.tsx';
import { TextareaField, TextField } from '../../../ui/admin/form/text-field.tsx';
import type { Form } from '../../../ui/admin/form/use-form.ts';
import { RichTextField } from '../../rich-text/rich-text-field.tsx';
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
