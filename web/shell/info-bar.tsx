import { Link } from 'react-router';
import type { PublicSettings } from '#contract/settings.ts';
import { paths } from '../lib/paths.ts';
import { Icon } from '../ui/icon.tsx';
import { SocialLinks } from './social-links.tsx';

const networks = ['twitter', 'youtube', 'linkedin', 'tiktok'] as const;

export const InfoBar = ({ settings }: { settings: PublicSettings | undefined }) => (
  <aside className="info dark" aria-label="Contact and social links">
    <div className="wrap">
      <ul>
        {settings?.company_email && (
          <li>
            <Link to={paths.contact}>
              <Icon name="mail" />
              {settings.company_email}
            </Link>
          </li>
        )}
        {settings?.company_location && (
          <li>
            <Link to={paths.contact}>
              <Icon name="pin" />
              {settings.company_location}
            </Link>
          </li>
        )}
      </ul>
      <SocialLinks settings={settings} networks={networks} />
    </div>
  </aside>
);
