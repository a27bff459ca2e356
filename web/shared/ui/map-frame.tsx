// Map embedded from another host. It covers a drawn map, which is visible until the frame has loaded.

interface Props {
  url: string;
}

// scripts and popups only; no top navigation, no forms, no downloads
const sandbox = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

export const MapFrame = ({ url }: Props) => (
  <iframe src={url} title="Map: where to find us" loading="lazy" sandbox={sandbox} referrerPolicy="strict-origin-when-cross-origin" />
);
