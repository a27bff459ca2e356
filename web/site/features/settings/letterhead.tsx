// Print header with the company's logo, address and contact details.

import { storageUrl } from '#contract/rules/storage-address.ts';
import { settingsQuery } from '#web/shared/features/settings/settings.queries.ts';
import { useQuery } from '#web/site/query/use-query.ts';

export const Letterhead = () => {
  const { data: settings } = useQuery(settingsQuery);
  if (!settings) return null;
  const logo = storageUrl(settings.company_logo);
  const ways = [settings.company_phone, settings.company_email].filter(Boolean);
  return (
    <div className="letterhead" aria-hidden="true">
      {logo && <img src={logo} alt="" width="120" height="40" loading="lazy" />}
      <div>
        <strong>{settings.company_name}</strong>
        <span>{settings.company_address}</span>
        <span>{ways.join(' · ')}</span>
      </div>
    </div>
  );
};
