import type { ReactNode } from 'react';
import type { Product } from '#contract/products.ts';
import { usePrice } from '#web/shared/features/settings/currency.queries.ts';
import { plainText, shortenText } from '#web/shared/lib/format.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { Picture } from '#web/shared/ui/picture.tsx';
import { keepUnits } from '#web/site/lib/keep-units.ts';
import { CardLink } from '#web/site/ui/more-link.tsx';

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

const asItIs = (text: string): ReactNode => text;

interface Props {
  product: ProductSummary;
  /** In the first view: the picture is loaded at once. */
  isUrgent?: boolean;
  /** Draws a text with the words of a search marked. */
  mark?: (text: string) => ReactNode;
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
export const ProductCard = ({ product, isUrgent, mark = asItIs, isRelated }: Props) => {
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
        <h3>{mark(keepUnits(product.name))}</h3>
        {product.text && <p className="text">{mark(keepUnits(product.text))}</p>}
        {product.passage && <p className="passage">{mark(keepUnits(product.passage))}</p>}
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
