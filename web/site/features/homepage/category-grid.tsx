import type { CSSProperties } from 'react';
import { writeNumber } from '#contract/rules/numbers.ts';
import { homepageTexts } from '#contract/texts/en/homepage.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { Picture } from '#web/shared/ui/picture.tsx';
import type { CategorySummary } from '#web/site/features/categories/categories.queries.ts';
import { useFormats } from '#web/site/lib/formats.ts';
import { useTexts, withElements } from '#web/site/lib/language.ts';
import { CardLink, MoreLink } from '#web/site/ui/more-link.tsx';
import { SectionHead } from '#web/site/ui/section-head.tsx';

// minimum number of categories for a large first tile
const fewestForLargeFirst = 3;

const CategoryTile = ({ category, isLarge }: { category: CategorySummary; isLarge: boolean }) => {
  const say = useTexts(homepageTexts);
  return (
    <li className="cat">
      <Picture
        src={category.image}
        alt=""
        fallback="product"
        sizes={
          isLarge ? '(min-width: 1280px) 640px, (min-width: 768px) 66vw, 88vw' : '(min-width: 1280px) 320px, (min-width: 768px) 33vw, 44vw'
        }
      />
      {(category.is_new || category.is_popular) && (
        <div className="badges">
          {category.is_new && <span className="badge">{say('new')}</span>}
          {category.is_popular && <span className="badge popular">{say('popular')}</span>}
        </div>
      )}
      <div className="cap">
        <h3>{category.name}</h3>
        <span className="mono">{say('productCount', { count: category.products_count })}</span>
        {category.text && <p>{category.text}</p>}
        <CardLink to={paths.products({ category: category.slug })} about={category.name}>
          {say('learnMore')}
        </CardLink>
      </div>
    </li>
  );
};

export const CategoryGrid = ({ categories }: { categories: CategorySummary[] }) => {
  const say = useTexts(homepageTexts);
  const { locale } = useFormats();
  const total = categories.reduce((sum, { products_count }) => sum + products_count, 0);
  const number = writeNumber(`${total}`, locale);
  const hasLargeFirst = categories.length >= fewestForLargeFirst;
  // the large tile takes four cells, the tile of a single category two
  const cells = categories.length + (hasLargeFirst ? 3 : categories.length === 1 ? 1 : 0);
  const left = (columns: number) => columns - (cells % columns);
  const spans = { '--left-4': left(4), '--left-3': left(3), '--left-2': left(2) } as CSSProperties;
  return (
    <section className="section" aria-labelledby="categories">
      <div className="wrap">
        <SectionHead title={say('categories')} id="categories">
          <MoreLink to={paths.products()}>{say('viewAllProducts')}</MoreLink>
        </SectionHead>
        <ul className={hasLargeFirst ? 'cats' : 'cats few'}>
          {categories.map((category, index) => (
            <CategoryTile key={category.id} category={category} isLarge={hasLargeFirst && index === 0} />
          ))}
          <li className="cat all dark" style={spans}>
            <span className="big" aria-hidden="true">
              {number}
            </span>
            <p>
              <span className="vh">{number} </span>
              {withElements(say('productsIn', { products: '{products}', categories: '{categories}' }), {
                products: say('productNoun', { count: total }),
                categories: say('categoryCount', { count: categories.length }),
              })}
            </p>
            <h3>{say('allProducts')}</h3>
            <CardLink to={paths.products()} about={say('wholeCatalogue')}>
              {say('viewAllProducts')}
            </CardLink>
          </li>
        </ul>
      </div>
    </section>
  );
};
