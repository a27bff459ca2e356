// All parts, for the translations of whole languages. Code that shows texts imports only its own part.
import { aboutTexts } from './en/about.ts';
import { acknowledgementTexts } from './en/acknowledgement.ts';
import { articleTexts } from './en/article.ts';
import { articlesTexts } from './en/articles.ts';
import { attributeValuesTexts } from './en/attribute-values.ts';
import { breadcrumbTexts } from './en/breadcrumb.ts';
import { compareTexts } from './en/compare.ts';
import { compareTrayTexts } from './en/compare-tray.ts';
import { contactTexts } from './en/contact.ts';
import { contactAnswersTexts } from './en/contact-answers.ts';
import { contactCheckTexts } from './en/contact-check.ts';
import { controlsTexts } from './en/controls.ts';
import { copyLinkTexts } from './en/copy-link.ts';
import { countTexts } from './en/count.ts';
import { feedsTexts } from './en/feeds.ts';
import { headTexts } from './en/head.ts';
import { homepageTexts } from './en/homepage.ts';
import { languageOfferTexts } from './en/language-offer.ts';
import { languagesTexts } from './en/languages.ts';
import { lightboxTexts } from './en/lightbox.ts';
import { lightboxStageTexts } from './en/lightbox-stage.ts';
import { mapFrameTexts } from './en/map-frame.ts';
import { newsListTexts } from './en/news-list.ts';
import { notFoundTexts } from './en/not-found.ts';
import { notFoundPageTexts } from './en/not-found-page.ts';
import { noticesTexts } from './en/notices.ts';
import { pagesTexts } from './en/pages.ts';
import { paginationTexts } from './en/pagination.ts';
import { productTexts } from './en/product.ts';
import { productCardTexts } from './en/product-card.ts';
import { productFiltersTexts } from './en/product-filters.ts';
import { productListTexts } from './en/product-list.ts';
import { proseTexts } from './en/prose.ts';
import { quoteButtonTexts } from './en/quote-button.ts';
import { quoteRequestTexts } from './en/quote-request.ts';
import { routeErrorTexts } from './en/route-error.ts';
import { searchTexts } from './en/search.ts';
import { searchNoticeTexts } from './en/search-notice.ts';
import { shellTexts } from './en/shell.ts';
import { splashTexts } from './en/splash.ts';
import { statesTexts } from './en/states.ts';
import { suggestionsTexts } from './en/suggestions.ts';
import { unitsTexts } from './en/units.ts';
import type { Part, Translation } from './text.ts';

export const parts = {
  breadcrumb: breadcrumbTexts,
  controls: controlsTexts,
  'copy-link': copyLinkTexts,
  count: countTexts,
  head: headTexts,
  lightbox: lightboxTexts,
  'lightbox-stage': lightboxStageTexts,
  'map-frame': mapFrameTexts,
  about: aboutTexts,
  article: articleTexts,
  articles: articlesTexts,
  contact: contactTexts,
  'contact-check': contactCheckTexts,
  homepage: homepageTexts,
  'news-list': newsListTexts,
  'attribute-values': attributeValuesTexts,
  compare: compareTexts,
  'compare-tray': compareTrayTexts,
  feeds: feedsTexts,
  'language-offer': languageOfferTexts,
  languages: languagesTexts,
  acknowledgement: acknowledgementTexts,
  'contact-answers': contactAnswersTexts,
  'not-found': notFoundTexts,
  'not-found-page': notFoundPageTexts,
  pagination: paginationTexts,
  prose: proseTexts,
  'quote-button': quoteButtonTexts,
  'quote-request': quoteRequestTexts,
  'route-error': routeErrorTexts,
  search: searchTexts,
  'search-notice': searchNoticeTexts,
  shell: shellTexts,
  splash: splashTexts,
  states: statesTexts,
  suggestions: suggestionsTexts,
  units: unitsTexts,
  pages: pagesTexts,
  product: productTexts,
  'product-card': productCardTexts,
  'product-filters': productFiltersTexts,
  'product-list': productListTexts,
  notices: noticesTexts,
} as const satisfies Readonly<Record<string, Part>>;

/** The texts of all parts in another language. */
export type Translations = { readonly [Name in keyof typeof parts]: Translation<(typeof parts)[Name]> };
