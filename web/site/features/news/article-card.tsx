import type { ReactNode } from 'react';
import type { NewsArticle } from '#contract/news.ts';
import { useFormats } from '#web/shared/lib/formats.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { Picture } from '#web/shared/ui/picture.tsx';
import { CardLink } from '#web/site/ui/more-link.tsx';

/** What a card shows of an article: lists keep no more of each row. */
export type ArticleSummary = Pick<
  NewsArticle,
  'id' | 'type' | 'title' | 'slug' | 'excerpt' | 'featured_image' | 'published_at' | 'is_featured'
> & {
  author: string;
  /** Why a search found it, where the other texts do not say. */
  passage?: string;
};

export const summariseArticle = ({
  id,
  type,
  title,
  slug,
  excerpt,
  featured_image,
  published_at,
  is_featured,
  author,
}: NewsArticle): ArticleSummary => ({
  id,
  type,
  title,
  slug,
  excerpt,
  featured_image,
  published_at,
  is_featured,
  author: author.name,
});

/** Type and date of an article. */
export const ArticleMeta = ({ article }: { article: Pick<ArticleSummary, 'type' | 'published_at'> }) => {
  const formats = useFormats();
  return (
    <div className="meta">
      <b className={article.type === 'knowledge' ? 'kb' : undefined}>{article.type === 'knowledge' ? 'Knowledge' : 'News'}</b>
      {article.published_at && <time dateTime={article.published_at}>{formats.date(article.published_at)}</time>}
    </div>
  );
};

/** The link of a card; its arrow is drawn, and there as a letter for those who copy or read the text. */
export const ReadMore = ({ article }: { article: Pick<ArticleSummary, 'slug' | 'title'> }) => (
  <CardLink to={paths.article(article.slug)} about={article.title}>
    Read More
    <span className="vh" aria-hidden="true">
      {' →'}
    </span>
  </CardLink>
);

const asItIs = (text: string): ReactNode => text;

interface Props {
  article: ArticleSummary;
  /** h2 where no heading stands over the cards. */
  heading?: 'h2' | 'h3';
  isUrgent?: boolean;
  /** The newest one opens the list in a row of its own. */
  isLead?: boolean;
  /** Draws a text with the words of a search marked. */
  mark?: (text: string) => ReactNode;
}

/** A cell of `<ul class="stories">`. */
export const ArticleCard = ({ article, heading: Heading = 'h3', isUrgent, isLead = false, mark = asItIs }: Props) => (
  <li className={isLead ? 'story first' : 'story'}>
    <Picture
      src={article.featured_image}
      alt=""
      ratio="3/2"
      fallback="news"
      sizes={
        isLead ? '(min-width: 1280px) 720px, (min-width: 768px) 56vw, 100vw' : '(min-width: 1024px) 400px, (min-width: 768px) 50vw, 100vw'
      }
      isUrgent={isUrgent}
    />
    <ArticleMeta article={article} />
    <Heading>{mark(article.title)}</Heading>
    {article.excerpt && <p className={isLead ? 'lead' : undefined}>{mark(article.excerpt)}</p>}
    {article.passage && <p className="passage">{mark(article.passage)}</p>}
    <div className="by">
      <span>By {article.author}</span>
      <ReadMore article={article} />
    </div>
  </li>
);
