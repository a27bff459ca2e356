import type { PublicSettings } from '#contract/settings.ts';
import { webUrl } from '#web/shared/lib/paths.ts';
import { MapFrame } from '#web/shared/ui/map-frame.tsx';
import { SectionHead } from '#web/site/ui/section-head.tsx';

interface Props {
  settings: PublicSettings | undefined;
}

// the content security policy allows frames over https only
const mapAddress = (settings: Props['settings']): string | null => {
  const url = webUrl(settings?.maps_embed_url)?.replace(/^http:/i, 'https:');
  return url && URL.canParse(url) ? url : null;
};

/** Embedded map from the settings, on top of a drawn map that is visible until it loads. */
export const FindUs = ({ settings }: Props) => {
  const url = mapAddress(settings);
  const { company_name: name, company_address: address } = settings ?? {};
  return (
    <section aria-labelledby="find-us">
      <div className="wrap">
        <SectionHead title="Find Us" id="find-us" />
      </div>
      <div className={url ? 'map' : 'map none'}>
        <img src="/images/map.svg" width="1600" height="900" alt="" loading="lazy" />
        {url ? <MapFrame key={url} url={url} /> : <p className="no-map">Map not available</p>}
        {address && (
          <p className="tag">
            {name && <b>{name}</b>}
            {address}
          </p>
        )}
      </div>
    </section>
  );
};
