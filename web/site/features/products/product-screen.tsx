import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { paths } from '#web/shared/lib/paths.ts';
import { LoadingSpinner } from '#web/shared/ui/spinner.tsx';
import { ErrorState } from '#web/site/ui/empty-state.tsx';
import { NotFoundView } from '#web/site/ui/not-found-view.tsx';
import { ProductView } from './product-view.tsx';
import { productQuery } from './products.queries.ts';

export const ProductScreen = () => {
  const { slug = '' } = useParams();
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const { data, isError, refetch } = useQuery(productQuery(slug));
  const currentSlug = data?.product.slug ?? slug;

  // an old slug whose response arrived after the navigation
  useEffect(() => {
    if (currentSlug !== slug) navigate({ pathname: paths.product(currentSlug), search, hash }, { replace: true });
  }, [currentSlug, slug, search, hash, navigate]);

  if (data) return <ProductView key={currentSlug} product={data.product} related={data.related} />;
  if (data === null) {
    return (
      <NotFoundView title="Product Not Found" text="The product you're looking for doesn't exist.">
        <Link className="btn btn-main" to={paths.products()}>
          Back to Products
        </Link>
      </NotFoundView>
    );
  }
  return (
    <div className="wrap section">
      <h1 className="vh">Product</h1>
      {isError ? <ErrorState title="Failed to load product details" onRetry={refetch} /> : <LoadingSpinner text="Loading product..." />}
    </div>
  );
};
