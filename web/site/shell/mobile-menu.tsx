// Navigation for narrow screens, below the header.

import type { Menu } from '#contract/menus.ts';
import type { PublicSettings } from '#contract/settings.ts';
import { shellTexts } from '#contract/texts/en/shell.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import type { MenuCategory } from '#web/site/features/categories/categories.queries.ts';
import { useTexts } from '#web/site/lib/language.ts';
import { Link } from '#web/site/ui/link.tsx';
import { isPlainClick } from '#web/site/ui/plain-click.ts';
import { MenuLink } from './menu-link.tsx';
import { isGroup, keyOf, useIsCurrent } from './menus.ts';

interface Props {
  id: string;
  /** Bottom edge of the header, in pixels from the top of the window. */
  top: number;
  menu: Menu;
  categories: MenuCategory[];
  settings: PublicSettings | undefined;
  onLinkClick: () => void;
}

const ContactLinks = ({ settings }: { settings: PublicSettings | undefined }) => (
  <div className="end">
    {settings?.company_email && (
      <Link to={paths.contact}>
        <Icon name="mail" />
        {settings.company_email}
      </Link>
    )}
    {settings?.company_location && (
      <Link to={paths.contact}>
        <Icon name="pin" />
        {settings.company_location}
      </Link>
    )}
  </div>
);

const MobileItem = ({ item, categories }: { item: Menu[number]; categories: MenuCategory[] }) => {
  const isCurrent = useIsCurrent();
  if (!isGroup(item))
    return (
      <Link aria-current={isCurrent(item.url) ? 'page' : undefined} to={item.url}>
        {item.label}
      </Link>
    );
  return (
    <details>
      <summary>
        {item.label} <Icon name="down" />
      </summary>
      <ul>
        {item.items.map((one) => (
          <li key={keyOf(one)}>
            <MenuLink item={one} categories={categories} />
          </li>
        ))}
      </ul>
    </details>
  );
};

export const MobileMenu = ({ id, top, menu, categories, settings, onLinkClick }: Props) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: handles clicks that bubble from the links inside, including those by keyboard
  // biome-ignore lint/a11y/useKeyWithClickEvents: as above
  <div
    className="mobile dark"
    id={id}
    style={{ top }}
    onClick={(event) => {
      if (isPlainClick(event) && (event.target as Element).closest('a')) onLinkClick();
    }}
  >
    <div className="wrap">
      <nav aria-label={useTexts(shellTexts)('mobile')}>
        <ul>
          {menu.map((item) => (
            <li key={keyOf(item)}>
              <MobileItem item={item} categories={categories} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="act">
        <Link className="btn btn-main" to={paths.contact}>
          {useTexts(shellTexts)('quote')}
        </Link>
      </div>
      <ContactLinks settings={settings} />
    </div>
  </div>
);
