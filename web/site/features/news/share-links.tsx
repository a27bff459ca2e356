import { articleTexts } from '#contract/texts/en/article.ts';
import { copyLinkTexts } from '#contract/texts/en/copy-link.ts';
import { copyLink } from '#web/shared/ui/copy-link.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { useTexts } from '#web/site/lib/language.ts';

interface Props {
  /** Absolute URL to share. */
  url: string;
  title: string;
}

const networks = [
  { icon: 'facebook', name: 'Facebook', address: (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${url}` },
  {
    icon: 'twitter',
    name: 'Twitter',
    address: (url: string, title: string) => `https://twitter.com/intent/tweet?url=${url}&text=${title}`,
  },
  { icon: 'linkedin', name: 'LinkedIn', address: (url: string) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
] as const;

export const ShareLinks = ({ url, title }: Props) => {
  const say = useTexts(articleTexts);
  const sayCopied = useTexts(copyLinkTexts);
  return (
    <ul className="share">
      {networks.map(({ icon, name, address }) => (
        <li key={icon}>
          <a
            href={address(encodeURIComponent(url), encodeURIComponent(title))}
            aria-label={say('shareOn', { network: name })}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name={icon} />
          </a>
        </li>
      ))}
      <li className="copy">
        <button type="button" aria-label={say('copyLink')} onClick={() => void copyLink(url, sayCopied)}>
          <Icon name="link" />
        </button>
      </li>
    </ul>
  );
};
