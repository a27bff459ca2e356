import { filledStatistics } from '#contract/rules/placeholders.ts';
import { readHero } from '#web/shared/features/homepage/hero-slides.ts';
import { settingsQuery } from '#web/shared/features/settings/settings.queries.ts';
import { useQuery } from '#web/site/query/use-query.ts';
import { ErrorState } from '#web/site/ui/empty-state.tsx';
import { AboutSection } from './about-section.tsx';
import { ContactPanel, FinalCall } from './calls-to-action.tsx';
import { CategoryGrid } from './category-grid.tsx';
import { FeaturedProducts } from './featured-products.tsx';
import { Hero } from './hero.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { homepageQuery } from './homepage.queries.ts';
import { LatestNews } from './latest-news.tsx';

export const HomeScreen = () => {
  const { data, isError, refetch } = useQuery(homepageQuery);
  const { data: settings } = useQuery(settingsQuery);
  const company = settings?.company_name || 'Company';
  if (!data && isError) {
    return (
      <div className="wrap section">
        <h1 className="vh">{company}</h1>
        <ErrorState title="Failed to load page data" onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!data) return <HomeSkeleton />;

  const hero = readHero(data.hero, settings);
  const [first, second] = hero.slides;
  // sections further down reuse the background images of the slides
  const scene = (index: number) => hero.slides.at(index)?.backgroundImage || first?.backgroundImage || undefined;
  const statistics = filledStatistics(data.about.statistics);
  const hasAbout = data.about.shortContent || statistics.length > 0;
  return (
    <>
      <Hero hero={hero} companyName={company} />
      {data.categories.length > 0 && <CategoryGrid categories={data.categories} />}
      {hasAbout && (
        <AboutSection
          title={settings?.company_tagline || `About ${company}`}
          text={data.about.shortContent}
          statistics={statistics}
          picture={scene(-1)}
        />
      )}
      {data.products.length > 0 && <FeaturedProducts products={data.products} />}
      <ContactPanel picture={second?.backgroundImage || scene(0)} texts={settings} />
      <LatestNews articles={data.news} />
      <FinalCall phone={data.phone || settings?.company_phone} texts={settings} />
    </>
  );
};
