import { paths } from '../../lib/paths.ts';
import { MoreLink } from '../../ui/more-link.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { ProductCard, type ProductSummary } from '../products/product-card.tsx';

export const FeaturedProducts = ({ products }: { products: ProductSummary[] }) => (
  <section className="section" aria-labelledby="featured">
    <div className="wrap">
      <SectionHead title="Featured Products" id="featured">
        <MoreLink to={paths.products()}>View All Products</MoreLink>
      </SectionHead>
      <ul className="cells">
        {products.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </ul>
    </div>
  </section>
);
