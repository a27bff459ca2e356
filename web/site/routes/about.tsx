import { storageUrl } from '#contract/rules/storage-address.ts';
import { aboutTexts } from '#contract/texts/en/about.ts';
import { isMissing } from '#web/shared/lib/not-found.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { aboutQuery } from '#web/site/features/about/about.queries.ts';
import { AboutScreen } from '#web/site/features/about/about-screen.tsx';
import { alternatePaths, type HeadOf } from '#web/site/lib/head.ts';
import { type LoaderFunctionArgs, markMissing } from '#web/site/lib/loader.ts';
import { takeLeadPicture } from '#web/site/lib/prose-html.ts';
import { loadScreenData } from '#web/site/lib/screen-data.ts';

export const loader = async ({ context }: LoaderFunctionArgs): Promise<null> => {
  const about = await loadScreenData(context, aboutQuery);
  if (isMissing(about)) markMissing(context, about);
  return null;
};

export const head: HeadOf = ({ client, settings, absolute, texts }) => {
  const say = texts(aboutTexts);
  const about = client.getQueryData(aboutQuery);
  if (isMissing(about)) return { title: say('missing'), isMissing: true };
  return {
    title: say('title'),
    description: about?.content || settings?.company_description,
    seo: about,
    alternates: alternatePaths(about?.alternates, () => paths.about),
    image: about && storageUrl(takeLeadPicture(about.content).picture?.src),
    jsonLd: [{ '@type': 'AboutPage', name: say('title'), url: absolute(paths.about), about: { '@id': `${absolute('/')}#organization` } }],
    trail: [
      [say('home'), paths.home],
      [say('title'), paths.about],
    ],
  };
};

export const Component = AboutScreen;
