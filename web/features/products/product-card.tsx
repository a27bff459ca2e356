import type { Product } from '#contract/products.ts';
import type { SearchTerms } from '../../lib/find-matches.ts';
import { plainText, shortenText } from '../../lib/format.ts';
import { keepUnits } from '../../lib/keep-units.ts';
import { paths } from '../../lib/paths.ts';
import { MatchedText } from '../../ui/matched-text.tsx';
import { CardLink } from '../../ui/more-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { usePrice } from '../currency/currency.queries.ts';
import { productPassage } from './product-passage.ts';

/** What a card shows of a product: lists keep no more of each row. */
export type ProductSummary = Pick<Product, 'id' | 'name' | 'slug' | 'price' | 'main_image'> & {
  category: string;
  text: string;
  /** Why a search found it, where the other texts do not say. */
  passage?: string;
};

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

/** With the line that a search found. */
export const summariseMatch = (product: Product, terms: SearchTerms | undefined): ProductSummary => {
  const summary = summariseProduct(product);
  const passage = productPassage(product, terms, [summary.name, summary.category, summary.text]);
  return passage === null ? summary : { ...summary, passage };
};

interface Props {
  product: ProductSummary;
  /** In the first view: the picture is loaded at once. */
  isUrgent?: boolean;
  /** Those of a search; they are marked. */
  terms?: SearchTerms;
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
export const ProductCard = ({ product, isUrgent, terms, isRelated }: Props) => {
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
          <MatchedText terms={terms}>{keepUnits(product.name)}</MatchedText>
        </h3>
        {product.text && (
          <p className="text">
            <MatchedText terms={terms}>{keepUnits(product.text)}</MatchedText>
          </p>
        )}
        {product.passage && (
          <p className="passage">
            <MatchedText terms={terms}>{keepUnits(product.passage)}</MatchedText>
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
