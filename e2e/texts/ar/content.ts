import type { TranslatedContent } from '../types.ts';
import { articles, pages } from './content/articles.ts';
import { attributes, categories } from './content/catalogue.ts';
import { pictureTexts } from './content/picture-texts.ts';
import { products } from './content/products.ts';
import { settings } from './content/settings.ts';

export const content: TranslatedContent = { products, categories, articles, pages, attributes, settings, pictureTexts };
