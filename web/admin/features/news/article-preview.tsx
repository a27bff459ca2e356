// The values of the form as the article's page will show them. Loaded on demand: it contains parts of the site.
import type { NewsArticle } from '#contract/news.ts';
import { PreviewDialog } from '#web/admin/features/preview/preview-dialog.tsx';
import { useFileAddresses } from '#web/admin/features/preview/use-file-addresses.ts';
import { withOffset } from '#web/admin/lib/local-date-time.ts';
import { readUser } from '#web/admin/lib/session.ts';
import { ArticleBody } from '#web/site/features/news/article-body.tsx';
import type { ArticleValues } from './article-values.ts';

interface PreviewProps {
  /** With the values of the form; chosen pictures by the addresses of `useFileAddresses`. */
  article: NewsArticle;
  onClose: () => void;
}

export const ArticlePreview = ({ article, onClose }: PreviewProps) => (
  <PreviewDialog name={article.title} onClose={onClose}>
    <ArticleBody article={article} />
  </PreviewDialog>
);

interface Props {
  values: ArticleValues;
  /** What is stored. */
  article: NewsArticle | null;
  /** In which `published_at` was typed. */
  timeZone: string;
  onClose: () => void;
}

export const ArticleFormPreview = ({ values, article, timeZone, onClose }: Props) => {
  const { featured_image: featured, images } = values;
  const addressOf = useFileAddresses([featured, ...images]);

  const shown: NewsArticle = {
    id: article?.id ?? 0,
    type: values.type,
    title: values.title.trim() || 'Article without a title',
    slug: values.slug || 'preview',
    excerpt: values.excerpt.trim() || null,
    content: values.content,
    published_at: withOffset(values.published_at, timeZone) || null,
    is_featured: values.is_featured,
    is_published: values.is_published,
    featured_image: addressOf(featured),
    featured_image_url: null,
    images: images.flatMap((picture) => addressOf(picture) ?? []),
    author: { name: values.author_name.trim() || article?.author.name || readUser().name || 'Admin' },
    created_at: article?.created_at ?? '',
    updated_at: article?.updated_at ?? '',
  };
  return <ArticlePreview article={shown} onClose={onClose} />;
};
