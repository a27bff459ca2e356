// Logo image and name of the company. The last word of a short name is shown small below the others; a long name is shown in two small lines.

import { storageUrl } from '#contract/rules/storage-address.ts';
import type { PublicSettings } from '#contract/settings.ts';
import { shellTexts } from '#contract/texts/en/shell.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { LogoImage } from '#web/shared/ui/logo-image.tsx';
import { useTexts } from '#web/site/lib/language.ts';
import { Link } from '#web/site/ui/link.tsx';

interface Props {
  settings: PublicSettings | undefined;
  /** The ground is dark. */
  isOnDark?: boolean | undefined;
}

// in characters; longer names do not fit beside the navigation in one line
const longestInOneLine = 24;

const LogoName = ({ name }: { name: string }) => {
  if ([...name].length > longestInOneLine) return <span className="name long">{name}</span>;
  const at = name.lastIndexOf(' ');
  if (at < 0) return <span className="name">{name}</span>;
  return (
    <span className="name">
      {name.slice(0, at)} <span>{name.slice(at + 1)}</span>
    </span>
  );
};

/** The address of a logo in the size of the header. */
const scaled = (url: string): string => (url.startsWith('/storage/') ? `${url}?w=480` : url);

/** Logo image and name without a link. */
export const LogoMark = ({ settings, isOnDark = false }: Props) => {
  const say = useTexts(shellTexts);
  const picture = storageUrl((isOnDark && settings?.company_logo_dark) || settings?.company_logo);
  const name = settings?.company_name?.trim() || say('company');
  const text = <LogoName name={name} />;
  if (!picture) return text;
  const src = scaled(picture);
  if (settings?.logo_has_name === 'true') return <LogoImage className="whole" src={src} alt={name} height={44} fallback={text} />;
  return (
    <>
      <LogoImage src={src} width={36} height={36} />
      {text}
    </>
  );
};

/** Logo image and name, linked to the home page. */
export const Logo = ({ settings, isOnDark }: Props) => (
  <Link className="logo" to={paths.home}>
    <LogoMark settings={settings} isOnDark={isOnDark} />
  </Link>
);
