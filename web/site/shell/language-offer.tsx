// One line above the page that offers it in the language of the browser, in that language. It covers the page instead of moving it.
import '#web/site/styles/language-offer.css';
import { type ComponentType, useState } from 'react';
import type { Language } from '#contract/rules/languages.ts';
import type { getPublicSettings } from '#contract/settings.ts';
import { languageOfferTexts } from '#contract/texts/en/language-offer.ts';
import { loadOfferTexts } from '#contract/texts/offers.ts';
import { type Say, type Texts, withOwnTexts } from '#contract/texts/text.ts';
import { call, type Transport } from '#web/shared/lib/api.ts';
import { browserTransport } from '#web/shared/lib/browser-transport.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { textsFor } from '#web/site/lib/language.ts';
import { hasChosen, rememberChoice } from '#web/site/lib/language-choice.ts';
import { useLanguageLinks } from '#web/site/router/use-language-links.ts';
import { preferredLanguage } from './preferred-language.ts';

type OfferTexts = (typeof languageOfferTexts)['texts'] & Texts;

interface Props {
  language: Language;
  say: Say<OfferTexts>;
}

const LanguageOffer = ({ language: { code, name, direction }, say }: Props) => {
  const [isShown, setIsShown] = useState(true);
  const href = useLanguageLinks()?.[code];
  if (!isShown || !href) return null;
  const dismiss = () => {
    rememberChoice();
    setIsShown(false);
  };
  return (
    <aside className="language-offer" lang={code} dir={direction} aria-label={say('label')}>
      <p>{say('offer', { language: name })}</p>
      <a href={href} hrefLang={code} onClick={rememberChoice}>
        {say('show', { language: name })}
      </a>
      <button type="button" aria-label={say('dismiss')} onClick={dismiss}>
        <Icon name="close" />
      </button>
    </aside>
  );
};

const transportIn =
  ({ code }: Language): Transport =>
  (request) =>
    browserTransport({ ...request, path: `${request.path}?locale=${code}` });

/**
 * @returns the line for the language that the browser prefers; null if the visitor has chosen, the page is in that language, or the site has
 * none of the languages
 */
export const loadOffer = async (languages: readonly Language[], current: string): Promise<ComponentType | null> => {
  const language = preferredLanguage(navigator.languages, languages);
  if (!language || language.code === current || hasChosen()) return null;
  const [translated, { texts }] = await Promise.all([
    loadOfferTexts(language.code),
    call<typeof getPublicSettings>(transportIn(language), 'GET', '/api/public/settings'),
  ]);
  const say = textsFor({ code: language.code, translated: withOwnTexts(translated, texts) }, language.locale)(languageOfferTexts);
  return () => <LanguageOffer language={language} say={say} />;
};
