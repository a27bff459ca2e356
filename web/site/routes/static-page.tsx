import { type LoaderFunctionArgs, useParams } from 'react-router';
import { markNotFound } from '#web/shared/lib/not-found.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { PageScreen } from '#web/site/features/pages/page-screen.tsx';
import { pageQuery } from '#web/site/features/pages/pages.queries.ts';
import { breadcrumbLd, type HeadOf, notFoundHead } from '#web/site/lib/head.ts';
import { loadScreenData, redirectIfMoved } from '#web/site/lib/screen-data.ts';

export const loader = async ({ params: { slug = '' }, request, context }: LoaderFunctionArgs): Promise<null> => {
  // the about page has its own route
  if (slug === 'about') redirectIfMoved(request.url, paths.page(slug), paths.about);
  const page = await loadScreenData(context, pageQuery(slug));
  if (page === null) markNotFound(context);
  if (page) redirectIfMoved(request.url, paths.page(slug), page.template === 'about' ? paths.about : paths.page(page.slug));
  return null;
};

export const head: HeadOf = (input) => {
  const { client, params, absolute } = input;
  const page = client.getQueryData(pageQuery(params.slug ?? '').queryKey);
  if (page === null) return notFoundHead(input);
  if (!page) return { title: 'Page' };
  return {
    title: page.title,
    description: page.content,
    canonical: paths.page(page.slug),
    jsonLd: [
      breadcrumbLd(absolute, [
        ['Home', paths.home],
        [page.title, paths.page(page.slug)],
      ]),
    ],
  };
};

export const Component = () => {
  const { slug = '' } = useParams();
  return <PageScreen slug={slug} />;
};
