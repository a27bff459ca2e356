// Category filter. The categories are links, so that each has its own URL.
import { useEffect, useRef, useState } from 'react';
import { productListTexts } from '#contract/texts/en/product-list.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { useTexts, withElements } from '#web/site/lib/language.ts';
import { Count } from '#web/site/ui/count.tsx';
import { Link } from '#web/site/ui/link.tsx';
import { usePillRows } from './use-pill-rows.ts';

const words = { count: '{count}', categories: '{categories}' };

interface Props {
  categories: readonly { id: number; name: string; slug: string }[];
  /** Number of matching products by category id; null until it is known. */
  counts: Readonly<Record<string, number>> | null;
  current: string | undefined;
  search: string | undefined;
}

export const ProductFilters = ({ categories, counts, current, search }: Props) => {
  const say = useTexts(productListTexts);
  const row = useRef<HTMLUListElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // on phones the pills are one scrolling row: scroll the selected one into view
  useEffect(() => {
    const pill = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !pill || pill.dataset.category !== (current ?? '')) return;
    row.current.scrollLeft = pill.offsetLeft - (row.current.clientWidth - pill.offsetWidth) / 2;
  }, [current]);

  const sum = counts && categories.reduce((total, { id }) => total + (counts[id] ?? 0), 0);
  const pills = [
    { name: say('all'), slug: undefined, count: sum },
    ...categories.map(({ id, name, slug }) => ({ name, slug, count: counts && (counts[id] ?? 0) })),
  ];
  const drawn = usePillRows(
    row,
    pills.findIndex(({ slug }) => slug === current),
    JSON.stringify([pills, isOpen]),
  );
  const folded = drawn?.filter((isDrawn) => !isDrawn).length ?? 0;
  return (
    <nav aria-label={say('categories')}>
      <ul className="pills" ref={row} data-measured={drawn !== null || undefined}>
        {pills.map(({ name, slug, count }, index) => (
          <li key={slug ?? ''} className={!isOpen && drawn?.[index] === false ? 'folded' : undefined}>
            <Link
              className={count === 0 ? 'pill none' : 'pill'}
              to={paths.products({ category: slug, search })}
              aria-current={slug === current ? 'true' : undefined}
              data-category={slug ?? ''}
              preventScrollReset
            >
              <span className="name">{name}</span> {count !== null && categories.length > 0 && <Count of={count} hasNoun />}
            </Link>
          </li>
        ))}
        <li className={folded === 0 ? 'folded' : undefined}>
          <button type="button" className="pill more" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {withElements(isOpen ? say('less', words) : say('more', words), {
              count: (
                <span key="count" className="n">
                  {folded}
                </span>
              ),
              categories: (
                <span key="categories" className="vh">
                  {say('moreCategories')}
                </span>
              ),
            })}
          </button>
        </li>
      </ul>
    </nav>
  );
};
