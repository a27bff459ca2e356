import { homepageTexts } from '#contract/texts/en/homepage.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { HomeScreen } from '#web/site/features/homepage/home-screen.tsx';
import { homepageQuery } from '#web/site/features/homepage/homepage.queries.ts';
import type { HeadOf } from '#web/site/lib/head.ts';
import type { LoaderFunctionArgs } from '#web/site/lib/loader.ts';
import { loadScreenData } from '#web/site/lib/screen-data.ts';

export const loader = async ({ context }: LoaderFunctionArgs): Promise<null> => {
  await loadScreenData(context, homepageQuery);
  return null;
};

export const head: HeadOf = ({ settings, absolute, texts }) => {
  const company = settings?.company_name || texts(homepageTexts)('company');
  return {
    title: settings?.company_tagline ? `${company}: ${settings.company_tagline}` : company,
    isWholeTitle: true,
    canonical: paths.home,
    jsonLd: [
      {
        '@type': 'WebSite',
        '@id': `${absolute('/')}#website`,
        name: company,
        url: absolute('/'),
        publisher: { '@id': `${absolute('/')}#organization` },
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${absolute('/products')}?search={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  };
};

export const Component = HomeScreen;
