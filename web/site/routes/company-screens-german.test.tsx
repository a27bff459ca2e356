import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { siteTextDefaults } from '#contract/rules/site-texts.ts';
import { de } from '#contract/texts/de/index.ts';
import { parts } from '#contract/texts/parts.ts';
import type { Text } from '#contract/texts/text.ts';
import { clearToasts } from '#web/shared/ui/toast-store.ts';
import { AboutScreen } from '#web/site/features/about/about-screen.tsx';
import { HomeScreen } from '#web/site/features/homepage/home-screen.tsx';
import { ArticleScreen } from '#web/site/features/news/article-screen.tsx';
import { NewsListScreen } from '#web/site/features/news/news-list-screen.tsx';
import { PageScreen } from '#web/site/features/pages/page-screen.tsx';
import type { HeadOf } from '#web/site/lib/head.ts';
import { LanguageContext, type PageLanguage, textsFor } from '#web/site/lib/language.ts';
import { QueryClient } from '#web/site/query/query-client.ts';
import { heroAnswer, homepageAnswer, settingsAnswer } from '#web/test/api-answers.ts';
import { anArticle } from '#web/test/articles.ts';
import { aPage } from '#web/test/paged.ts';
import { renderSite } from '#web/test/site-screen.tsx';
import * as about from './about.tsx';
import * as contact from './contact.tsx';
import * as home from './home.tsx';
import * as newsDetail from './news-detail.tsx';
import * as newsList from './news-list.tsx';
import * as staticPage from './static-page.tsx';

const language = { code: 'de', name: 'Deutsch', locale: 'de-DE', direction: 'ltr', is_published: true } as const;
const german: PageLanguage = { ...language, prefix: 'de', all: [language], translated: de };

const partsHere = ['about', 'article', 'articles', 'contact', 'contact-check', 'homepage', 'news-list', 'not-found', 'pages'] as const;
const formsOf = (text: Text): string[] => (typeof text === 'string' ? [text] : Object.values(text));

/** English texts whose translation differs from them. */
const englishTexts = partsHere.flatMap((name) => {
  const translations: Readonly<Record<string, Text>> = de[name];
  return Object.entries<Text>(parts[name].texts).flatMap(([key, text]) =>
    formsOf(text).filter((form) => form.length > 3 && !form.includes('{') && !formsOf(translations[key] ?? '').includes(form)),
  );
});
const englishIn = (text: string) => englishTexts.filter((english) => text.includes(english));

/** Everything that is read or announced. */
const readable = (): string =>
  [...document.body.querySelectorAll('*')]
    .flatMap((element) => ['aria-label', 'aria-roledescription', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name)))
    .concat(document.body.textContent)
    .join('\n');

const settings = settingsAnswer({
  ...siteTextDefaults,
  company_name: 'Muster GmbH',
  company_tagline: null,
  maps_embed_url: null,
  statistics: [{ value: '18', label: 'Jahre' }],
  team_members: [{ name: 'Rita Muster', position: 'Leitung', photo: null }],
});
const article = anArticle({ title: 'Beitrag', slug: 'beitrag', images: ['uploads/c.webp'] });
const homepage = homepageAnswer({
  featured_products: [],
  latest_news: Array.from({ length: 6 }, (_, index) => anArticle({ title: `Beitrag ${index}` })),
  hero_settings: heroAnswer({ slides_data: JSON.stringify([{ title: 'Eins' }, { title: 'Zwei' }]) }),
});
const page = { title: 'Datenschutz', content: '<h2>A</h2><h2>B</h2><h2>C</h2>', template: 'default' };

beforeEach(() => clearToasts());

interface Case {
  name: string;
  element: ReactElement;
  at?: string;
  api?: Record<string, unknown>;
  shown: string;
}

it.each<Case>([
  { name: 'home', element: <HomeScreen />, api: { '/api/public/homepage': homepage }, shown: 'Neuigkeiten' },
  { name: 'about', element: <AboutScreen />, api: { '/api/public/about': { content: '', sections: [] } }, shown: 'Unser Team' },
  { name: 'about, not written', element: <AboutScreen />, shown: 'Seite „Über uns“ nicht gefunden' },
  { name: 'contact', element: <contact.Component />, shown: 'Schreiben Sie uns' },
  { name: 'news', element: <NewsListScreen />, api: { '/api/public/news': aPage([article]) }, shown: 'Neuigkeiten und Ankündigungen' },
  {
    name: 'news, nothing found',
    element: <NewsListScreen />,
    at: '/news?search=x',
    api: { '/api/public/news': aPage([]) },
    shown: 'Alles anzeigen: Unternehmensnachrichten',
  },
  {
    name: 'an article',
    element: <ArticleScreen slug="beitrag" />,
    api: { '/api/public/news/beitrag': { news: article, related_news: [anArticle({ title: 'Anderer' })] } },
    shown: 'Ähnliche Artikel',
  },
  { name: 'an article that does not exist', element: <ArticleScreen slug="beitrag" />, shown: 'Artikel nicht gefunden' },
  {
    name: 'a page',
    element: <PageScreen slug="datenschutz" />,
    api: { '/api/public/pages/datenschutz': page },
    shown: 'Auf dieser Seite',
  },
  { name: 'a page that does not exist', element: <PageScreen slug="datenschutz" />, shown: 'Seite nicht gefunden' },
])('shows no English text in German: $name (LANG-11)', async ({ element, at, api, shown }) => {
  renderSite(<LanguageContext value={german}>{element}</LanguageContext>, { at, api: { ...api, '/api/public/settings': settings } });
  // while the data loads
  expect(englishIn(readable())).toEqual([]);
  await screen.findByText(shown);
  expect(englishIn(readable())).toEqual([]);
});

it('shows errors and failures of the contact form in German (LANG-11)', async () => {
  const user = userEvent.setup();
  renderSite(
    <LanguageContext value={german}>
      <contact.Component />
    </LanguageContext>,
    { api: { '/api/public/settings': settings } },
  );
  await user.click(await screen.findByRole('button', { name: /Nachricht senden/ }));
  screen.getByText('Bitte füllen Sie das Feld „Betreff“ aus.');
  expect(englishIn(readable())).toEqual([]);
  await user.type(screen.getByLabelText(/^Name/), 'Rita');
  await user.type(screen.getByLabelText(/^E-Mail/), 'rita@muster');
  await user.type(screen.getByLabelText(/^Betreff/), 'Anfrage');
  await user.type(screen.getByLabelText(/^Nachricht \*/), 'Bitte rufen Sie an.');
  await user.click(screen.getByRole('button', { name: /Nachricht senden/ }));
  screen.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein.');
  await user.type(screen.getByLabelText(/^E-Mail/), '.example');
  await user.click(screen.getByRole('button', { name: /Nachricht senden/ }));
  await screen.findByText('Die Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es erneut.');
});

const headOf = (head: HeadOf, address: string) =>
  head({
    client: new QueryClient(),
    params: { slug: 'x' },
    url: new URL(address, 'https://site.example'),
    settings: undefined,
    absolute: (path) => path ?? null,
    language: german,
    texts: textsFor(german, 'de-DE'),
  });

it.each<[title: string, HeadOf, address: string]>([
  ['Unternehmen', home.head, '/'],
  ['Über uns', about.head, '/about'],
  ['Kontakt', contact.head, '/contact'],
  ['Unternehmensnachrichten', newsList.head, '/news'],
  ['Wissensdatenbank, „Greifer“, Seite 2', newsList.head, '/news?type=knowledge&search=Greifer&page=2'],
  ['Aktuelles', newsDetail.head, '/news/x'],
  ['Seite', staticPage.head, '/page/x'],
])('has a head without English texts in German: %s (LANG-11)', (title, head, address) => {
  const found = headOf(head, address);
  expect(found.title).toBe(title);
  const names = [...JSON.stringify(found.jsonLd ?? []).matchAll(/"name":"([^"]*)"/g)].map(([, name]) => name);
  expect(englishIn([found.description, ...names].join('\n'))).toEqual([]);
});
