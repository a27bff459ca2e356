import { LoadingText, Skeleton } from '#web/shared/ui/skeleton.tsx';
import { ProductCellsSkeleton } from '#web/site/features/products/product-card-skeleton.tsx';

export const HomeSkeleton = () => (
  <div aria-busy="true">
    <LoadingText>Loading...</LoadingText>
    <section className="hero dark" aria-hidden="true">
      <div className="wrap">
        <div className="hero-text">
          <Skeleton className="on-dark" width="min(34rem, 86%)" height="4.25rem" />
          <Skeleton className="on-dark" width="min(26rem, 70%)" height="4.25rem" />
          <Skeleton className="on-dark" width="min(30rem, 80%)" height="1.5rem" />
          <Skeleton className="on-dark" width="11rem" height="3.25rem" />
        </div>
      </div>
    </section>
    <section className="section">
      <div className="wrap">
        <div className="ruler" />
        <div className="head">
          <Skeleton width="min(24rem, 80%)" height="2.5rem" />
        </div>
        <ProductCellsSkeleton />
      </div>
    </section>
  </div>
);
