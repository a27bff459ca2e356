// Main navigation for wide screens.

import { paths } from '#web/shared/lib/paths.ts';
import { Picture } from '#web/shared/ui/picture.tsx';
import type { MenuCategory } from '#web/site/features/categories/categories.queries.ts';
import { useLocation } from '#web/site/lib/navigation.ts';
import { Link, NavLink } from '#web/site/ui/link.tsx';
import { NavDropdown } from './nav-dropdown.tsx';

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

/** Number of products, hidden from screen readers, so that it is not part of the link's name. */
export const Count = ({ of }: { of: number }) => (
  <span className="n" aria-hidden="true">
    {of}
  </span>
);
