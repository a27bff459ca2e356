// The two invitations to get in touch.
import { Link } from 'react-router';
import { paths, telephoneUrl } from '../../lib/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';

/** @param picture stored path */
export const ContactPanel = ({ picture }: { picture: string | undefined }) => (
  <section className="wrap panel-row" aria-labelledby="contact-panel">
    <div className={picture ? 'panel dark' : 'panel dark plain'}>
      {picture && <Picture src={picture} alt="" ratio="free" sizes="(min-width: 1280px) 747px, (min-width: 1024px) 58vw, 100vw" />}
      <div className="stack">
        <h2 id="contact-panel">Send us the drawing of your hall.</h2>
        <p className="lead">Our engineers answer with a layout, a cycle time and a price.</p>
        <Link className="btn btn-main" to={paths.contact}>
          Contact Us <Icon name="arrow" className="go" />
        </Link>
      </div>
    </div>
  </section>
);

/** @param phone as people write it; without it there is nothing to call */
export const FinalCall = ({ phone }: { phone: string | null | undefined }) => (
  <section className="band dark" aria-labelledby="final-call">
    <img className="art" src="/images/line/arm-dark.svg" alt="" width="1200" height="900" loading="lazy" />
    <div className="wrap">
      <div className="stack">
        <h2 id="final-call">Tell us what your line has to make.</h2>
        <p className="lead">An engineer answers, not a call centre.</p>
        <div className="row">
          <Link className="btn btn-main" to={paths.contact}>
            Get In Touch <Icon name="arrow" className="go" />
          </Link>
          {phone && (
            <a className="btn btn-line" href={telephoneUrl(phone)}>
              <Icon name="phone" />
              Call Now
            </a>
          )}
        </div>
      </div>
    </div>
  </section>
);
