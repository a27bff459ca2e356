import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { defaultLanguage, type Language } from '#contract/rules/languages.ts';
import { de } from '#contract/texts/de/index.ts';
import { parts } from '#contract/texts/parts.ts';
import type { Text } from '#contract/texts/text.ts';
import type { ApiRequest } from '#web/shared/lib/api.ts';
import { clearToasts } from '#web/shared/ui/toast-store.ts';
import { QuoteButton } from '#web/site/features/quotes/quote-button.tsx';
import { useQuoteOpener } from '#web/site/features/quotes/use-quote-opener.tsx';
import { SiteSearch } from '#web/site/features/search/site-search.tsx';
import { ControlTexts } from '#web/site/lib/control-texts.tsx';
import { LanguageContext, type PageLanguage } from '#web/site/lib/language.ts';
import { Component as NotFound } from '#web/site/routes/not-found.tsx';
import { categoryAnswer, settingsAnswer } from '#web/test/api-answers.ts';
import { anArticle } from '#web/test/articles.ts';
import { aProduct } from '#web/test/catalogue.ts';
import { aPage } from '#web/test/paged.ts';
import { renderSite } from '#web/test/site-screen.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

const german: Language = { code: 'de', name: 'Deutsch', locale: 'de-DE', direction: 'ltr', is_published: true };
const language: PageLanguage = { ...german, prefix: 'de', all: [defaultLanguage, german], translated: de };

// without the labels of its menus, which are content
const { menus: _menus, ...settings } = settingsAnswer({ company_fax: '+62 21 1' });
const answers: Record<string, unknown> = {
  '/api/public/settings': settings,
  '/api/public/categories': [categoryAnswer(1), categoryAnswer(2)],
  '/api/public/currency-settings': { currency_code: 'IDR', currency_symbol: 'Rp', currency_locale: 'id-ID' },
  '/api/public/attributes': [],
  '/api/public/products': { products: aPage([aProduct()], { total: 12 }), categories: [] },
  '/api/public/news': aPage([anArticle()], { total: 3 }),
};
const transport = async ({ path }: ApiRequest) => {
  const body = answers[new URL(path, 'http://api.test').pathname];
  return body === undefined ? { status: 500, body: null } : { status: 200, body };
};

/** Renders a part of the site in German. */
const show = (element: ReactElement) =>
  renderSite(
    <LanguageContext value={language}>
      <ControlTexts>{element}</ControlTexts>
    </LanguageContext>,
    { api: transport },
  );

const formsOf = (text: Text): string[] => (typeof text === 'string' ? [text] : Object.values(text));

/** The English texts of parts without those that are the same in German. */
const englishOf = (names: readonly (keyof typeof parts)[]): string[] =>
  names.flatMap((name) => {
    const translated: Readonly<Record<string, Text>> = de[name];
    return Object.entries(parts[name].texts as Readonly<Record<string, Text>>).flatMap(([key, text]) =>
      formsOf(text).filter((one) => one.length > 3 && !one.includes('{') && !formsOf(translated[key] ?? '').includes(one)),
    );
  });

/** All that can be read or heard in the document, one text for each node or attribute. */
const shownTexts = (): string[] => {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Element)) texts.push(node.textContent ?? '');
    else for (const name of ['aria-label', 'title', 'alt', 'placeholder']) texts.push(node.getAttribute(name) ?? '');
  }
  return texts.map((text) => text.trim()).filter((text) => text !== '');
};

const expectGerman = (...names: (keyof typeof parts)[]) => {
  const english = new Set(englishOf(names));
  expect(shownTexts().filter((text) => english.has(text))).toEqual([]);
};

it('shows header, footer and their dialogs in German (LANG-11)', async () => {
  show(
    <>
      <SiteHeader />
      <SiteFooter />
    </>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Menü öffnen' }));
  expect(screen.getByRole('navigation', { name: 'Mobiles Menü' })).toBeTruthy();
  expect(screen.getByText(/Alle Rechte vorbehalten/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Lageplan' }));
  expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Schließen' })).toBeTruthy();
  expectGerman('shell', 'controls');
});

it('shows the page of an unknown address in German (LANG-11)', () => {
  show(<NotFound />);
  expect(screen.getByRole('heading', { name: 'Seite nicht gefunden' })).toBeTruthy();
  expect(screen.getByText(/^Oder direkt zu:/).textContent).toBe('Oder direkt zu: Aktuelles, Wissensdatenbank oder Kontakt.');
  expectGerman('not-found', 'not-found-page');
});

it('shows the search and its results in German (LANG-11)', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  show(<SiteSearch onOpen={() => {}} />);
  await userEvent.click(screen.getByRole('button', { name: 'Suche' }));
  expect(await screen.findByText('Suchen Sie Produkte nach Name oder Modellnummer und Artikel nach Thema.')).toBeTruthy();
  expectGerman('search', 'controls');
  await userEvent.type(screen.getByRole('combobox'), 'robot');
  expect(await screen.findByRole('option', { name: 'Alle 12 Produkte zu „robot“' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('12 Produkte, 3 Artikel');
  expectGerman('search', 'suggestions', 'controls');
});

it('shows the quote form and its failure in German (LANG-11)', async () => {
  const Page = () => {
    const quote = useQuoteOpener({ name: 'LR20', slug: 'lr20' });
    return (
      <>
        <QuoteButton className="btn" quote={quote} />
        {quote.dialogs}
      </>
    );
  };
  show(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Angebot anfordern' }));
  await userEvent.type(await screen.findByLabelText(/Name/), 'Sari Pratiwi');
  await userEvent.type(screen.getByLabelText(/E-Mail/), 'sari@pabrik.example');
  await userEvent.click(screen.getByRole('button', { name: 'Anfrage senden' }));
  expect(await screen.findByText('Der Server konnte die Anfrage nicht verarbeiten. Ihre Eingaben sind noch im Formular.')).toBeTruthy();
  expectGerman('quote-button', 'quote-request', 'controls');
  clearToasts();
});
