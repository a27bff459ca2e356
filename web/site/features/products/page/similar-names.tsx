// Products with a name similar to an unknown slug, below its not-found view. Only the server renders them: NotFoundView always shows
// a document of the server, and pages of products need not load this code.
import type { listProducts } from '#contract/products.ts';
import { productTexts } from '#contract/texts/en/product.ts';
import { call } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { useTexts } from '#web/site/lib/language.ts';
import { useParams } from '#web/site/lib/navigation.ts';
import { queryOptions } from '#web/site/query/query-client.ts';
import { useQuery } from '#web/site/query/use-query.ts';
import { SectionHead } from '#web/site/ui/section-head.tsx';
import { ProductCard, summariseProduct } from '../product-card.tsx';

const maxProducts = 4;

/** Found by the words of the slug. A failed search finds none, because the page does not depend on it. */
export const similarNamesQuery = (slug: string) =>
  queryOptions({
    queryKey: ['products', 'similar-names', slug],
    queryFn: async ({ client, signal }) => {
      const search = slug.replaceAll('-', ' ').trim();
      // an empty search finds all products
      if (search === '') return [];
      return call<typeof listProducts>(transportOf(client), 'GET', '/api/public/products', { query: { search }, signal })
        .then(({ products }) => products.data.slice(0, maxProducts).map(summariseProduct))
        .catch(() => []);
    },
  });

const Found = () => {
  const say = useTexts(productTexts);
  const { slug = '' } = useParams();
  const { data = [] } = useQuery(similarNamesQuery(slug));
  if (data.length === 0) return null;
  return (
    <section className="section related" aria-labelledby="similar-names">
      <div className="wrap">
        <SectionHead title={say('didYouMean')} id="similar-names" />
        <ul className="cells">
          {data.map((product) => (
            <ProductCard key={product.id} product={product} isRelated />
          ))}
        </ul>
      </div>
    </section>
  );
};

/** An element with the same tag in the browser, of which hydration leaves the content unchanged: text that may differ. */
export const similarNames = import.meta.env.SSR ? (
  <div>
    <Found />
  </div>
) : (
  <div suppressHydrationWarning>{''}</div>
);
