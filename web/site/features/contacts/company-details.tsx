import type { PublicSettings } from '#contract/settings.ts';
import { telephoneUrl } from '#web/shared/lib/paths.ts';
import { RichText } from '#web/site/ui/rich-text.tsx';

interface Props {
  settings: PublicSettings | undefined;
}

/** Address, phone, fax, email and business hours; omits empty settings. */
export const CompanyDetails = ({ settings }: Props) => {
  const { company_address, company_phone, company_fax, company_email, business_hours } = settings ?? {};
  const rows = [
    { term: 'Address', value: company_address && <address>{company_address}</address> },
    { term: 'Phone', value: company_phone && <a href={telephoneUrl(company_phone)}>{company_phone}</a> },
    { term: 'Fax', value: company_fax },
    { term: 'Email', value: company_email && <a href={`mailto:${company_email}`}>{company_email}</a> },
    { term: 'Business Hours', value: business_hours && <RichText html={business_hours} className="hours" /> },
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
