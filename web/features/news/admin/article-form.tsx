// The form of an article in the wide editor: the text on the left, what concerns its publication on the right.
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { NewsArticle } from '#contract/news.ts';
import { formatDate } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { explainSave, saveErrors } from '../../../lib/save-errors.ts';
import { AdminIcon } from '../../../ui/admin/admin-icon.tsx';
import { FormDialog } from '../../../ui/admin/form/form-dialog.tsx';
import { useForm } from '../../../ui/admin/form/use-form.ts';
import { SiteLinks } from '../../../ui/admin/site-links.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { reloadNews } from './admin-news.queries.ts';
import { ArticlePublication } from './article-publication.tsx';
import { isPublic } from './article-status.ts';
import { ArticleText } from './article-text.tsx';
import { checkArticle, formOf, valuesOf } from './article-values.ts';
import { createArticle, updateArticle } from './save-article.ts';

const ArticleFormPreview = lazy(async () => ({ default: (await import('./article-form-preview.tsx')).ArticleFormPreview }));

interface Props {
  /** Null for a new one. */
  article: NewsArticle | null;
  onClose: () => void;
}

export const ArticleForm = ({ article, onClose }: Props) => {
  const client = useQueryClient();
  const [isPreviewed, setIsPreviewed] = useState(false);
  const [initial] = useState(() => valuesOf(article, new Date()));
  const form = useForm({
    initial,
    check: checkArticle,
    save: (values, onProgress) => {
      const body = formOf(values, article);
      return article ? updateArticle(client, article.id, body, onProgress) : createArticle(client, body, onProgress);
    },
    explain: explainSave(saveErrors.article),
    onSaved: () => {
      toast.success(article ? 'Article updated successfully' : 'Article created successfully');
      reloadNews(client);
      onClose();
    },
  });
  return (
    <FormDialog
      title={article ? 'Edit Article' : 'Add New Article'}
      facts={article ? [paths.article(article.slug), `by ${article.author.name}`, `created ${formatDate(article.created_at)}`] : undefined}
      size="editor"
      form={form}
      action={article ? 'Update Article' : 'Create Article'}
      headActions={article && isPublic(article, Date.now()) && <SiteLinks path={paths.article(article.slug)} />}
      actions={
        <button type="button" className="btn btn-quiet btn-icon-s" aria-label="Preview" onClick={() => setIsPreviewed(true)}>
          <AdminIcon name="view" />
          <span aria-hidden="true">Preview</span>
        </button>
      }
      onClose={onClose}
    >
      <div className="ed-2">
        <ArticleText form={form} article={article} />
        <ArticlePublication form={form} />
      </div>
      {isPreviewed && (
        <Suspense>
          <ArticleFormPreview values={form.values} article={article} onClose={() => setIsPreviewed(false)} />
        </Suspense>
      )}
    </FormDialog>
  );
};
