// The map of another host, over the drawn one that stays in view until it comes.

interface Props {
  url: string;
}

// it may run its own script and open its own pages, nothing else
const sandbox = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

export const MapFrame = ({ url }: Props) => (
  <iframe src={url} title="Map: where to find us" loading="lazy" sandbox={sandbox} referrerPolicy="strict-origin-when-cross-origin" />
);
