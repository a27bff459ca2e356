import type { Product } from '#contract/products.ts';
import { plainText, shortenText } from '../../lib/format.ts';
import { keepUnits } from '../../lib/keep-units.ts';
import { paths } from '../../lib/paths.ts';
import { CardLink } from '../../ui/more-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { usePrice } from '../currency/currency.queries.ts';
import { MatchedText } from './matched-text.tsx';

/** What a card shows of a product: lists keep no more of each row. */
export type ProductSummary = Pick<Product, 'id' | 'name' | 'slug' | 'price' | 'main_image'> & { category: string; text: string };

export const summariseProduct = ({ id, name, slug, price, main_image, category, short_description }: Product): ProductSummary => ({
  id,
  name,
  slug,
  price,
  main_image,
  category: category.name,
  // more than two lines of a card hold
  text: shortenText(plainText(short_description), 160),
});

interface Props {
  product: ProductSummary;
  /** In the first view: the picture is loaded at once. */
  isUrgent?: boolean;
  /** What was searched for; its words are marked. */
  search?: string;
  /** Under a product, as one of its relations. */
  isRelated?: boolean;
}

// the icon beside the words draws it; as text it is there for the words alone
const arrow = (
  <span className="vh" aria-hidden="true">
    {' →'}
  </span>
);

/** A cell of `<ul class="cells">`. */
export const ProductCard = ({ product, isUrgent, search, isRelated }: Props) => {
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
        <h3>
          <MatchedText search={search}>{keepUnits(product.name)}</MatchedText>
        </h3>
        {product.text && (
          <p className="text">
            <MatchedText search={search}>{keepUnits(product.text)}</MatchedText>
          </p>
        )}
        <div className="foot">
          <span className="price">{price(product.price)}</span>
          <CardLink to={paths.product(product.slug)} about={product.name}>
            View Details
            {isRelated && arrow}
          </CardLink>
        </div>
      </div>
    </li>
  );
};
