import type { PublicSettings } from '#contract/settings.ts';
import { webUrl } from '#web/shared/lib/paths.ts';
import { Icon } from '#web/shared/ui/icon.tsx';

const names = { facebook: 'Facebook', twitter: 'Twitter', youtube: 'YouTube', linkedin: 'LinkedIn', tiktok: 'TikTok' } as const;
type SocialNetwork = keyof typeof names;

interface Props {
  settings: PublicSettings | undefined;
  /** Networks in display order; those without a URL are omitted. */
  networks: readonly SocialNetwork[];
  className?: string;
}

type Addresses = Pick<Props, 'settings' | 'networks'>;

const linksOf = ({ settings, networks }: Addresses) =>
  networks.flatMap((network) => {
    const url = webUrl(settings?.[`social_${network}`]);
    return url ? [{ network, url }] : [];
  });

/** True if at least one network has a valid URL. */
export const hasSocialLinks = (addresses: Addresses): boolean => linksOf(addresses).length > 0;

export const SocialLinks = ({ settings, networks, className = 'social' }: Props) => {
  const links = linksOf({ settings, networks });
  if (links.length === 0) return null;
  return (
    <ul className={className}>
      {links.map(({ network, url }) => (
        <li key={network}>
          <a href={url} aria-label={names[network]} target="_blank" rel="noopener noreferrer">
            <Icon name={network} />
          </a>
        </li>
      ))}
    </ul>
  );
};
