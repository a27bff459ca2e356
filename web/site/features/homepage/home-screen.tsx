import { filledStatistics } from '#contract/rules/placeholders.ts';
import { homepageTexts } from '#contract/texts/en/homepage.ts';
import { readHero } from '#web/shared/features/homepage/hero-slides.ts';
import { settingsQuery } from '#web/shared/features/settings/settings.queries.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { LoadingText, Skeleton } from '#web/shared/ui/skeleton.tsx';
import { ProductCard, type ProductSummary } from '#web/site/features/products/product-card.tsx';
import { ProductCellsSkeleton } from '#web/site/features/products/product-card-skeleton.tsx';
import { useTexts } from '#web/site/lib/language.ts';
import { useQuery } from '#web/site/query/use-query.ts';
import { ErrorState } from '#web/site/ui/empty-state.tsx';
import { MoreLink } from '#web/site/ui/more-link.tsx';
import { SectionHead } from '#web/site/ui/section-head.tsx';
import { AboutSection } from './about-section.tsx';
import { ContactPanel, FinalCall } from './calls-to-action.tsx';
import { CategoryGrid } from './category-grid.tsx';
import { Hero } from './hero.tsx';
import { homepageQuery } from './homepage.queries.ts';
import { LatestNews } from './latest-news.tsx';

const HomeSkeleton = () => (
  <div aria-busy="true">
    <LoadingText>{useTexts(homepageTexts)('loading')}</LoadingText>
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

const FeaturedProducts = ({ products }: { products: ProductSummary[] }) => {
  const say = useTexts(homepageTexts);
  return (
    <section className="section" aria-labelledby="featured">
      <div className="wrap">
        <SectionHead title={say('featured')} id="featured">
          <MoreLink to={paths.products()}>{say('viewAllProducts')}</MoreLink>
        </SectionHead>
        <ul className="cells">
          {products.map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
        </ul>
      </div>
    </section>
  );
};

export const HomeScreen = () => {
  const say = useTexts(homepageTexts);
  const { data, isError, refetch } = useQuery(homepageQuery);
  const { data: settings } = useQuery(settingsQuery);
  const company = settings?.company_name || say('company');
  const tagline = settings?.company_tagline || say('about', { company });
  if (!data && isError) {
    return (
      <div className="wrap section">
        <h1 className="vh">{company}</h1>
        <ErrorState title={say('failed')} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!data) return <HomeSkeleton />;

  const hero = readHero(data.hero, settings);
  const backgrounds = hero.slides.map(({ backgroundImage }) => backgroundImage).filter(Boolean);
  // sections further down reuse the background images of the slides, each one once
  const [, ...scenes] = new Set(backgrounds);
  const statistics = filledStatistics(data.about.statistics);
  const hasAbout = data.about.shortContent || statistics.length > 0;
  return (
    <>
      <Hero hero={hero} companyName={company} />
      {data.categories.length > 0 && <CategoryGrid categories={data.categories} />}
      {hasAbout && (
        <AboutSection
          title={hero.slides.some(({ title }) => title === tagline) ? say('about', { company }) : tagline}
          text={data.about.shortContent}
          statistics={statistics}
          picture={scenes.at(-1)}
        />
      )}
      {data.products.length > 0 && <FeaturedProducts products={data.products} />}
      <ContactPanel picture={scenes.length > 1 ? scenes[0] : undefined} texts={settings} />
      <LatestNews articles={data.news} />
      <FinalCall call={settings?.company_phone && settings.company_phone_url} art={settings?.picture_home} texts={settings} />
    </>
  );
};
