// The data of the home page, read with five queries, six if featured products have an order, and those of the buttons of slides.
import { type Homepage, homepageLimits } from '#contract/homepage.ts';
import type { Context } from '#server/database/context.ts';
import { listActiveCategories } from '#server/features/categories/categories.service.ts';
import { listLatestArticles } from '#server/features/news/news.service.ts';
import { getPublishedAboutPage } from '#server/features/pages/pages.service.ts';
import { listFeaturedProducts } from '#server/features/products/products.service.ts';
import { withSlideButtons } from '#server/features/settings/menus/slide-buttons.ts';
import { getHomeSettings } from '#server/features/settings/settings.values.ts';

export const getHomepage = async (context: Context): Promise<Homepage> => {
  const { db } = context;
  const home = getHomeSettings(db);
  const [featured, latest, categories, { settings }, hero, about] = await Promise.all([
    home.then(({ featuredOrder }) => listFeaturedProducts(db, homepageLimits.featuredProducts, featuredOrder)),
    listLatestArticles(context, homepageLimits.latestArticles),
    listActiveCategories(db),
    home,
    home.then((settings) => withSlideButtons(context, settings.hero)),
    getPublishedAboutPage(db),
  ]);
  return {
    featured_products: featured,
    latest_news: latest,
    categories,
    company_info: { phone: settings.company_phone },
    settings,
    hero_settings: hero,
    about_data: { content: about?.content ?? '', short_content: about?.short_content ?? '', statistics: settings.statistics },
  };
};
