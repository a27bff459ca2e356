// Main navigation for wide screens.

import { type ReactNode, useId } from 'react';
import type { Menu } from '#contract/menus.ts';
import { shellTexts } from '#contract/texts/en/shell.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import type { MenuCategory } from '#web/site/features/categories/categories.queries.ts';
import { useTexts } from '#web/site/lib/language.ts';
import { Link } from '#web/site/ui/link.tsx';
import { isPlainClick } from '#web/site/ui/plain-click.ts';
import { MenuLink } from './menu-link.tsx';
import { isGroup, keyOf, useIsCurrent } from './menus.ts';
import { useDisclosure } from './use-disclosure.ts';

interface NavDropdownProps {
  label: string;
  /** The current page belongs to this menu. */
  isCurrent?: boolean;
  className?: string;
  /** Renders the links. The flag is false until the menu is opened for the first time, so that pictures load only then. */
  children: (wasOpened: boolean) => ReactNode;
}

export const NavDropdown = ({ label, isCurrent, className, children }: NavDropdownProps) => {
  const id = useId();
  const { isOpen, wasOpened, close, containerProps, buttonProps } = useDisclosure();
  return (
    <li {...containerProps}>
      <button {...buttonProps} aria-controls={id} data-current={isCurrent || undefined}>
        {label} <Icon name="down" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles clicks that bubble from the links inside, including those by keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div
        id={id}
        className={['drop', className, isOpen && 'open'].filter(Boolean).join(' ')}
        onClick={(event) => {
          if (isPlainClick(event) && (event.target as Element).closest('a')) close();
        }}
      >
        {children(wasOpened)}
      </div>
    </li>
  );
};

/** How many letters of the menu and of the button fit beside the logo on the narrowest desktop, and how many if they are set more tightly. */
const fitting = 67;
const fittingTightly = 79;

/** The space between two labels is as wide as four letters. */
const classOf = (menu: Menu, button: string) => {
  const length = menu.reduce((sum, { label }) => sum + label.length + 4, button.length);
  return length > fittingTightly ? 'nav rows' : length > fitting ? 'nav tight' : 'nav';
};

interface Props {
  menu: Menu;
  categories: MenuCategory[];
  /** Label of the button beside the menu. */
  button: string;
}

export const MainNav = ({ menu, categories, button }: Props) => {
  const isCurrent = useIsCurrent();
  return (
    <nav aria-label={useTexts(shellTexts)('main')}>
      <ul className={classOf(menu, button)}>
        {menu.map((item) => {
          const key = keyOf(item);
          if (!isGroup(item))
            return (
              <li key={key}>
                <Link aria-current={isCurrent(item.url) ? 'page' : undefined} to={item.url}>
                  {item.label}
                </Link>
              </li>
            );
          const { label, items } = item;
          const isWide = items.some(({ url, category_id }) => category_id || url === paths.products());
          return (
            <NavDropdown
              key={key}
              label={label}
              isCurrent={items.some(({ url }) => isCurrent(url))}
              className={isWide ? 'wide' : undefined}
            >
              {(wasOpened) => items.map((one) => <MenuLink key={keyOf(one)} item={one} categories={categories} hasPicture={wasOpened} />)}
            </NavDropdown>
          );
        })}
      </ul>
    </nav>
  );
};
