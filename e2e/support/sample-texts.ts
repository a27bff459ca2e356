// Shows a page in another language: with its direction, its style sheet, and sample texts about as long as the English ones.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const samples = {
  ar: 'توفر الشركة روبوتات صناعية موثوقة لخطوط التعبئة والتجميع مع خدمة سريعة وقطع غيار متاحة في جميع المناطق ودعم فني مستمر',
  de: 'Anlage Robotersteuerung und Verpackungsmaschinen Teile Sicherheitsabschaltung für Produkte Wartungsvertragsverlängerung Antriebe mit Inbetriebnahmebegleitung Ersatzteile Hochgeschwindigkeitsbearbeitungszentrum am Standort Kontakt',
  ja: '産業用ロボットの導入から保守までを一社で担当し、現場の安全性と生産性を同時に高めます。詳しい仕様はお問い合わせください。',
} as const;
export type SampleLanguage = keyof typeof samples;

// without its fonts, whose addresses are relative to the file
const styles = readFileSync('web/site/styles/other-languages.css', 'utf8').replaceAll(/@font-face \{[^}]*\}/g, '');

/** Values, part numbers and addresses look the same in every language. */
const kept =
  '.model, .price, .big-price, .unit, .sheet dd, .figures dd, .values dd, .comparison td, .logo, .n, code, pre, a[href^="tel:"], a[href^="mailto:"], script, style, noscript';

const replaceTexts = ([language, sample, kept]: readonly [string, string, string]): void => {
  const isJapanese = language === 'ja';
  const words = isJapanese ? [...sample] : sample.split(' ');
  let at = 0;
  const ofLength = (length: number): string => {
    const chosen: string[] = [];
    // a Japanese character is as wide as two letters
    let missing = isJapanese ? length / 2 : length;
    while (missing > 0) {
      // a translation is up to a half longer than the English text
      const longest = Math.max(8, missing * 1.5);
      let word = '';
      do {
        word = words[at % words.length] ?? '';
        at += 1;
      } while (word.length > longest);
      chosen.push(word);
      missing -= word.length + (isJapanese ? 0 : 1);
    }
    return chosen.join(isJapanese ? '' : ' ');
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const { length } = text.data.trim();
    if (/[a-z]{3}/i.test(text.data) && !text.parentElement?.closest(kept)) text.data = ` ${ofLength(length)} `;
  }
};

/** Replaces the texts that are on the page now. */
export const showSampleTexts = (page: Page, language: SampleLanguage): Promise<void> =>
  page.evaluate(replaceTexts, [language, samples[language], kept] as const);

/** Prepares a page so that it opens with the direction and style sheet of the language; needs `bypassCSP`. */
export const openIn = async (page: Page, language: SampleLanguage): Promise<void> => {
  await page.addInitScript(
    ([lang, sheet]) => {
      const prepare = () => {
        document.documentElement.lang = lang;
        document.documentElement.dir = lang === 'ar' ? 'rtl' : 'ltr';
        const style = document.createElement('style');
        style.textContent = sheet;
        document.head.append(style);
      };
      if (window === window.top) document.addEventListener('DOMContentLoaded', prepare, { once: true });
    },
    [language, styles] as const,
  );
};
