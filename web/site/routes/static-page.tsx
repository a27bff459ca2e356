import { pagesTexts } from '#contract/texts/en/pages.ts';
import { isMissing } from '#web/shared/lib/not-found.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { PageScreen } from '#web/site/features/pages/page-screen.tsx';
import { pageQuery } from '#web/site/features/pages/pages.queries.ts';
import { loadAtCurrentAddress } from '#web/site/lib/address-redirects.ts';
import { alternatePaths, type HeadOf, notFoundHead } from '#web/site/lib/head.ts';
import { type LoaderFunctionArgs, markMissing, redirect } from '#web/site/lib/loader.ts';
import { useParams } from '#web/site/lib/navigation.ts';

export const loader = async (args: LoaderFunctionArgs): Promise<null> => {
  const { slug = '' } = args.params;
  // the about page has its own route
  if (slug === 'about') throw redirect(paths.about + new URL(args.request.url).search, 301);
  const page = await loadAtCurrentAddress(args, pageQuery(slug), ({ template, slug: current }, { search }) => {
    if (template === 'about') return paths.about + search;
    return current === slug ? null : paths.page(current) + search;
  });
  if (isMissing(page)) markMissing(args.context, page);
  return null;
};

export const head: HeadOf = (input) => {
  const { client, params, texts } = input;
  const say = texts(pagesTexts);
  const page = client.getQueryData(pageQuery(params.slug ?? ''));
  if (isMissing(page)) return notFoundHead(input);
  if (!page) return { title: say('heading') };
  return {
    title: page.title,
    description: page.content,
    seo: page,
    canonical: paths.page(page.slug),
    alternates: alternatePaths(page.alternates, paths.page),
    trail: [
      [say('home'), paths.home],
      [page.title, paths.page(page.slug)],
    ],
  };
};

export const Component = () => {
  const { slug = '' } = useParams();
  return <PageScreen slug={slug} />;
};
