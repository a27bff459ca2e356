import type { TranslatedContent } from '../types.ts';
import { about } from './content/about.ts';
import { attributes } from './content/attributes.ts';
import { categories } from './content/categories.ts';
import { loadDiagram } from './content/load-diagram.ts';
import { lr210Idles } from './content/lr210-idles.ts';
import { pictureTexts } from './content/picture-texts.ts';
import { products } from './content/products.ts';
import { settings } from './content/settings.ts';

export const content: TranslatedContent = {
  products,
  categories,
  articles: { 'lr210-idles-on-half-the-power': lr210Idles, 'reading-a-load-diagram': loadDiagram },
  pages: { about },
  attributes,
  settings,
  pictureTexts,
};
