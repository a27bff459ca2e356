import { articleTexts } from '#contract/texts/en/article.ts';
import { articlesTexts } from '#contract/texts/en/articles.ts';
import { isMissing } from '#web/shared/lib/not-found.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { Spinner } from '#web/shared/ui/spinner.tsx';
import { NotFoundView } from '#web/site/features/not-found/not-found-view.tsx';
import { useTexts } from '#web/site/lib/language.ts';
import { useQuery } from '#web/site/query/use-query.ts';
import { ErrorState } from '#web/site/ui/empty-state.tsx';
import { Link } from '#web/site/ui/link.tsx';
import { SectionHead } from '#web/site/ui/section-head.tsx';
import { ArticleBody } from './article-body.tsx';
import { ArticleCard } from './article-card.tsx';
import { articleQuery } from './news.queries.ts';

/** Placeholder with the dimensions of an article. */
const ArticleSkeleton = () => {
  const say = useTexts(articleTexts);
  return (
    <div className="wrap art-wait">
      <h1 className="vh">{say('heading')}</h1>
      <p className="count mono" role="status">
        <Spinner /> {say('loading')}
      </p>
      <div aria-hidden="true">
        <div className="art-head pictured">
          <div className="art-title">
            <Skeleton width="9rem" height="1.5rem" />
            <Skeleton width="90%" height="3.25rem" />
            <Skeleton width="60%" height="3.25rem" />
            <Skeleton width="min(16rem, 100%)" height=".875rem" />
          </div>
          <div className="pic r169 sk" />
        </div>
      </div>
    </div>
  );
};

export const ArticleScreen = ({ slug }: { slug: string }) => {
  const say = useTexts(articleTexts);
  const sayOfAll = useTexts(articlesTexts);
  const { data, isError, refetch } = useQuery(articleQuery(slug));
  if (isMissing(data)) {
    return (
      <NotFoundView title={say('missing')} text={say('missingText')} isRemoved={data === 'removed'}>
        <Link className="btn btn-main" to={paths.news()}>
          {say('back')}
        </Link>
        <Link className="btn btn-line" to={paths.news({ type: 'knowledge' })}>
          {sayOfAll('knowledgeTitle')}
        </Link>
      </NotFoundView>
    );
  }
  if (!data && isError) {
    return (
      <div className="wrap section">
        <h1 className="vh">{say('heading')}</h1>
        <ErrorState title={say('failed')} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!data) return <ArticleSkeleton />;
  return (
    <>
      {/* keyed, so that the gallery state is reset for another article */}
      <ArticleBody key={data.article.id} article={data.article} />
      {data.related.length > 0 && (
        <section className="section related" aria-labelledby="related-articles">
          <div className="wrap">
            <SectionHead title={say('related')} id="related-articles" />
            <ul className="stories">
              {data.related.map((article) => (
                <ArticleCard key={article.id} article={article} />
              ))}
            </ul>
          </div>
        </section>
      )}
    </>
  );
};
