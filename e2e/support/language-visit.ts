// Checks pages in a language that a journey has added.
import type { Page } from '@playwright/test';
import { parts } from '#contract/texts/parts.ts';
import type { Part, Text } from '#contract/texts/text.ts';
import type { TranslatedSite } from '../texts/types.ts';
import { expect, open } from './test.ts';
import { expectAccessibleAt } from './widths.ts';

const formsOf = (text: Text): string[] => (typeof text === 'string' ? [text] : Object.values(text));
const placeholder = /\{\w+\}/g;
/** "{label} from {value}" would match any text with the word. */
const fewestLetters = 5;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** @returns patterns of the English texts whose translation is another text */
const englishTexts = ({ texts }: TranslatedSite): string[] => {
  const own: Readonly<Record<string, Readonly<Record<string, Text>>>> = texts;
  const changed = Object.entries<Part>(parts).flatMap(([part, english]) =>
    Object.entries(english.texts).flatMap(([key, text]) => {
      const translated = formsOf(own[part]?.[key] ?? '');
      return formsOf(text).filter((form) => !translated.includes(form));
    }),
  );
  const isDistinct = (text: string) =>
    !text.includes('{') || text.replaceAll(placeholder, '').replaceAll(/[^A-Za-z]/g, '').length >= fewestLetters;
  return [...new Set(changed.filter(isDistinct))].map((text) => `^${text.split(placeholder).map(escaped).join('.+')}$`);
};

/** @returns the texts of the page in its language: visible ones, labels, and texts for screen readers */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { lang } = document.documentElement;
    const isOfPage = (element: Element | null): boolean =>
      element?.closest('[lang]')?.getAttribute('lang') === lang && !element.closest('script, style, noscript, template');
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (isOfPage(walker.currentNode.parentElement)) found.push(walker.currentNode.nodeValue ?? '');
    for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      if (isOfPage(element)) for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(element.getAttribute(name) ?? '');
    return found.map((text) => text.replaceAll(/[\u2066-\u2069]/g, '').trim()).filter(Boolean);
  });

/** No text of the site is in English, and all numbers have Latin digits. */
export const expectOwnTexts = async (page: Page, site: TranslatedSite): Promise<void> => {
  const english = new RegExp(englishTexts(site).join('|'), 'i');
  await expect.poll(async () => (await textsOf(page)).filter((text) => english.test(text) || /[٠-٩۰-۹]/.test(text))).toEqual([]);
};

const expectNoSpacing = async (page: Page): Promise<void> => {
  const texts = page.locator('h1, h2, .label, .btn');
  const spacings = await texts.evaluateAll((all) => all.map((element) => getComputedStyle(element).letterSpacing));
  expect([...new Set(spacings)]).toEqual(['normal']);
};

interface Visit {
  /** Without the code of the language. */
  path: string;
  /** Opens a part of the page, at 390 px. */
  act?: (page: Page, texts: TranslatedSite['texts']) => Promise<void>;
}

const named = (name: Text) => ({ name: name as string, exact: true });

export const visits: readonly Visit[] = [
  {
    path: '/',
    act: async (page, { shell }) => {
      await page.getByRole('button', named(shell.search)).click();
      await page.getByRole('combobox').fill('LR20');
      await expect(page.getByRole('option', { name: /LR20/ }).first()).toBeVisible();
    },
  },
  { path: '/products' },
  {
    path: '/products?category=industrial-robots',
    act: async (page, texts) => {
      await page.getByRole('button', named(texts['product-list'].filters)).click();
      await expect(page.getByRole('dialog', named(texts['product-filters'].title))).toBeVisible();
    },
  },
  { path: '/products?search=LR20' },
  {
    path: '/products/six-axis-robot-lr20',
    act: async (page, texts) => {
      await page.getByRole('button', named(texts['quote-button'].request)).first().click();
      const dialog = page.getByRole('dialog', { name: texts['quote-request'].title as string });
      await dialog.getByRole('button', named(texts['quote-request'].send)).click();
      await expect(dialog.locator('[aria-invalid="true"]').first()).toBeFocused();
    },
  },
  { path: '/compare?products=six-axis-robot-lr20,compact-robot-lr7,heavy-robot-lr210' },
  { path: '/news' },
  { path: '/news/lr210-idles-on-half-the-power' },
  { path: '/about' },
  { path: '/page/privacy-policy' },
  {
    path: '/contact',
    act: async (page, { contact }) => {
      await page.getByRole('button', named(contact.send)).click();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
    },
  },
  { path: '/nowhere' },
];

export const expectPageInLanguage = async (page: Page, site: TranslatedSite, { path, act }: Visit): Promise<void> => {
  const { code, direction } = site.language;
  await open(page, `/${code}${path}`);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('lang', code);
  if (direction === 'rtl') await expect(root).toHaveAttribute('dir', 'rtl');
  await expectNoSpacing(page);
  await expectOwnTexts(page, site);
  await expectAccessibleAt(page, [1440, 390]);
  if (!act) return;
  await act(page, site.texts);
  await expectOwnTexts(page, site);
  await expectAccessibleAt(page, [390, 1440]);
};
