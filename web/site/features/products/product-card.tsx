import type { ReactNode } from 'react';
import type { Product } from '#contract/products.ts';
import { htmlToText } from '#contract/rules/html-text.ts';
import { productCardTexts } from '#contract/texts/en/product-card.ts';
import { shortenText } from '#web/shared/lib/format.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { Picture } from '#web/shared/ui/picture.tsx';
import { CompareToggle } from '#web/site/features/compare/compare-toggle.tsx';
import { usePrice } from '#web/site/features/settings/use-price.ts';
import { keepUnits } from '#web/site/lib/keep-units.ts';
import { useTexts } from '#web/site/lib/language.ts';
import { CardLink } from '#web/site/ui/more-link.tsx';

/** The fields of a product that cards need. Lists cache only these. */
export type ProductSummary = Pick<Product, 'id' | 'name' | 'slug' | 'price' | 'main_image' | 'text_languages'> & {
  category: string;
  text: string;
  /** Matching passage of a search if the other texts do not contain the match. */
  passage?: string;
  /** The passage is the model number. */
  isModelFound?: true;
  /** Values of headline attributes, in lists with filters. */
  figures?: { key: string; label: string; value: string }[];
};

export const summariseProduct = ({
  id,
  name,
  slug,
  price,
  main_image,
  category,
  short_description,
  text_languages,
}: Product): ProductSummary => ({
  id,
  name,
  slug,
  price,
  main_image,
  text_languages,
  category: category.name,
  // in characters; more than two lines of a card show
  text: shortenText(htmlToText(short_description), 160),
});

const unmarked = (text: string): ReactNode => text;

interface Props {
  product: ProductSummary;
  /** Above the fold: the picture is loaded eagerly. */
  isUrgent?: boolean;
  /** Highlights search matches in a text. */
  mark?: (text: string) => ReactNode;
  /** Shown as a related product on a product page. */
  isRelated?: boolean;
}

// the visible arrow is an icon; this character completes the link text
const arrow = (
  <span className="vh" aria-hidden="true">
    {' →'}
  </span>
);

const Figures = ({ figures }: Required<Pick<ProductSummary, 'figures'>>) => (
  <dl className="values">
    {figures.map(({ key, label, value }) => (
      <div key={key}>
        <dt>{label}</dt>
        <dd>{keepUnits(value)}</dd>
      </div>
    ))}
  </dl>
);

/** Item of `<ul class="cells">`. */
export const ProductCard = ({ product, isUrgent, mark = unmarked, isRelated }: Props) => {
  const price = usePrice();
  const say = useTexts(productCardTexts);
  const { passage, text_languages: languages } = product;
  return (
    <li className="card">
      <Picture
        src={product.main_image}
        alt={product.name}
        fallback="product"
        sizes="(min-width: 1280px) 320px, (min-width: 768px) 33vw, 136px"
        isUrgent={isUrgent}
      />
      <div className="body">
        <span className="label">{product.category}</span>
        <h3 lang={languages?.name}>{mark(keepUnits(product.name))}</h3>
        {product.text && (
          <p className="text" lang={languages?.short_description}>
            {mark(keepUnits(product.text))}
          </p>
        )}
        {product.figures && <Figures figures={product.figures} />}
        {passage && <p className="passage">{mark(keepUnits(product.isModelFound ? say('model', { model: passage }) : passage))}</p>}
        <div className="foot">
          <span className="price">{price(product.price)}</span>
          <CompareToggle product={product} />
          <CardLink to={paths.product(product.slug)} about={product.name}>
            {say('details')}
            {isRelated && arrow}
          </CardLink>
        </div>
      </div>
    </li>
  );
};
