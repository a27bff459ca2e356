import type { PublicSettings } from '#contract/settings.ts';
import { webUrl } from '../../lib/paths.ts';
import { SectionHead } from '../../ui/section-head.tsx';

interface Props {
  settings: PublicSettings | undefined;
}

// a map of another host may run its own script and open its own pages, nothing else
const sandbox = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** The map of the settings on a drawn one, which stays where the map's host does not answer. */
export const FindUs = ({ settings }: Props) => {
  const url = webUrl(settings?.maps_embed_url);
  const { company_name: name, company_address: address } = settings ?? {};
  return (
    <section aria-labelledby="find-us">
      <div className="wrap">
        <SectionHead title="Find Us" id="find-us" />
      </div>
      <div className={url ? 'map' : 'map none'}>
        <img src="/images/map.svg" width="1600" height="900" alt="" loading="lazy" />
        {url ? (
          <iframe
            src={url}
            title="Map: where to find us"
            loading="lazy"
            sandbox={sandbox}
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <p className="no-map">Map not available</p>
        )}
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
