import type { NewsArticle } from '#contract/news.ts';
import { feedsWith } from '#contract/rules/feeds.ts';
import { storageUrl } from '#contract/rules/storage-address.ts';
import { articleTexts } from '#contract/texts/en/article.ts';
import { articlesTexts } from '#contract/texts/en/articles.ts';
import { isMissing } from '#web/shared/lib/not-found.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { ArticleScreen } from '#web/site/features/news/article-screen.tsx';
import { articleQuery } from '#web/site/features/news/news.queries.ts';
import { loadAtCurrentAddress } from '#web/site/lib/address-redirects.ts';
import { alternatePaths, type HeadInput, type HeadOf, type JsonLd } from '#web/site/lib/head.ts';
import { type LoaderFunctionArgs, markMissing } from '#web/site/lib/loader.ts';
import { useParams } from '#web/site/lib/navigation.ts';
import { rememberOrigin } from '#web/site/lib/public-origin.ts';

export const loader = async (args: LoaderFunctionArgs): Promise<null> => {
  const { slug = '' } = args.params;
  rememberOrigin(args.context.client, args.request.url);
  const found = await loadAtCurrentAddress(args, articleQuery(slug), ({ article }, { search }) =>
    article.slug === slug ? null : paths.article(article.slug) + search,
  );
  if (isMissing(found)) markMissing(args.context, found);
  return null;
};

const articleLd = (article: NewsArticle, { absolute, language }: HeadInput): JsonLd => {
  const address = absolute(paths.article(article.slug));
  const pictures = [article.featured_image, ...article.images].map((picture) => absolute(storageUrl(picture))).filter(Boolean);
  return {
    '@type': article.type === 'knowledge' ? 'TechArticle' : 'NewsArticle',
    '@id': `${address}#article`,
    headline: article.title,
    description: article.excerpt ?? undefined,
    image: pictures.length > 0 ? pictures : undefined,
    datePublished: article.published_at ?? undefined,
    // a scheduled article was saved before it was published
    dateModified: [article.published_at ?? '', article.updated_at].toSorted().at(-1) || undefined,
    author: { '@type': 'Person', name: article.author.name },
    publisher: { '@id': `${absolute('/')}#organization` },
    mainEntityOfPage: address,
    inLanguage: language.code,
  };
};

export const head: HeadOf = (input) => {
  const { client, params, texts } = input;
  const { slug = '' } = params;
  const say = texts(articleTexts);
  const news = texts(articlesTexts)('news');
  const found = client.getQueryData(articleQuery(slug));
  if (isMissing(found)) return { title: say('missing'), isMissing: true };
  if (!found) return { title: news };
  const { article } = found;
  return {
    title: article.title,
    description: article.excerpt || article.content,
    seo: article,
    canonical: paths.article(article.slug),
    alternates: alternatePaths(article.alternates, paths.article),
    image: storageUrl(article.featured_image),
    shareImage: article.share_image,
    type: 'article',
    feeds: feedsWith(article.type),
    jsonLd: [articleLd(article, input)],
    trail: [
      [say('home'), paths.home],
      [news, paths.news({ type: article.type })],
      [article.title, paths.article(article.slug)],
    ],
  };
};

export const Component = () => {
  const { slug = '' } = useParams();
  return <ArticleScreen slug={slug} />;
};
