import type { ContentTranslations } from '../types.ts';
import { articles } from './articles.ts';
import { attributes } from './attributes.ts';
import { categories } from './categories.ts';
import { pages } from './pages.ts';
import { pictureTexts } from './picture-texts.ts';
import { products } from './products.ts';
import { settings } from './settings.ts';

/** Indonesian. */
export const id: ContentTranslations = { products, categories, articles, pages, attributes, settings, pictureTexts };
