import type { NewsArticle } from '#contract/news.ts';
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx';
import { RowThumb } from '#web/admin/ui/list/row-thumb.tsx';
import { useRemoveArticle } from './admin-news.queries.ts';
import { typeLabels } from './news-toolbar.tsx';

interface Props {
  /** The article asked about, null while none is. */
  article: NewsArticle | null;
  onDeleted: (article: NewsArticle) => void;
  onCancel: () => void;
}

export const DeleteArticleDialog = ({ article, onDeleted, onCancel }: Props) => {
  const remove = useRemoveArticle();
  return (
    <ConfirmDialog
      isOpen={article !== null}
      title="Are you sure you want to delete this article?"
      thing={
        article && (
          <>
            <RowThumb src={article.featured_image} isWide />
            <div className="grow">
              <div className="truncate strong">{article.title}</div>
              <div className="hint">{[typeLabels[article.type], article.author.name].join(' · ')}</div>
            </div>
          </>
        )
      }
      consequence="Its page leaves the website, and its pictures go with it. This cannot be undone."
      action="Delete"
      isBusy={remove.isPending}
      busyText="Deleting..."
      onConfirm={() => {
        if (article) remove.mutate(article.id, { onSuccess: () => onDeleted(article) });
      }}
      onCancel={onCancel}
    />
  );
};
