import { useEffect, useId, useRef, useState } from 'react';
import type { PublicSettings } from '#contract/settings.ts';
import { shellTexts } from '#contract/texts/en/shell.ts';
import { settingsQuery } from '#web/shared/features/settings/settings.queries.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { fromDesktop } from '#web/shared/lib/widths.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { categoriesQuery } from '#web/site/features/categories/categories.queries.ts';
import { SiteSearch } from '#web/site/features/search/site-search.tsx';
import { useLanguage, useTexts } from '#web/site/lib/language.ts';
import { useLocation } from '#web/site/lib/navigation.ts';
import { useQuery } from '#web/site/query/use-query.ts';
import { Link } from '#web/site/ui/link.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { Logo } from './logo.tsx';
import { MainNav } from './main-nav.tsx';
import { plainMenu } from './menus.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { hasSocialLinks, SocialLinks } from './social-links.tsx';

const networks = ['twitter', 'youtube', 'linkedin', 'tiktok'] as const;

/** Info bar at the top; not rendered without content. Until the settings have loaded, an empty bar reserves the space. */
const InfoBar = ({ settings }: { settings: PublicSettings | undefined }) => {
  const say = useTexts(shellTexts);
  const { all } = useLanguage();
  const hasContact = settings?.company_email || settings?.company_location || hasSocialLinks({ settings, networks });
  return settings && !hasContact && all.length === 1 ? null : (
    <aside className="info dark" aria-label={say('info')}>
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
        <LanguageMenu />
      </div>
    </aside>
  );
};

/** Opens and closes the mobile menu below the header. */
const useMobileMenu = () => {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [menuTop, setMenuTop] = useState(0);
  const bar = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu
  useEffect(() => setIsMenuOpen(false), [key]);

  useEffect(() => {
    if (!isMenuOpen) return;
    document.documentElement.classList.add('menu-open');
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsMenuOpen(false);
      button.current?.focus();
    };
    const media = window.matchMedia(fromDesktop);
    const onWide = () => setIsMenuOpen(false);
    document.addEventListener('keydown', onKey);
    media.addEventListener('change', onWide);
    return () => {
      document.documentElement.classList.remove('menu-open');
      document.removeEventListener('keydown', onKey);
      media.removeEventListener('change', onWide);
    };
  }, [isMenuOpen]);

  const toggle = () => {
    setMenuTop(bar.current?.getBoundingClientRect().bottom ?? 0);
    setIsMenuOpen(!isMenuOpen);
  };
  return { bar, button, isMenuOpen, setIsMenuOpen, menuTop, toggle };
};

export const SiteHeader = () => {
  const { data: settings } = useQuery(settingsQuery);
  const { data: categories = [] } = useQuery(categoriesQuery);
  // an instance of the version before, which still runs during an update, sends no menus
  const say = useTexts(shellTexts);
  const menu = settings?.menus?.header ?? plainMenu(say);
  const { bar, button, isMenuOpen, setIsMenuOpen, menuTop, toggle } = useMobileMenu();
  const menuId = useId();
  return (
    <>
      <InfoBar settings={settings} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only observes when the focus leaves the header and its menu */}
      <header
        ref={bar}
        className={isMenuOpen ? 'bar dark open' : 'bar'}
        onBlur={(event) => {
          if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setIsMenuOpen(false);
        }}
      >
        <div className="wrap">
          <Logo settings={settings} isOnDark={isMenuOpen} />
          <MainNav menu={menu} categories={categories} button={say('quote')} />
          <SiteSearch onOpen={() => setIsMenuOpen(false)} />
          <Link className="btn btn-main btn-sm" to={paths.contact}>
            {say('quote')}
          </Link>
          <button
            ref={button}
            type="button"
            className="menu-btn"
            aria-label={say(isMenuOpen ? 'closeMenu' : 'openMenu')}
            aria-expanded={isMenuOpen}
            aria-controls={menuId}
            onClick={toggle}
          >
            <Icon name={isMenuOpen ? 'close' : 'menu'} />
          </button>
        </div>
        {isMenuOpen && (
          <MobileMenu
            id={menuId}
            top={menuTop}
            menu={menu}
            categories={categories}
            settings={settings}
            onLinkClick={() => setIsMenuOpen(false)}
          />
        )}
      </header>
    </>
  );
};
