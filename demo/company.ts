// All content of the demonstration company, and the files that it references.
import { articles } from './content/articles.ts';
import { attributes } from './content/attributes.ts';
import { categories } from './content/categories.ts';
import { slides } from './content/hero.ts';
import { messages } from './content/messages.ts';
import { sections, statistics, team } from './content/pages/about.ts';
import { pages } from './content/pages.ts';
import { products } from './content/products.ts';
import { settings } from './content/settings.ts';

export const company = { articles, attributes, categories, messages, pages, products, sections, settings, slides, statistics, team };

/** Paths of pictures in the HTML of articles and pages have this prefix. */
export const demoAddress = /\bdemo:([\w/.-]+)/g;

export const brochureOf = ({ slug }: { slug: string }): string => `${slug}.pdf`;

/** Paths of all pictures, as used in the content. */
export const pictures = (): string[] => [
  ...categories.map(({ image }) => image),
  ...products.flatMap((product) => product.pictures),
  ...articles.flatMap(({ featured_image, images, content }) => [
    featured_image,
    ...images,
    ...[...content.matchAll(demoAddress)].map(([, path = '']) => path),
  ]),
  ...pages.flatMap(({ content }) => [...content.matchAll(demoAddress)].map(([, path = '']) => path)),
  ...team.map(({ photo }) => photo),
  ...settings.filter(({ type, value }) => type === 'image' && value !== '').map(({ value }) => value),
  ...slides.flatMap(({ background_image, hero_image }) => [background_image, hero_image]).filter((path) => path !== ''),
];

export const brochures = (): string[] => products.filter(({ has_brochure }) => has_brochure).map(brochureOf);
