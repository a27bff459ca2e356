// Latest articles: a short list with a large first article, then cards.
import { articlesTexts } from '#contract/texts/en/articles.ts';
import { homepageTexts } from '#contract/texts/en/homepage.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { Picture } from '#web/shared/ui/picture.tsx';
import { ArticleCard, ArticleMeta, type ArticleSummary } from '#web/site/features/news/article-card.tsx';
import { useTexts } from '#web/site/lib/language.ts';
import { CardLink, MoreLink } from '#web/site/ui/more-link.tsx';
import { SectionHead } from '#web/site/ui/section-head.tsx';

const listLength = 4;

const LeadStory = ({ article }: { article: ArticleSummary }) => (
  <li className="lead-story">
    <Picture
      src={article.featured_image}
      alt=""
      ratio="3/2"
      fallback="news"
      sizes="(min-width: 1280px) 720px, (min-width: 1024px) 58vw, 88vw"
    />
    <ArticleMeta article={article} />
    <h3 lang={article.text_languages?.title}>{article.title}</h3>
    {article.excerpt && (
      <p className="lead" lang={article.text_languages?.excerpt}>
        {article.excerpt}
      </p>
    )}
    <CardLink to={paths.article(article.slug)} about={article.title}>
      {useTexts(articlesTexts)('readMore')}
    </CardLink>
  </li>
);

const CompactStory = ({ article }: { article: ArticleSummary }) => (
  <li className="quiet">
    <div className="t">
      <ArticleMeta article={article} />
      <h3 lang={article.text_languages?.title}>{article.title}</h3>
      {article.excerpt && <p lang={article.text_languages?.excerpt}>{article.excerpt}</p>}
      <CardLink to={paths.article(article.slug)} about={article.title}>
        {useTexts(articlesTexts)('readMore')}
      </CardLink>
    </div>
    <Picture src={article.featured_image} alt="" ratio="3/2" fallback="news" sizes="(min-width: 768px) 160px, 96px" />
  </li>
);

export const LatestNews = ({ articles }: { articles: ArticleSummary[] }) => {
  const say = useTexts(homepageTexts);
  const [lead, ...others] = articles.slice(0, listLength);
  const cards = articles.slice(listLength);
  if (!lead) return null;
  return (
    <section className="section" aria-labelledby="latest-news">
      <div className="wrap">
        <SectionHead title={say('latestNews')} id="latest-news">
          <MoreLink to={paths.news()}>{say('viewAllNews')}</MoreLink>
        </SectionHead>
        <ul className="news-top">
          <LeadStory article={lead} />
          {others.map((article) => (
            <CompactStory key={article.id} article={article} />
          ))}
        </ul>
        {cards.length > 0 && (
          <section aria-label={say('moreNews')}>
            <ul className="stories after-list">
              {cards.map((article) => (
                <ArticleCard key={article.id} article={article} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </section>
  );
};
