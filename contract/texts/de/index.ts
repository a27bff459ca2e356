import type { Translations } from '../parts.ts';
import { about } from './about.ts';
import { acknowledgement } from './acknowledgement.ts';
import { article } from './article.ts';
import { articles } from './articles.ts';
import { attributeValues } from './attribute-values.ts';
import { breadcrumb } from './breadcrumb.ts';
import { compare } from './compare.ts';
import { compareTray } from './compare-tray.ts';
import { contact } from './contact.ts';
import { contactAnswers } from './contact-answers.ts';
import { contactCheck } from './contact-check.ts';
import { controls } from './controls.ts';
import { copyLink } from './copy-link.ts';
import { count } from './count.ts';
import { feeds } from './feeds.ts';
import { head } from './head.ts';
import { homepage } from './homepage.ts';
import { languageOffer } from './language-offer.ts';
import { languages } from './languages.ts';
import { lightbox } from './lightbox.ts';
import { lightboxStage } from './lightbox-stage.ts';
import { mapFrame } from './map-frame.ts';
import { newsList } from './news-list.ts';
import { notFound } from './not-found.ts';
import { notFoundPage } from './not-found-page.ts';
import { notices } from './notices.ts';
import { pages } from './pages.ts';
import { pagination } from './pagination.ts';
import { product } from './product.ts';
import { productCard } from './product-card.ts';
import { productFilters } from './product-filters.ts';
import { productList } from './product-list.ts';
import { prose } from './prose.ts';
import { quoteButton } from './quote-button.ts';
import { quoteRequest } from './quote-request.ts';
import { routeError } from './route-error.ts';
import { search } from './search.ts';
import { searchNotice } from './search-notice.ts';
import { shell } from './shell.ts';
import { splash } from './splash.ts';
import { states } from './states.ts';
import { suggestions } from './suggestions.ts';
import { units } from './units.ts';

export const de: Translations = {
  breadcrumb,
  controls,
  'copy-link': copyLink,
  count,
  head,
  lightbox,
  'lightbox-stage': lightboxStage,
  'map-frame': mapFrame,
  about,
  article,
  articles,
  contact,
  'contact-check': contactCheck,
  homepage,
  'news-list': newsList,
  'attribute-values': attributeValues,
  compare,
  'compare-tray': compareTray,
  feeds,
  'language-offer': languageOffer,
  languages,
  acknowledgement,
  'contact-answers': contactAnswers,
  'not-found': notFound,
  'not-found-page': notFoundPage,
  pagination,
  prose,
  'quote-button': quoteButton,
  'quote-request': quoteRequest,
  'route-error': routeError,
  search,
  'search-notice': searchNotice,
  shell,
  splash,
  states,
  suggestions,
  units,
  pages,
  product,
  'product-card': productCard,
  'product-filters': productFilters,
  'product-list': productList,
  notices,
};
