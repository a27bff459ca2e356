// Content of the search dialog before anything is typed: a hint and the categories.

import { searchTexts } from '#contract/texts/en/search.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { SingleKeysChoice } from '#web/shared/ui/single-keys-choice.tsx';
import { categoriesQuery } from '#web/site/features/categories/categories.queries.ts';
import { useTexts, withElements } from '#web/site/lib/language.ts';
import { useQuery } from '#web/site/query/use-query.ts';
import { Count } from '#web/site/ui/count.tsx';
import { Link } from '#web/site/ui/link.tsx';

interface Props {
  onOpen: () => void;
}

export const SearchIntro = ({ onOpen }: Props) => {
  const say = useTexts(searchTexts);
  const { data: categories = [] } = useQuery(categoriesQuery);
  return (
    <div className="beginnings">
      <p>{say('intro')}</p>
      {categories.length > 0 && (
        <nav aria-labelledby="search-categories">
          <h3 className="label" id="search-categories">
            {say('categories')}
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
        {withElements(say('shortcut', { key: '{key}' }), { key: <kbd key="key">/</kbd> })}
      </SingleKeysChoice>
    </div>
  );
};
