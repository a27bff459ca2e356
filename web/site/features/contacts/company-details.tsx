import type { PublicSettings } from '#contract/settings.ts';
import { contactTexts } from '#contract/texts/en/contact.ts';
import { useTexts } from '#web/site/lib/language.ts';
import { EmailLink, PhoneLink } from '#web/site/ui/contact-links.tsx';
import { RichText } from '#web/site/ui/rich-text.tsx';

interface Props {
  settings: PublicSettings | undefined;
}

/** Address, phone, fax, email and business hours; omits empty settings. */
export const CompanyDetails = ({ settings }: Props) => {
  const say = useTexts(contactTexts);
  const { company_address, company_phone, company_phone_url = null, company_fax, company_email, business_hours } = settings ?? {};
  const rows = [
    { term: say('address'), value: company_address && <address>{company_address}</address> },
    { term: say('phone'), value: company_phone && <PhoneLink phone={company_phone} url={company_phone_url} /> },
    { term: say('fax'), value: company_fax && <PhoneLink phone={company_fax} url={null} /> },
    { term: say('email'), value: company_email && <EmailLink email={company_email} /> },
    { term: say('hours'), value: business_hours && <RichText html={business_hours} /> },
  ].filter(({ value }) => value);
  if (rows.length === 0) return <p className="lead">{say('noDetails')}</p>;
  return (
    <dl className="card-list">
      {rows.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
