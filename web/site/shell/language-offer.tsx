// One line above the page that offers it in the language of the browser, in that language. Its place is free from the first paint
// (server/ssr/offer-script.ts, layout.css).
import '#web/site/styles/language-offer.css';
import { useEffect, useState } from 'react';
import type { Language } from '#contract/rules/languages.ts';
import type { getPublicSettings } from '#contract/settings.ts';
import { languageOfferTexts } from '#contract/texts/en/language-offer.ts';
import { loadOfferTexts } from '#contract/texts/offers.ts';
import { type Say, type Texts, withOwnTexts } from '#contract/texts/text.ts';
import { call, type Transport } from '#web/shared/lib/api.ts';
import { browserTransport } from '#web/shared/lib/browser-transport.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { textsFor, useLanguage } from '#web/site/lib/language.ts';
import { rememberChoice, removeOffer } from '#web/site/lib/language-choice.ts';
import { useLanguageLinks } from '#web/site/router/use-language-links.ts';

type OfferTexts = (typeof languageOfferTexts)['texts'] & Texts;

const transportIn =
  ({ code }: Language): Transport =>
  (request) =>
    browserTransport({ ...request, path: `${request.path}?locale=${code}` });

const loadTexts = async (language: Language): Promise<Say<OfferTexts>> => {
  const [translated, { texts }] = await Promise.all([
    loadOfferTexts(language.code),
    call<typeof getPublicSettings>(transportIn(language), 'GET', '/api/public/settings'),
  ]);
  return textsFor({ code: language.code, translated: withOwnTexts(translated, texts) }, language.locale)(languageOfferTexts);
};

const findOffered = (languages: readonly Language[]): Language | undefined =>
  languages.find(({ code }) => code === document.documentElement.dataset.offer);

export const LanguageOffer = () => {
  const { all } = useLanguage();
  // the mark is removed with the first choice
  const [language] = useState(() => findOffered(all));
  const [say, setSay] = useState<Say<OfferTexts> | null>(null);
  const links = useLanguageLinks();
  useEffect(() => {
    if (language) loadTexts(language).then((loaded) => setSay(() => loaded), removeOffer);
  }, [language]);
  if (!language || !say) return null;
  const { code, name, direction } = language;
  return (
    <aside className="language-offer" lang={code} dir={direction} aria-label={say('label')}>
      <p>{say('offer', { language: name })}</p>
      <a href={links?.[code]} hrefLang={code} onClick={rememberChoice}>
        {say('show', { language: name })}
      </a>
      <button type="button" aria-label={say('dismiss')} onClick={rememberChoice}>
        <Icon name="close" />
      </button>
    </aside>
  );
};
