import type { About } from '#contract/about.ts';
import { filledStatistics, namedMembers } from '#contract/rules/placeholders.ts';
import { aboutTexts } from '#contract/texts/en/about.ts';
import { proseTexts } from '#contract/texts/en/prose.ts';
import { settingsQuery } from '#web/shared/features/settings/settings.queries.ts';
import { isMissing } from '#web/shared/lib/not-found.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { Picture } from '#web/shared/ui/picture.tsx';
import { LoadingSpinner } from '#web/shared/ui/spinner.tsx';
import { NotFoundView } from '#web/site/features/not-found/not-found-view.tsx';
import { useTexts } from '#web/site/lib/language.ts';
import { prepareProse, takeLeadPicture } from '#web/site/lib/prose-html.ts';
import { useQuery } from '#web/site/query/use-query.ts';
import { EmptyState, ErrorState } from '#web/site/ui/empty-state.tsx';
import { Link } from '#web/site/ui/link.tsx';
import { PageHead } from '#web/site/ui/page-head.tsx';
import { Prose } from '#web/site/ui/prose.tsx';
import { Statistics } from '#web/site/ui/statistics.tsx';
import { aboutQuery } from './about.queries.ts';
import { Team } from './team.tsx';

const asParagraph = (text: string | null | undefined): string =>
  text ? `<p>${text.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</p>` : '';

/** Text of the page; a picture at its beginning or end is placed beside it. */
const Introduction = ({ content, text_languages: languages }: Pick<About, 'content' | 'text_languages'>) => {
  const { html, picture } = takeLeadPicture(content);
  const sayProse = useTexts(proseTexts);
  return (
    <section className="section">
      <div className={picture ? 'wrap about-intro' : 'wrap'}>
        <Prose
          about={useTexts(aboutTexts)('title')}
          html={prepareProse(html, sayProse).html}
          className={picture ? 'prose intro' : 'prose intro alone'}
          lang={languages?.content}
        />
        {picture && (
          <Picture
            src={picture.src}
            alt={picture.alt}
            ratio="3/2"
            sizes="(min-width: 1280px) 700px, (min-width: 1024px) 56vw, 88vw"
            isUrgent
          />
        )}
      </div>
    </section>
  );
};

const Sections = ({ sections }: Pick<About, 'sections'>) => {
  const sayProse = useTexts(proseTexts);
  return (
    <div className="section">
      <div className="wrap">
        {sections.map(({ id, title, content }) => (
          <section className="about-sec" key={id}>
            <h2>{title}</h2>
            <Prose about={title} html={prepareProse(content, sayProse).html} className="prose large" />
          </section>
        ))}
      </div>
    </div>
  );
};

export const AboutScreen = () => {
  const say = useTexts(aboutTexts);
  const { data, isError, refetch } = useQuery(aboutQuery);
  const { data: settings } = useQuery(settingsQuery);
  if (isMissing(data)) {
    const isRemoved = data === 'removed';
    return (
      <NotFoundView title={say('missing')} text={say(isRemoved ? 'removedText' : 'missingText')} isRemoved={isRemoved}>
        <Link className="btn btn-main" to={paths.home}>
          {say('toHome')}
        </Link>
        <Link className="btn btn-line" to={paths.contact}>
          {say('contactUs')}
        </Link>
      </NotFoundView>
    );
  }
  const statistics = filledStatistics(settings?.statistics ?? []);
  const team = namedMembers(settings?.team_members ?? []);
  const introduction = data && (data.content || asParagraph(settings?.company_description));
  const isBare = data && !introduction && data.sections.length + statistics.length + team.length === 0;
  return (
    <>
      <PageHead title={say('title')} lead={settings?.company_tagline} picture={settings?.picture_about} drawing="flange" />
      {!data && isError && (
        <div className="wrap section">
          <ErrorState title={say('failed')} onRetry={() => void refetch()} />
        </div>
      )}
      {!data && !isError && <LoadingSpinner text={say('loading')} />}
      {introduction && <Introduction content={introduction} text_languages={data.text_languages} />}
      {isBare && (
        <div className="wrap section">
          <EmptyState title={say('empty')} text={say('emptyText')} drawing="shaft">
            <Link className="btn btn-main" to={paths.contact}>
              {say('contactUs')}
            </Link>
          </EmptyState>
        </div>
      )}
      {data && statistics.length > 0 && (
        <section className="section dark" aria-label={say('statistics')}>
          <div className="wrap">
            <Statistics items={statistics} />
          </div>
        </section>
      )}
      {data && data.sections.length > 0 && <Sections sections={data.sections} />}
      {data && team.length > 0 && <Team members={team} />}
    </>
  );
};
