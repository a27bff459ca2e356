// The two calls to action of the home page, with texts from the settings.

import { type SiteTexts, siteHeading, siteText } from '#contract/rules/site-texts.ts';
import { homepageTexts } from '#contract/texts/en/homepage.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { Drawing } from '#web/shared/ui/drawing.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Picture } from '#web/shared/ui/picture.tsx';
import { useTexts } from '#web/site/lib/language.ts';
import { Art } from '#web/site/ui/art.tsx';
import { Link } from '#web/site/ui/link.tsx';

interface PanelProps {
  /** Stored path. */
  picture: string | undefined;
  texts: SiteTexts | undefined;
}

export const ContactPanel = ({ picture, texts }: PanelProps) => {
  const say = useTexts(homepageTexts);
  const text = siteText(texts, 'home_contact_text', say('contactText'));
  return (
    <section className="wrap panel-row" aria-labelledby="contact-panel">
      <div className={picture ? 'panel dark' : 'panel dark plain'}>
        {picture ? (
          <Picture src={picture} alt="" ratio="free" sizes="(min-width: 1280px) 747px, (min-width: 1024px) 58vw, 100vw" />
        ) : (
          <Drawing name="motion" className="art" />
        )}
        <div className="stack">
          <h2 id="contact-panel">{siteHeading(texts, 'home_contact_title', say('contactTitle'))}</h2>
          {text && <p className="lead">{text}</p>}
          <Link className="btn btn-main" to={paths.contact}>
            {`${say('contactUs')} `}
            <Icon name="arrow" className="go" />
          </Link>
        </div>
      </div>
    </section>
  );
};

interface FinalCallProps {
  /** `tel:` link; without it there is no call button. */
  call: string | null | undefined;
  /** The company's picture for this place. */
  art: string | null | undefined;
  texts: SiteTexts | undefined;
}

export const FinalCall = ({ call, art, texts }: FinalCallProps) => {
  const say = useTexts(homepageTexts);
  return (
    <section className="band dark" aria-labelledby="final-call">
      <Art picture={art} drawing="shaft" className="art" isLazy />
      <div className="wrap">
        <div className="stack">
          <h2 id="final-call">{siteHeading(texts, 'home_final_title', say('finalTitle'))}</h2>
          {texts?.home_final_text && <p className="lead">{texts.home_final_text}</p>}
          <div className="row">
            <Link className="btn btn-main" to={paths.contact}>
              {`${say('getInTouch')} `}
              <Icon name="arrow" className="go" />
            </Link>
            {call && (
              <a className="btn btn-line" href={call}>
                <Icon name="phone" />
                {say('call')}
              </a>
            )}
          </div>
        </div>
      </div>
    </section>
  );
};
