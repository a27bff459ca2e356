import type { PublicSettings } from '#contract/settings.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Link } from '#web/site/ui/link.tsx';
import { hasSocialLinks, SocialLinks } from './social-links.tsx';

const networks = ['twitter', 'youtube', 'linkedin', 'tiktok'] as const;

/** Info bar at the top; not rendered without content. Until the settings have loaded, an empty bar reserves the space. */
export const InfoBar = ({ settings }: { settings: PublicSettings | undefined }) =>
  settings && !settings.company_email && !settings.company_location && !hasSocialLinks({ settings, networks }) ? null : (
    <aside className="info dark" aria-label="Contact and social links">
      <div className="wrap">
        <ul>
          {settings?.company_email && (
            <li>
              <Link to={paths.contact}>
                <Icon name="mail" />
                <span>{settings.company_email}</span>
              </Link>
            </li>
          )}
          {settings?.company_location && (
            <li>
              <Link to={paths.contact}>
                <Icon name="pin" />
                <span>{settings.company_location}</span>
              </Link>
            </li>
          )}
        </ul>
        <SocialLinks settings={settings} networks={networks} />
      </div>
    </aside>
  );
