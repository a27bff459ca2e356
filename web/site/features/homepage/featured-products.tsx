import { paths } from '#web/shared/lib/paths.ts';
import { ProductCard, type ProductSummary } from '#web/site/features/products/product-card.tsx';
import { MoreLink } from '#web/site/ui/more-link.tsx';
import { SectionHead } from '#web/site/ui/section-head.tsx';

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
