import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { AttributeUnits } from '#contract/rules/attributes/limits.ts';
import { productTexts } from '#contract/texts/en/product.ts';
import { proseTexts } from '#contract/texts/en/prose.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { QuoteButton } from '#web/site/features/quotes/quote-button.tsx';
import { useQuoteOpener } from '#web/site/features/quotes/use-quote-opener.tsx';
import { Letterhead } from '#web/site/features/settings/letterhead.tsx';
import { usePrice } from '#web/site/features/settings/use-price.ts';
import { useTexts } from '#web/site/lib/language.ts';
import { prepareProse } from '#web/site/lib/prose-html.ts';
import { Breadcrumb } from '#web/site/ui/breadcrumb.tsx';
import { Prose } from '#web/site/ui/prose.tsx';
import { SectionHead } from '#web/site/ui/section-head.tsx';
import { UnitSwitch } from '#web/site/ui/switches.tsx';
import { type AttributeRow, hasUnits, headlineTiles, withAttributes } from '../attribute-rows.ts';
import { ProductCard, type ProductSummary as Summary } from '../product-card.tsx';
import type { ProductDetail, SimilarSummary } from '../products.queries.ts';
import { datasheetOf, keyFigures } from './datasheet.ts';
import { ProductDatasheet } from './product-datasheet.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductSummary } from './product-summary.tsx';
import { SimilarProducts } from './similar-products.tsx';

interface Props {
  product: ProductDetail;
  related: Summary[];
  similar?: SimilarSummary[];
  /** Unit system in the address; undefined if values are shown as typed. */
  units?: AttributeUnits;
}

const noAttributes: AttributeRow[] = [];

/** All pictures without duplicates, the main picture first. */
const imagesOf = ({ main_image, images }: ProductDetail): string[] => [
  ...new Set([main_image, ...images].filter((picture): picture is string => Boolean(picture))),
];

/** @returns true while the element is outside of the viewport; false if the browser cannot observe it */
const useOffscreen = (element: RefObject<HTMLElement | null>): boolean => {
  const [isOffscreen, setIsOffscreen] = useState(false);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => setIsOffscreen(entry ? !entry.isIntersecting : false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isOffscreen;
};

export const ProductView = ({ product, related, similar = [], units }: Props) => {
  const say = useTexts(productTexts);
  const { attributes = noAttributes } = product;
  const sections = useMemo(
    () => withAttributes(datasheetOf(product.specifications), { attributes, units }),
    [product.specifications, attributes, units],
  );
  const tiles = headlineTiles({ attributes, units });
  const actions = useRef<HTMLDivElement>(null);
  const areActionsOffscreen = useOffscreen(actions);
  const price = usePrice();
  const quote = useQuoteOpener(product);
  const { name, category } = product;
  const sayProse = useTexts(proseTexts);
  const images = useMemo(() => imagesOf(product), [product]);

  return (
    <>
      <div className="wrap">
        <Letterhead />
        <Breadcrumb
          links={[
            { name: say('home'), to: paths.home },
            { name: say('products'), to: paths.products() },
            { name: category.name, to: paths.products({ category: category.slug }) },
          ]}
          current={name}
        />
        <div className="product">
          <ProductGallery name={name} images={images} texts={product.pictureTexts} />
          <ProductSummary
            product={product}
            figures={tiles.length > 0 ? tiles : keyFigures(sections)}
            actions={actions}
            quoteButton={<QuoteButton className="btn btn-main" quote={quote} />}
          />
        </div>
      </div>
      {sections.length > 0 && (
        <ProductDatasheet sections={sections} hrefOf={(filter) => `${paths.products({ category: category.slug })}&${filter}`}>
          {hasUnits(attributes) && (
            <UnitSwitch units={units} hrefOf={(one) => paths.product(product.slug) + (one ? `?units=${one}` : '')} />
          )}
        </ProductDatasheet>
      )}
      {similar.length > 0 && <SimilarProducts product={product} similar={similar} />}
      {product.description && (
        <section className="section tone description" aria-labelledby="product-description">
          <div className="wrap">
            <h2 id="product-description">{say('description')}</h2>
            <Prose html={prepareProse(product.description, sayProse).html} about={name} lang={product.text_languages?.description} />
          </div>
        </section>
      )}
      {related.length > 0 && (
        <section className="section related" aria-labelledby="related-products">
          <div className="wrap">
            <SectionHead title={say('related')} id="related-products" />
            <ul className="cells">
              {related.map((one) => (
                <ProductCard key={one.id} product={one} isRelated />
              ))}
            </ul>
          </div>
        </section>
      )}
      <div className="buybar" hidden={!areActionsOffscreen}>
        <span className="price">{price(product.price)}</span>
        <QuoteButton className="btn btn-main btn-sm" quote={quote} />
      </div>
      {quote.dialogs}
    </>
  );
};
