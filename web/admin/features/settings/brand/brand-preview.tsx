// A preview of the public site with the values of the form: its header, a card and its buttons, with colours computed as on the
// site.
import { completeCurrency, formatPrice } from '#contract/rules/price.ts';
import { storageUrl } from '#contract/rules/storage-address.ts';
import { themeProperties } from '#web/shared/theme/theme.ts';
import { LogoImage } from '#web/shared/ui/logo-image.tsx';
import type { BrandValues } from './brand-values.ts';

const sampleAmount = 184_500_000;

export const BrandPreview = ({ values, isSaved }: { values: BrandValues; isSaved: boolean }) => {
  const logo = storageUrl(values.company_logo);
  const { currency_code, currency_symbol, currency_locale } = values;
  return (
    <section className="panel brand-preview" aria-labelledby="brand-preview">
      <header className="panel-head">
        <h2 id="brand-preview">Preview</h2>
        <p>{isSaved ? 'As saved' : 'Not saved yet'}</p>
      </header>
      <div className="bp" style={themeProperties(values)} aria-hidden="true">
        <div className="bp-info">
          <span>{values.company_email}</span>
          <span>{values.company_location}</span>
        </div>
        <div className="bp-bar">
          {logo && <LogoImage src={logo} />}
          {!(logo && values.logo_has_name === 'true') && <b>{values.company_name.trim() || 'Company'}</b>}
          <span className="bp-here">PRODUCTS</span>
          <span className="bp-btn">GET QUOTE</span>
        </div>
        <div className="bp-hero">
          <i />
          <strong>{values.company_tagline || 'Your tagline'}</strong>
          <span className="bp-btn">Learn More</span>
        </div>
        <div className="bp-card">
          <small>
            Your category <em>NEW</em>
          </small>
          <b>Your product</b>
          <p>{values.company_description || 'A few words on the product.'}</p>
          <div>
            <span className="bp-price">
              {formatPrice(sampleAmount, completeCurrency({ currency_code, currency_symbol, currency_locale }))}
            </span>
            <span className="bp-link">View Details</span>
          </div>
        </div>
        <div className="bp-row">
          <span className="bp-btn">Request Quote</span>
          <span className="bp-btn bp-line">Download Brochure</span>
          <span className="bp-ok">Saved</span>
        </div>
        <div className="bp-foot">{values.footer_tagline || values.company_tagline}</div>
      </div>
    </section>
  );
};
