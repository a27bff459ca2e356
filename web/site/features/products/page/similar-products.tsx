// Products with nearly the same values, and the differences.
import { productTexts } from '#contract/texts/en/product.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { Picture } from '#web/shared/ui/picture.tsx';
import { keepUnits } from '#web/site/lib/keep-units.ts';
import { useTexts } from '#web/site/lib/language.ts';
import { Link } from '#web/site/ui/link.tsx';
import { MoreLink } from '#web/site/ui/more-link.tsx';
import { SectionHead } from '#web/site/ui/section-head.tsx';
import type { SimilarSummary } from '../products.queries.ts';

interface Props {
  product: { name: string; slug: string };
  similar: readonly SimilarSummary[];
}

export const SimilarProducts = ({ product, similar }: Props) => {
  const say = useTexts(productTexts);
  return (
    <section className="section similar" aria-labelledby="similar-products">
      <div className="wrap">
        <SectionHead title={say('similar')} id="similar-products">
          <MoreLink
            to={paths.compare({ products: [product, ...similar].map(({ slug }) => slug) })}
            about={say('compareWith', { name: product.name })}
            rel="nofollow"
          >
            {say('compareAll')}
          </MoreLink>
        </SectionHead>
        <ul>
          {similar.map(({ slug, name, model, main_image, difference }) => (
            <li key={slug}>
              <Picture src={main_image} alt="" fallback="product" sizes="(min-width: 480px) 128px, 88px" />
              <div>
                <h3>
                  <Link to={paths.product(slug)}>{keepUnits(name)}</Link>
                </h3>
                {model && <span className="mono">{model}</span>}
                <p>{difference === '' ? say('sameValues') : keepUnits(difference)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};
