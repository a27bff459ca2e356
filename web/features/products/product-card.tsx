import type { Product } from '#contract/products.ts';
import { plainText } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { CardLink } from '../../ui/more-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { usePrice } from '../currency/currency.queries.ts';

/** What a card shows of a product: lists keep no more of each row. */
export type ProductSummary = Pick<Product, 'id' | 'name' | 'slug' | 'price' | 'main_image'> & { category: string; text: string };

export const summariseProduct = ({ id, name, slug, price, main_image, category, short_description }: Product): ProductSummary => ({
  id,
  name,
  slug,
  price,
  main_image,
  category: category.name,
  text: plainText(short_description),
});

interface Props {
  product: ProductSummary;
  /** In the first view: the picture is loaded at once. */
  isUrgent?: boolean;
}

/** A cell of `<ul class="cells">`. */
export const ProductCard = ({ product, isUrgent }: Props) => {
  const price = usePrice();
  return (
    <li className="card">
      <Picture
        src={product.main_image}
        alt={product.name}
        fallback="product"
        sizes="(min-width: 1181px) 320px, (min-width: 768px) 33vw, 136px"
        isUrgent={isUrgent}
      />
      <div className="body">
        <span className="label">{product.category}</span>
        <h3>{product.name}</h3>
        {product.text && <p className="text">{product.text}</p>}
        <div className="foot">
          <span className="price">{price(product.price)}</span>
          <CardLink to={paths.product(product.slug)} about={product.name}>
            View Details
          </CardLink>
        </div>
      </div>
    </li>
  );
};
