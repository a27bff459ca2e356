// The map of another host. A frame whose host does not answer shows the browser's error page and tells nobody, so the
// host is asked for its icon first: until that comes, the drawn map behind the frame is what one sees.
import { useEffect, useState } from 'react';

interface Props {
  url: string;
}

// it may run its own script and open its own pages, nothing else
const sandbox = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

type Host = 'asked' | 'answers' | 'silent';

export const MapFrame = ({ url }: Props) => {
  const [host, setHost] = useState<Host>('asked');
  useEffect(() => {
    const icon = new Image();
    icon.onload = () => setHost('answers');
    icon.onerror = () => setHost('silent');
    icon.src = `${new URL(url).origin}/favicon.ico`;
    return () => {
      icon.onload = null;
      icon.onerror = null;
    };
  }, [url]);
  const isShown = host === 'answers';
  return (
    <>
      <iframe
        className={isShown ? undefined : 'waiting'}
        src={url}
        title="Map: where to find us"
        loading="lazy"
        sandbox={sandbox}
        referrerPolicy="strict-origin-when-cross-origin"
        tabIndex={isShown ? undefined : -1}
      />
      {/* a host without an icon may have a map all the same */}
      {host === 'silent' && (
        <button type="button" className="btn btn-main btn-sm show-map" onClick={() => setHost('answers')}>
          Show map
        </button>
      )}
    </>
  );
};
