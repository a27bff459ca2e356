// The article as its page will show it. Loaded when it is asked for: it brings the site's own parts.
import type { NewsArticle } from '#contract/news.ts';
import { PreviewDialog } from '#web/admin/features/preview/preview-dialog.tsx';
import { ArticleBody } from '#web/site/features/news/article-body.tsx';

interface Props {
  /** With what the form holds; chosen pictures by the addresses of `useFileAddresses`. */
  article: NewsArticle;
  onClose: () => void;
}

export const ArticlePreview = ({ article, onClose }: Props) => (
  <PreviewDialog name={article.title} onClose={onClose}>
    <ArticleBody article={article} />
  </PreviewDialog>
);
