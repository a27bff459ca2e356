import { contactLimits } from '#contract/rules/contacts.ts';
import { settingsQuery } from '#web/shared/features/settings/settings.queries.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { CompanyDetails } from '#web/site/features/contacts/company-details.tsx';
import { ContactForm } from '#web/site/features/contacts/contact-form.tsx';
import { FindUs } from '#web/site/features/contacts/find-us.tsx';
import { breadcrumbLd, type HeadOf } from '#web/site/lib/head.ts';
import { useSearchParams } from '#web/site/lib/navigation.ts';
import { useQuery } from '#web/site/query/use-query.ts';
import { SocialLinks } from '#web/site/shell/social-links.tsx';
import { PageHead } from '#web/site/ui/page-head.tsx';

const networks = ['facebook', 'twitter', 'linkedin', 'youtube', 'tiktok'] as const;
const lead = 'Get in touch with our team';

export const head: HeadOf = ({ settings, absolute }) => ({
  title: 'Contact Us',
  description: [lead, settings?.company_address, settings?.company_phone, settings?.company_email].filter(Boolean).join(' · '),
  jsonLd: [
    { '@type': 'ContactPage', name: 'Contact Us', url: absolute(paths.contact), about: { '@id': `${absolute('/')}#organization` } },
    breadcrumbLd(absolute, [
      ['Home', paths.home],
      ['Contact Us', paths.contact],
    ]),
  ],
});

export const Component = () => {
  const { data: settings } = useQuery(settingsQuery);
  const [query] = useSearchParams();
  const hasSocial = networks.some((network) => settings?.[`social_${network}`]);
  return (
    <>
      <PageHead title="Contact Us" lead={lead} picture={settings?.picture_contact} drawing="flange" />
      <section className="section">
        <div className="wrap contact">
          <div>
            <h2 id="send-message">Send us a Message</h2>
            <ContactForm subject={(query.get('subject') ?? '').slice(0, contactLimits.subject)} email={settings?.company_email} />
          </div>
          <div className="reach">
            <h2>Get in Touch</h2>
            <CompanyDetails settings={settings} />
            {hasSocial && (
              <div>
                <h3>Follow Us</h3>
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
