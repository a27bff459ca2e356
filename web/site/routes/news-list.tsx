import { feedsWith } from '#contract/rules/feeds.ts';
import { siteHeading } from '#contract/rules/site-texts.ts';
import { storageUrl } from '#contract/rules/storage-address.ts';
import { articlesTexts } from '#contract/texts/en/articles.ts';
import { newsListTexts } from '#contract/texts/en/news-list.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { newsListQuery } from '#web/site/features/news/news-list.queries.ts';
import { NewsListScreen } from '#web/site/features/news/news-list-screen.tsx';
import { newsTitles, readNewsView } from '#web/site/features/news/news-view.ts';
import { redirectToLastPage } from '#web/site/lib/address-redirects.ts';
import type { HeadOf } from '#web/site/lib/head.ts';
import type { LoaderFunctionArgs } from '#web/site/lib/loader.ts';
import { loadScreenData } from '#web/site/lib/screen-data.ts';
import { loadSearchedText } from '#web/site/ui/mark-terms.tsx';

export const loader = async ({ request, context }: LoaderFunctionArgs): Promise<null> => {
  const view = readNewsView(new URL(request.url).searchParams);
  redirectToLastPage(request.url, view.page, await loadScreenData(context, newsListQuery(view)));
  return null;
};

export const head: HeadOf = ({ client, settings, url, texts }) => {
  const view = readNewsView(url.searchParams);
  const { title: key, subtitle, defaultSubtitle } = newsTitles[view.type];
  const say = texts(newsListTexts);
  const title = texts(articlesTexts)(key);
  const list = client.getQueryData(newsListQuery(view));
  return {
    title: [title, view.search && say('searched', { search: view.search }), view.page > 1 && say('page', { page: `${view.page}` })]
      .filter(Boolean)
      .join(', '),
    description: siteHeading(settings, subtitle, say(defaultSubtitle)),
    // search results are a filtered view of the list, not a separate page
    canonical: paths.news({ type: view.type, page: view.search ? 1 : view.page }),
    image: storageUrl(list?.articles[0]?.featured_image),
    feeds: feedsWith(view.type),
    trail: [
      [say('home'), paths.home],
      [title, paths.news({ type: view.type })],
    ],
  };
};

export const prepareHydration = loadSearchedText;

export const Component = NewsListScreen;
