import { contactLimits } from '#contract/rules/contacts.ts';
import { contactTexts } from '#contract/texts/en/contact.ts';
import { settingsQuery } from '#web/shared/features/settings/settings.queries.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { CompanyDetails } from '#web/site/features/contacts/company-details.tsx';
import { ContactForm } from '#web/site/features/contacts/contact-form.tsx';
import { FindUs } from '#web/site/features/contacts/find-us.tsx';
import type { HeadOf } from '#web/site/lib/head.ts';
import { useTexts } from '#web/site/lib/language.ts';
import { useSearchParams } from '#web/site/lib/navigation.ts';
import { useQuery } from '#web/site/query/use-query.ts';
import { SocialLinks } from '#web/site/shell/social-links.tsx';
import { PageHead } from '#web/site/ui/page-head.tsx';

const networks = ['facebook', 'twitter', 'linkedin', 'youtube', 'tiktok'] as const;

export const head: HeadOf = ({ settings, absolute, texts }) => {
  const say = texts(contactTexts);
  return {
    title: say('title'),
    description: [say('lead'), settings?.company_address, settings?.company_phone, settings?.company_email].filter(Boolean).join(' · '),
    jsonLd: [
      { '@type': 'ContactPage', name: say('title'), url: absolute(paths.contact), about: { '@id': `${absolute('/')}#organization` } },
    ],
    trail: [
      [say('home'), paths.home],
      [say('title'), paths.contact],
    ],
  };
};

export const Component = () => {
  const say = useTexts(contactTexts);
  const { data: settings } = useQuery(settingsQuery);
  const [query] = useSearchParams();
  const hasSocial = networks.some((network) => settings?.[`social_${network}`]);
  return (
    <>
      <PageHead title={say('title')} lead={say('lead')} picture={settings?.picture_contact} drawing="flange" />
      <section className="section">
        <div className="wrap contact">
          <div>
            <h2 id="send-message">{say('form')}</h2>
            <ContactForm subject={(query.get('subject') ?? '').slice(0, contactLimits.subject)} email={settings?.company_email} />
          </div>
          <div className="reach">
            <h2>{say('details')}</h2>
            <CompanyDetails settings={settings} />
            {hasSocial && (
              <div>
                <h3>{say('follow')}</h3>
                <SocialLinks settings={settings} networks={networks} className="light-social" />
              </div>
            )}
          </div>
        </div>
      </section>
      <FindUs settings={settings} />
    </>
  );
};
