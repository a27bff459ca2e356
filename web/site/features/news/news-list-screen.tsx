import { useRef } from 'react';
import { siteHeading } from '#contract/rules/site-texts.ts';
import { articlesTexts } from '#contract/texts/en/articles.ts';
import { newsListTexts } from '#contract/texts/en/news-list.ts';
import { searchNoticeTexts } from '#contract/texts/en/search-notice.ts';
import type { Say } from '#contract/texts/text.ts';
import { settingsQuery } from '#web/shared/features/settings/settings.queries.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { Spinner } from '#web/shared/ui/spinner.tsx';
import { SearchNotice, SearchNoticeStatus, searchNotice } from '#web/site/features/search/search-notice.tsx';
import type { SearchTerms } from '#web/site/lib/find-matches.ts';
import { useTexts } from '#web/site/lib/language.ts';
import { useSearchParams } from '#web/site/lib/navigation.ts';
import { useReducedMotion } from '#web/site/lib/use-reduced-motion.ts';
import { useQuery } from '#web/site/query/use-query.ts';
import { EmptyState, ErrorState, OutdatedNotice } from '#web/site/ui/empty-state.tsx';
import { Link } from '#web/site/ui/link.tsx';
import { markTerms } from '#web/site/ui/mark-terms.tsx';
import { PageHead } from '#web/site/ui/page-head.tsx';
import { Pagination } from '#web/site/ui/pagination.tsx';
import { ArticleCard, type ArticleSummary } from './article-card.tsx';
import { leadFirst } from './lead-article.ts';
import { newsListQuery } from './news-list.queries.ts';
import { NewsTools } from './news-tools.tsx';
import { type NewsView, newsTitles, readNewsView } from './news-view.ts';

type SayOfList = Say<(typeof newsListTexts)['texts']>;

const placeholders = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Six placeholders with the dimensions of article cards. */
const ArticleCardsSkeleton = () => (
  <ul className="stories" aria-hidden="true">
    {placeholders.map((name) => (
      <li className="story" key={name}>
        <div className="pic r32 sk" />
        <Skeleton width="55%" height=".8125rem" />
        <Skeleton width="90%" height="1.25rem" />
        <Skeleton height=".875rem" />
        <Skeleton width="70%" height=".875rem" />
        <div className="by">
          <Skeleton width="7rem" height=".875rem" />
        </div>
      </li>
    ))}
  </ul>
);

interface ArticlesProps {
  articles: ArticleSummary[];
  /** Shows a lead article: the newest featured one, or the newest. */
  hasLead: boolean;
  terms?: SearchTerms;
}

const firstRow = 3;

const Articles = ({ articles, hasLead, terms }: ArticlesProps) => (
  <ul className="stories">
    {(hasLead ? leadFirst(articles) : articles).map((article, index) => (
      <ArticleCard
        key={article.id}
        article={article}
        mark={markTerms(terms)}
        heading="h2"
        isLead={hasLead && index === 0}
        isUrgent={index < (hasLead ? 1 : firstRow)}
      />
    ))}
  </ul>
);

const NoArticles = ({ view, total }: { view: NewsView; total: number }) => {
  const say = useTexts(newsListTexts);
  const title = useTexts(articlesTexts)(newsTitles[view.type].title);
  return (
    <EmptyState title={say('none')} text={say('noneText')}>
      {(view.search || total > 0) && (
        <Link className="btn btn-line" to={paths.news({ type: view.type })}>
          {total > 0 ? say('toFirst') : say('showAll', { title })}
        </Link>
      )}
    </EmptyState>
  );
};

const countText = ({ total: count, current, last }: { total: number; current: number; last: number }, say: SayOfList) =>
  // page numbers have no separators
  last > 1 && current <= last ? say('foundOn', { count, page: `${current}`, last: `${last}` }) : say('found', { count });

export const NewsListScreen = () => {
  const say = useTexts(newsListTexts);
  const [query] = useSearchParams();
  const view = readNewsView(query);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(newsListQuery(view));
  const reducedMotion = useReducedMotion();
  const count = useRef<HTMLParagraphElement>(null);
  const isBusy = isFetching && (!data || isPlaceholderData);
  const { data: settings } = useQuery(settingsQuery);
  const sayNotice = useTexts(searchNoticeTexts);
  const notice = isBusy ? '' : searchNotice(view.search, data?.report, sayNotice);
  const { title, subtitle, defaultSubtitle, picture } = newsTitles[view.type];

  const toTop = () => {
    window.scrollTo({ top: 0, behavior: reducedMotion ? 'auto' : 'smooth' });
    // the next Tab moves into the new page, not past its end
    count.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <PageHead
        title={useTexts(articlesTexts)(title)}
        lead={siteHeading(settings, subtitle, say(defaultSubtitle))}
        picture={settings?.[picture]}
        drawing="motion"
      />
      <div className="wrap news-list">
        <NewsTools view={view} />
        <p className="count mono" role="status" tabIndex={-1} ref={count}>
          {isBusy ? (
            <>
              <Spinner /> <span>{say('loading')}</span>
            </>
          ) : (
            <>
              <SearchNoticeStatus text={notice} />
              {data && <span>{countText(data, say)}</span>}
            </>
          )}
        </p>
        <SearchNotice text={notice} />
        <div className={isBusy && data ? 'stale' : undefined} aria-busy={isBusy}>
          {data && isError && <OutdatedNotice title={say('failed')} onRetry={() => void refetch()} />}
          {!data && (isError ? <ErrorState title={say('failed')} onRetry={() => void refetch()} /> : <ArticleCardsSkeleton />)}
          {data?.articles.length === 0 && <NoArticles view={view} total={data.total} />}
          {data && data.articles.length > 0 && (
            <Articles articles={data.articles} hasLead={data.current === 1 && !view.search} terms={data.terms} />
          )}
        </div>
        {data && data.last > 1 && (
          <Pagination current={data.current} last={data.last} hrefOf={(page) => paths.news({ ...view, page })} onPick={toTop} keepsScroll />
        )}
      </div>
    </>
  );
};
