// Content of the search dialog before anything is typed: a hint and the categories.

import { paths } from '#web/shared/lib/paths.ts';
import { SingleKeysChoice } from '#web/shared/ui/single-keys-choice.tsx';
import { categoriesQuery } from '#web/site/features/categories/categories.queries.ts';
import { useQuery } from '#web/site/query/use-query.ts';
import { Count } from '#web/site/ui/count.tsx';
import { Link } from '#web/site/ui/link.tsx';

interface Props {
  onOpen: () => void;
}

export const SearchIntro = ({ onOpen }: Props) => {
  const { data: categories = [] } = useQuery(categoriesQuery);
  return (
    <div className="beginnings">
      <p>Search products by name or model number, and articles by topic.</p>
      {categories.length > 0 && (
        <nav aria-labelledby="search-categories">
          <h3 className="label" id="search-categories">
            Or start with a category
          </h3>
          <ul>
            {categories.map(({ id, name, slug, products_count }) => (
              <li key={id}>
                <Link className="pill" to={paths.products({ category: slug })} onFollow={onOpen}>
                  {name}
                  <Count of={products_count} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <SingleKeysChoice className="single-key">
        The key <kbd>/</kbd> opens the search
      </SingleKeysChoice>
    </div>
  );
};
