// Main navigation for wide screens.

import { type ReactNode, useId } from 'react';
import { paths } from '#web/shared/lib/paths.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Picture } from '#web/shared/ui/picture.tsx';
import type { MenuCategory } from '#web/site/features/categories/categories.queries.ts';
import { useLocation } from '#web/site/lib/navigation.ts';
import { Count } from '#web/site/ui/count.tsx';
import { Link, NavLink } from '#web/site/ui/link.tsx';
import { isPlainClick } from '#web/site/ui/plain-click.ts';
import { useDisclosure } from './use-disclosure.ts';

interface NavDropdownProps {
  label: string;
  /** The current page belongs to this menu. */
  isCurrent: boolean;
  className?: string;
  /** Renders the links. The flag is false until the menu is opened for the first time, so that pictures load only then. */
  children: (wasOpened: boolean) => ReactNode;
}

const NavDropdown = ({ label, isCurrent, className, children }: NavDropdownProps) => {
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

const isUnder = (pathname: string, place: string) => pathname === place || pathname.startsWith(`${place}/`);

export const MainNav = ({ categories }: { categories: MenuCategory[] }) => {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const current = (isCurrent: boolean) => (isCurrent ? ('page' as const) : undefined);
  const category = pathname === '/products' ? query.get('category') : undefined;
  const newsType = pathname === '/news' ? query.get('type') : undefined;
  return (
    <nav aria-label="Main">
      <ul className="nav">
        <li>
          <NavLink to={paths.home} end>
            HOME
          </NavLink>
        </li>
        <li>
          <NavLink to={paths.about}>ABOUT</NavLink>
        </li>
        <NavDropdown label="PRODUCTS" isCurrent={isUnder(pathname, '/products')} className="wide">
          {(wasOpened) => (
            <>
              <Link className="all" to={paths.products()} aria-current={current(category === null)}>
                All Products
                <Count of={categories.reduce((sum, { products_count }) => sum + products_count, 0)} />
              </Link>
              {categories.map(({ id, name, slug, image, products_count }) => (
                <Link key={id} to={paths.products({ category: slug })} aria-current={current(category === slug)}>
                  {wasOpened ? <Picture src={image} alt="" fallback="product" sizes="60px" /> : <span className="pic" />}
                  <span className="t">{name}</span>
                  <Count of={products_count} />
                </Link>
              ))}
            </>
          )}
        </NavDropdown>
        <NavDropdown label="NEWS" isCurrent={isUnder(pathname, '/news')}>
          {() => (
            <>
              <Link to={paths.news()} aria-current={current(newsType === null)}>
                Company News
              </Link>
              <Link to={paths.news({ type: 'knowledge' })} aria-current={current(newsType === 'knowledge')}>
                Knowledge Base
              </Link>
            </>
          )}
        </NavDropdown>
        <li>
          <NavLink to={paths.contact}>CONTACT</NavLink>
        </li>
      </ul>
    </nav>
  );
};
