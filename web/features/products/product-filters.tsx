// The categories as links, so that each is an address of its own.
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';

interface Props {
  categories: readonly { name: string; slug: string; products_count: number }[];
  current: string | undefined;
  search: string | undefined;
}

export const ProductFilters = ({ categories, current, search }: Props) => {
  const row = useRef<HTMLUListElement>(null);
  // on a phone the pills are one scrolling row: the chosen one must be in it
  useEffect(() => {
    const pill = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !pill || pill.dataset.category !== (current ?? '')) return;
    row.current.scrollLeft = pill.offsetLeft - (row.current.clientWidth - pill.offsetWidth) / 2;
  }, [current]);

  const all = { name: 'All Products', slug: undefined, products_count: categories.reduce((sum, one) => sum + one.products_count, 0) };
  return (
    <nav aria-label="Product categories">
      <ul className="pills" ref={row}>
        {[all, ...categories].map(({ name, slug, products_count }) => (
          <li key={slug ?? ''}>
            <Link
              className="pill"
              to={paths.products({ category: slug, search })}
              aria-current={slug === current ? 'true' : undefined}
              data-category={slug ?? ''}
              preventScrollReset
            >
              {name}{' '}
              {categories.length > 0 && (
                <span className="n">
                  {products_count}
                  <span className="vh"> {products_count === 1 ? 'product' : 'products'}</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
