import { homepageTexts } from '#contract/texts/en/homepage.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { Drawing } from '#web/shared/ui/drawing.tsx';
import { Picture } from '#web/shared/ui/picture.tsx';
import { useTexts } from '#web/site/lib/language.ts';
import { MoreLink } from '#web/site/ui/more-link.tsx';
import { RichText } from '#web/site/ui/rich-text.tsx';
import { Statistics } from '#web/site/ui/statistics.tsx';

interface Props {
  title: string;
  /** Sanitised HTML. */
  text: string;
  statistics: { value: string; label: string }[];
  /** Stored path; without it a drawing is shown. */
  picture: string | undefined;
}

export const AboutSection = ({ title, text, statistics, picture }: Props) => {
  const say = useTexts(homepageTexts);
  return (
    <section className="section tone" aria-labelledby="about">
      <div className="wrap">
        <div className="split">
          <div className="stack">
            <h2 id="about">{title}</h2>
            <RichText html={text} className="lead" />
            <MoreLink to={paths.about} about={say('aboutUs')}>
              {say('learnMore')}
            </MoreLink>
          </div>
          {picture ? (
            <Picture src={picture} alt="" ratio="16/9" sizes="(min-width: 1280px) 720px, (min-width: 1024px) 56vw, 88vw" />
          ) : (
            <Drawing name="flange" className="drawn" />
          )}
        </div>
        {statistics.length > 0 && (
          <div className="after-split">
            <Statistics items={statistics} />
          </div>
        )}
      </div>
    </section>
  );
};
