import type { PublicSettings } from '#contract/settings.ts';
import { EmailLink, PhoneLink } from '#web/site/ui/contact-links.tsx';
import { RichText } from '#web/site/ui/rich-text.tsx';

interface Props {
  settings: PublicSettings | undefined;
}

/** Address, phone, fax, email and business hours; omits empty settings. */
export const CompanyDetails = ({ settings }: Props) => {
  const { company_address, company_phone, company_phone_url = null, company_fax, company_email, business_hours } = settings ?? {};
  const rows = [
    { term: 'Address', value: company_address && <address>{company_address}</address> },
    { term: 'Phone', value: company_phone && <PhoneLink phone={company_phone} url={company_phone_url} /> },
    { term: 'Fax', value: company_fax && <PhoneLink phone={company_fax} url={null} /> },
    { term: 'Email', value: company_email && <EmailLink email={company_email} /> },
    { term: 'Business Hours', value: business_hours && <RichText html={business_hours} /> },
  ].filter(({ value }) => value);
  if (rows.length === 0) return <p className="lead">Please use the contact form.</p>;
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
