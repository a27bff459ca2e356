// On a first visit with a browser in another language, loads the line that offers the page in it.
import { type ComponentType, useEffect, useState } from 'react';
import { useLanguage } from '#web/site/lib/language.ts';

export const LanguageOfferSlot = () => {
  const { code, all } = useLanguage();
  const [Offer, setOffer] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (all.length === 1 || navigator.language.startsWith(code)) return;
    import('./language-offer.tsx').then(
      ({ loadOffer }) => loadOffer(all, code).then((loaded) => setOffer(() => loaded)),
      // the menu of languages remains
      () => {},
    );
  }, [code, all]);
  return Offer && <Offer />;
};
