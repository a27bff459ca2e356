import type { LoaderFunctionArgs } from 'react-router';
import { aboutQuery } from '../../features/about/about.queries.ts';
import { AboutScreen } from '../../features/about/about-screen.tsx';
import { breadcrumbLd, type HeadOf } from '../../lib/head.ts';
import { markNotFound } from '../../lib/not-found.ts';
import { paths, storageUrl } from '../../lib/paths.ts';
import { takeLeadPicture } from '../../lib/prose-html.ts';
import { loadScreenData } from '../../lib/screen-data.ts';

export const loader = async ({ context }: LoaderFunctionArgs): Promise<null> => {
  if ((await loadScreenData(context, aboutQuery)) === null) markNotFound(context);
  return null;
};

export const head: HeadOf = ({ client, settings, absolute }) => {
  const about = client.getQueryData(aboutQuery.queryKey);
  if (about === null) return { title: 'About page not found', isHidden: true };
  return {
    title: 'About Us',
    description: about?.content || settings?.company_description,
    image: about && storageUrl(takeLeadPicture(about.content).picture?.src),
    jsonLd: [
      { '@type': 'AboutPage', name: 'About Us', url: absolute(paths.about), about: { '@id': `${absolute('/')}#organization` } },
      breadcrumbLd(absolute, [
        ['Home', paths.home],
        ['About Us', paths.about],
      ]),
    ],
  };
};

export const Component = AboutScreen;
