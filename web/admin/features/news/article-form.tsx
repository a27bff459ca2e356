// The form of an article in the wide editor: the text on the left, what concerns its publication on the right.
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { AdminArticle } from '#contract/news.ts';
import { explainSave, saveErrors } from '#web/admin/lib/save-errors.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { FormDialog } from '#web/admin/ui/form/form-dialog.tsx';
import { useRecordForm } from '#web/admin/ui/form/use-record-form.ts';
import { SiteLinks } from '#web/admin/ui/site-links.tsx';
import { useFormats } from '#web/shared/lib/formats.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { articles } from './admin-news.queries.ts';
import { ArticlePublication } from './article-publication.tsx';
import { ArticleText } from './article-text.tsx';
import { articleLabels, checkArticle, formOf, isPublic, valuesOf } from './article-values.ts';

const ArticleFormPreview = lazy(async () => ({ default: (await import('./article-form-preview.tsx')).ArticleFormPreview }));

interface Props {
  /** Null for a new one. */
  article: AdminArticle | null;
  onClose: () => void;
}

export const ArticleForm = ({ article, onClose }: Props) => {
  const client = useQueryClient();
  const [isPreviewed, setIsPreviewed] = useState(false);
  const formats = useFormats();
  // the zone in which the form was opened: what is typed keeps its meaning when the setting changes meanwhile
  const [timeZone] = useState(formats.timeZone);
  const form = useRecordForm({
    record: article,
    read: (record: AdminArticle | null) => valuesOf(record, new Date(), timeZone),
    check: checkArticle,
    save: async (values, { record, changed, onProgress }) => {
      const body = formOf(values, { stored: record, changed, timeZone });
      return record ? articles.update(client, record.id, body, onProgress) : articles.create(client, body, onProgress);
    },
    reload: async () => (article ? client.fetchQuery(articles.one(article.id)) : null),
    explain: explainSave(saveErrors.article),
    labels: articleLabels,
    onSaved: (_saved, { type, author_name }, intent) => {
      toast.success(article ? 'Article updated successfully' : 'Article created successfully');
      articles.reload(client);
      if (intent === 'another') form.restart({ ...valuesOf(null, new Date(), timeZone), type, author_name });
      else onClose();
    },
  });
  return (
    <FormDialog
      title={article ? 'Edit Article' : 'Add New Article'}
      facts={
        article ? [paths.article(article.slug), `by ${article.author.name}`, `created ${formats.date(article.created_at)}`] : undefined
      }
      size="editor"
      form={form}
      action={article ? 'Update Article' : 'Create Article'}
      canAddAnother={article === null}
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
        <ArticlePublication form={form} isNew={article === null} timeZone={timeZone} />
      </div>
      {isPreviewed && (
        <Suspense>
          <ArticleFormPreview values={form.values} article={article} timeZone={timeZone} onClose={() => setIsPreviewed(false)} />
        </Suspense>
      )}
    </FormDialog>
  );
};
