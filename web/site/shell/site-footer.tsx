// Footer, styled as the title block of a technical drawing.

import { useState } from 'react';
import type { MenuGroup } from '#contract/menus.ts';
import { toMapAddress } from '#contract/rules/map-address.ts';
import type { PublicSettings } from '#contract/settings.ts';
import { shellTexts } from '#contract/texts/en/shell.ts';
import { settingsQuery } from '#web/shared/features/settings/settings.queries.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { useFormats } from '#web/site/lib/formats.ts';
import { useTexts, withElements } from '#web/site/lib/language.ts';
import { type Location, useLocation } from '#web/site/lib/navigation.ts';
import { useQuery } from '#web/site/query/use-query.ts';
import { EmailLink, PhoneLink } from '#web/site/ui/contact-links.tsx';
import { Link } from '#web/site/ui/link.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { Logo } from './logo.tsx';
import { isGroup, keyOf } from './menus.ts';
import { hasSocialLinks, SocialLinks } from './social-links.tsx';

interface LocationDialogProps {
  isOpen: boolean;
  onClose: () => void;
  mapsUrl: string | null | undefined;
  address: string | null | undefined;
}

const LocationDialog = ({ isOpen, onClose, mapsUrl, address }: LocationDialogProps) => {
  const say = useTexts(shellTexts);
  const url = toMapAddress(mapsUrl);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={say('location')} className="place">
      {url ? (
        <div className="pic r169">
          <iframe src={url} title={say('map')} loading="lazy" referrerPolicy="no-referrer-when-downgrade" allowFullScreen />
        </div>
      ) : (
        <p className="no-map">{say('noMap')}</p>
      )}
      {address && <p className="dlg-body">{address}</p>}
    </Dialog>
  );
};

const networks = ['facebook', 'twitter', 'linkedin', 'youtube', 'tiktok'] as const;

// at most as many groups as the rules of menus allow
const columnIds = ['quick-links', 'our-solutions', 'footer-links-3', 'footer-links-4'];

const Column = ({ id, group: { label, items } }: { id: string | undefined; group: MenuGroup }) => (
  <nav aria-labelledby={id}>
    <h2 id={id}>{label}</h2>
    <ul>
      {items.map((item) => (
        <li key={keyOf(item)}>
          <Link to={item.url}>{item.label}</Link>
        </li>
      ))}
    </ul>
  </nav>
);

interface FactsProps {
  settings: PublicSettings | undefined;
  onShowLocation: () => void;
}

const Facts = ({ settings, onShowLocation }: FactsProps) => {
  const say = useTexts(shellTexts);
  const { company_address: address, company_phone: phone, company_fax: fax, company_email: email } = settings ?? {};
  const facts = [
    [
      'address',
      address && (
        <>
          <span className="address">{address}</span>
          <button type="button" aria-haspopup="dialog" onClick={onShowLocation}>
            <Icon name="pin" />
            {say('location')}
          </button>
        </>
      ),
    ],
    ['phone', phone && <PhoneLink phone={phone} url={settings?.company_phone_url ?? null} />],
    ['fax', fax && <PhoneLink phone={fax} url={null} />],
    ['email', email && <EmailLink email={email} />],
  ] as const;
  const known = facts.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <dl className="facts">
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{say(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

export const SiteFooter = () => {
  const say = useTexts(shellTexts);
  const { data: settings } = useQuery(settingsQuery);
  const menu = settings?.menus?.footer ?? [];
  const formats = useFormats();
  const shown = useLocation();
  /** The page on which the map was opened; showing another page closes it. */
  const [mapOn, setMapOn] = useState<Location | null>(null);
  return (
    <>
      <footer className="footer dark">
        <div className="wrap">
          <div className="block">
            <div>
              <Logo settings={settings} isOnDark />
              {settings?.footer_tagline && <p className="tagline">{settings.footer_tagline}</p>}
              {settings?.company_description && <p className="about">{settings.company_description}</p>}
            </div>
            {menu.filter(isGroup).map((group, index) => (
              <Column key={columnIds[index]} id={columnIds[index]} group={group} />
            ))}
            {hasSocialLinks({ settings, networks }) && (
              <div>
                <h2>{say('follow')}</h2>
                <SocialLinks settings={settings} networks={networks} />
              </div>
            )}
          </div>
          <Facts settings={settings} onShowLocation={() => setMapOn(shown)} />
          <div className="legal">
            <span>
              {withElements(say('rights', { year: '{year}', company: '{company}' }), {
                year: formats.year(new Date().toISOString()),
                company: settings?.company_name || say('company'),
              })}
            </span>
            {menu.map((item) =>
              isGroup(item) ? null : (
                <Link key={keyOf(item)} to={item.url}>
                  {item.label}
                </Link>
              ),
            )}
            <button type="button" aria-haspopup="dialog" title={say('location')} onClick={() => setMapOn(shown)}>
              <Icon name="pin" />
              {say('siteMap')}
            </button>
            <LanguageMenu isList />
          </div>
        </div>
      </footer>
      <LocationDialog
        isOpen={mapOn === shown}
        onClose={() => setMapOn(null)}
        mapsUrl={settings?.maps_embed_url}
        address={settings?.company_address}
      />
    </>
  );
};
