import type { NewsArticle } from '#contract/news.ts';
import { formatDate } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { CardLink } from '../../ui/more-link.tsx';
import { Picture } from '../../ui/picture.tsx';

/** What a card shows of an article: lists keep no more of each row. */
export type ArticleSummary = Pick<NewsArticle, 'id' | 'type' | 'title' | 'slug' | 'excerpt' | 'featured_image' | 'published_at'> & {
  author: string;
};

export const summariseArticle = ({
  id,
  type,
  title,
  slug,
  excerpt,
  featured_image,
  published_at,
  author,
}: NewsArticle): ArticleSummary => ({
  id,
  type,
  title,
  slug,
  excerpt,
  featured_image,
  published_at,
  author: author.name,
});

/** Type and date of an article. */
export const ArticleMeta = ({ article }: { article: Pick<ArticleSummary, 'type' | 'published_at'> }) => (
  <div className="meta">
    <b className={article.type === 'knowledge' ? 'kb' : undefined}>{article.type === 'knowledge' ? 'Knowledge' : 'News'}</b>
    {article.published_at && <time dateTime={article.published_at}>{formatDate(article.published_at)}</time>}
  </div>
);

/** A cell of `<ul class="stories">`. */
export const ArticleCard = ({ article }: { article: ArticleSummary }) => (
  <li className="story">
    <Picture
      src={article.featured_image}
      alt=""
      ratio="3/2"
      fallback="news"
      sizes="(min-width: 1024px) 400px, (min-width: 768px) 50vw, 100vw"
    />
    <ArticleMeta article={article} />
    <h3>{article.title}</h3>
    {article.excerpt && <p>{article.excerpt}</p>}
    <div className="by">
      <span>By {article.author}</span>
      <CardLink to={paths.article(article.slug)} about={article.title}>
        Read More
      </CardLink>
    </div>
  </li>
);
