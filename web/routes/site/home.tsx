import type { LoaderFunctionArgs } from 'react-router';
import { HomeScreen } from '../../features/homepage/home-screen.tsx';
import { homepageQuery } from '../../features/homepage/homepage.queries.ts';
import type { HeadOf } from '../../lib/head.ts';
import { paths } from '../../lib/paths.ts';
import { loadScreenData } from '../../lib/screen-data.ts';

export const loader = async ({ context }: LoaderFunctionArgs): Promise<null> => {
  await loadScreenData(context, homepageQuery);
  return null;
};

export const head: HeadOf = ({ settings, absolute }) => {
  const company = settings?.company_name || 'Company';
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
