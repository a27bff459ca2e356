import { toMapAddress } from '#contract/rules/map-address.ts';
import type { PublicSettings } from '#contract/settings.ts';
import { contactTexts } from '#contract/texts/en/contact.ts';
import { mapFrameTexts } from '#contract/texts/en/map-frame.ts';
import { MapFrame } from '#web/shared/ui/map-frame.tsx';
import { useTexts } from '#web/site/lib/language.ts';
import { useHydrated } from '#web/site/lib/use-hydrated.ts';
import { SectionHead } from '#web/site/ui/section-head.tsx';

interface Props {
  settings: PublicSettings | undefined;
}

/**
 * Embedded map from the settings, over a drawn map that is visible until it loads. With scripts it is added after hydration,
 * because browsers load frames before the visible pictures.
 */
export const FindUs = ({ settings }: Props) => {
  const say = useTexts(contactTexts);
  const url = toMapAddress(settings?.maps_embed_url);
  const isHydrated = useHydrated();
  const mapTitle = useTexts(mapFrameTexts)('title');
  const map = url && <MapFrame key={url} url={url} title={mapTitle} />;
  const { company_name: name, company_address: address } = settings ?? {};
  return (
    <section aria-labelledby="find-us">
      <div className="wrap">
        <SectionHead title={say('findUs')} id="find-us" />
      </div>
      <div className={url ? 'map' : 'map none'}>
        <img src="/images/map.svg" width="1600" height="900" alt="" loading="lazy" />
        <span className="mark" />
        {url ? isHydrated ? map : <noscript>{map}</noscript> : <p className="no-map">{say('noMap')}</p>}
        {address && (
          <p className="tag">
            {name && <b>{name}</b>}
            <span>{address}</span>
          </p>
        )}
      </div>
    </section>
  );
};
