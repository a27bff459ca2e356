import type { ReactNode } from 'react';
import type { NewsArticle } from '#contract/news.ts';
import { articlesTexts } from '#contract/texts/en/articles.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { Picture } from '#web/shared/ui/picture.tsx';
import { useFormats } from '#web/site/lib/formats.ts';
import { useTexts, withElements } from '#web/site/lib/language.ts';
import { CardLink } from '#web/site/ui/more-link.tsx';

/** The fields of an article that cards need. Lists cache only these. */
export type ArticleSummary = Pick<
  NewsArticle,
  'id' | 'type' | 'title' | 'slug' | 'excerpt' | 'featured_image' | 'published_at' | 'is_featured' | 'text_languages'
> & {
  author: string;
  /** Matching passage of a search if the other texts do not contain the match. */
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
  text_languages,
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
  text_languages,
  author: author.name,
});

/** Type and date of an article. */
export const ArticleMeta = ({ article }: { article: Pick<ArticleSummary, 'type' | 'published_at'> }) => {
  const say = useTexts(articlesTexts);
  const formats = useFormats();
  return (
    <div className="meta">
      <b className={article.type === 'knowledge' ? 'kb' : undefined}>{say(article.type)}</b>
      {article.published_at && <time dateTime={article.published_at}>{formats.date(article.published_at)}</time>}
    </div>
  );
};

/** Link of a card. The visible arrow is an icon; the hidden character is for copied text. */
export const ReadMore = ({ article }: { article: Pick<ArticleSummary, 'slug' | 'title'> }) => (
  <CardLink to={paths.article(article.slug)} about={article.title}>
    {useTexts(articlesTexts)('readMore')}
    <span className="vh" aria-hidden="true">
      {' →'}
    </span>
  </CardLink>
);

const unmarked = (text: string): ReactNode => text;

interface Props {
  article: ArticleSummary;
  /** h2 if the cards have no heading above them. */
  heading?: 'h2' | 'h3';
  isUrgent?: boolean;
  /** Lead article: takes the whole first row. */
  isLead?: boolean;
  /** Highlights search matches in a text. */
  mark?: (text: string) => ReactNode;
}

/** Item of `<ul class="stories">`. */
export const ArticleCard = ({ article, heading: Heading = 'h3', isUrgent, isLead = false, mark = unmarked }: Props) => (
  <li className={isLead ? 'story first' : 'story'}>
    <Picture
      src={article.featured_image}
      alt=""
      ratio="3/2"
      fallback="news"
      sizes={
        isLead ? '(min-width: 1280px) 720px, (min-width: 768px) 56vw, 88vw' : '(min-width: 1024px) 400px, (min-width: 768px) 50vw, 88vw'
      }
      isUrgent={isUrgent}
    />
    <ArticleMeta article={article} />
    <Heading lang={article.text_languages?.title}>{mark(article.title)}</Heading>
    {article.excerpt && (
      <p className={isLead ? 'lead' : undefined} lang={article.text_languages?.excerpt}>
        {mark(article.excerpt)}
      </p>
    )}
    {article.passage && <p className="passage">{mark(article.passage)}</p>}
    <div className="by">
      <span>{withElements(useTexts(articlesTexts)('by', { author: '{author}' }), { author: article.author })}</span>
      <ReadMore article={article} />
    </div>
  </li>
);
