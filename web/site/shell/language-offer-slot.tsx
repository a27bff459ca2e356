// If the document is marked because the browser prefers another language, loads the line that offers the page in it.
import { type ComponentType, useEffect, useState } from 'react';
import { removeOffer } from '#web/site/lib/language-choice.ts';

export const LanguageOfferSlot = () => {
  const [Offer, setOffer] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (document.documentElement.dataset.offer)
      // without it the menu of languages remains
      import('./language-offer.tsx').then(({ LanguageOffer }) => setOffer(() => LanguageOffer), removeOffer);
  }, []);
  return Offer && <Offer />;
};
