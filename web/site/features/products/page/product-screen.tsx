import { productTexts } from '#contract/texts/en/product.ts';
import { isMissing } from '#web/shared/lib/not-found.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { LoadingSpinner } from '#web/shared/ui/spinner.tsx';
import { NotFoundView } from '#web/site/features/not-found/not-found-view.tsx';
import { useTexts } from '#web/site/lib/language.ts';
import { useParams, useSearchParams } from '#web/site/lib/navigation.ts';
import { useQuery } from '#web/site/query/use-query.ts';
import { ErrorState } from '#web/site/ui/empty-state.tsx';
import { Link } from '#web/site/ui/link.tsx';
import { chosenUnits } from '../chosen-units.ts';
import { productQuery } from '../products.queries.ts';
import { ProductView } from './product-view.tsx';
import { similarNames } from './similar-names.tsx';

export const ProductScreen = () => {
  const say = useTexts(productTexts);
  const { slug = '' } = useParams();
  const [query] = useSearchParams();
  const units = chosenUnits(query);
  const { data, isError, refetch } = useQuery({
    ...productQuery(slug, units),
    // keep the product while it loads in other units
    placeholderData: (before) => (before && !isMissing(before) && before.product.slug === slug ? before : undefined),
  });
  if (isMissing(data)) {
    return (
      <>
        <NotFoundView title={say('missing')} text={say('missingText')} isRemoved={data === 'removed'}>
          <Link className="btn btn-main" to={paths.products()}>
            {say('back')}
          </Link>
          <Link className="btn btn-line" to={paths.products({ search: slug.replaceAll('-', ' ') })}>
            {say('searchSimilar')}
          </Link>
        </NotFoundView>
        {similarNames}
      </>
    );
  }
  if (data) return <ProductView key={data.product.slug} {...data} units={units} />;
  return (
    <div className="wrap section">
      <h1 className="vh">{say('heading')}</h1>
      {isError ? <ErrorState title={say('failed')} onRetry={refetch} /> : <LoadingSpinner text={say('loading')} />}
    </div>
  );
};
