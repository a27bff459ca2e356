import type { CSSProperties } from 'react';
import { paths } from '#web/shared/lib/paths.ts';
import { Picture } from '#web/shared/ui/picture.tsx';
import type { CategorySummary } from '#web/site/features/categories/categories.queries.ts';
import { useFormats } from '#web/site/lib/formats.ts';
import { CardLink, MoreLink } from '#web/site/ui/more-link.tsx';
import { SectionHead } from '#web/site/ui/section-head.tsx';

// minimum number of categories for a large first tile
const fewestForLargeFirst = 3;

const CategoryTile = ({ category, isLarge }: { category: CategorySummary; isLarge: boolean }) => (
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
        {category.is_new && <span className="badge">NEW</span>}
        {category.is_popular && <span className="badge popular">POPULAR</span>}
      </div>
    )}
    <div className="cap">
      <h3>{category.name}</h3>
      <span className="mono">{useFormats().counted(category.products_count, 'product')}</span>
      {category.text && <p>{category.text}</p>}
      <CardLink to={paths.products({ category: category.slug })} about={category.name}>
        Learn More
      </CardLink>
    </div>
  </li>
);

export const CategoryGrid = ({ categories }: { categories: CategorySummary[] }) => {
  const { counted } = useFormats();
  const total = categories.reduce((sum, { products_count }) => sum + products_count, 0);
  const [number, noun] = counted(total, 'product').split(' ');
  const hasLargeFirst = categories.length >= fewestForLargeFirst;
  // the large tile takes four cells, the tile of a single category two
  const cells = categories.length + (hasLargeFirst ? 3 : categories.length === 1 ? 1 : 0);
  const left = (columns: number) => columns - (cells % columns);
  const spans = { '--left-4': left(4), '--left-3': left(3), '--left-2': left(2) } as CSSProperties;
  return (
    <section className="section" aria-labelledby="categories">
      <div className="wrap">
        <SectionHead title="Our Products Categories" id="categories">
          <MoreLink to={paths.products()}>View All Products</MoreLink>
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
              {noun} in {counted(categories.length, 'category', 'categories')}
            </p>
            <h3>All Products</h3>
            <CardLink to={paths.products()} about="the whole catalogue">
              View All Products
            </CardLink>
          </li>
        </ul>
      </div>
    </section>
  );
};
