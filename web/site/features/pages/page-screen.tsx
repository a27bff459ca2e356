import { pagesTexts } from '#contract/texts/en/pages.ts';
import { proseTexts } from '#contract/texts/en/prose.ts';
import { isMissing } from '#web/shared/lib/not-found.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { LoadingSpinner } from '#web/shared/ui/spinner.tsx';
import { NotFoundView } from '#web/site/features/not-found/not-found-view.tsx';
import { useTexts } from '#web/site/lib/language.ts';
import { prepareProse } from '#web/site/lib/prose-html.ts';
import { useQuery } from '#web/site/query/use-query.ts';
import { ContentsList } from '#web/site/ui/contents-list.tsx';
import { Link } from '#web/site/ui/link.tsx';
import { PageHead } from '#web/site/ui/page-head.tsx';
import { Prose } from '#web/site/ui/prose.tsx';
import { pageQuery } from './pages.queries.ts';

export const PageScreen = ({ slug }: { slug: string }) => {
  const say = useTexts(pagesTexts);
  const { data, isError, refetch } = useQuery(pageQuery(slug));
  const sayProse = useTexts(proseTexts);
  const toHome = (
    <Link className="btn btn-main" to={paths.home}>
      {say('toHome')}
    </Link>
  );
  if (isMissing(data)) {
    return (
      <NotFoundView title={say('missing')} text={say('missingText')} isRemoved={data === 'removed'}>
        {toHome}
        <Link className="btn btn-line" to={paths.contact}>
          {say('contactUs')}
        </Link>
      </NotFoundView>
    );
  }
  if (!data && isError) {
    return (
      <NotFoundView title={say('missing')} text={say('errorText')} label={say('error')}>
        {toHome}
        <button type="button" className="btn btn-line" onClick={() => void refetch()}>
          {say('retry')}
        </button>
      </NotFoundView>
    );
  }
  if (!data) return <LoadingSpinner text={say('loading')} />;
  const { title, text_languages: languages } = data;
  const { html, sections } = prepareProse(data.content, sayProse);
  return (
    <>
      <PageHead title={title} lang={languages?.title} />
      <div className="section">
        <div className="wrap text-page">
          <ContentsList title={say('contents')} sections={sections} lang={languages?.content} />
          <Prose html={html} about={title} lang={languages?.content} />
        </div>
      </div>
    </>
  );
};
