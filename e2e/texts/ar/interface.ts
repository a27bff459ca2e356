import type { Translations } from '#contract/texts/parts.ts';
import { catalogue } from './interface/catalogue.ts';
import { pages } from './interface/pages.ts';
import { site } from './interface/site.ts';

export const texts: Translations = { ...site, ...catalogue, ...pages };
