// Map embedded from another host. It covers a drawn map, which is visible until the frame has loaded.
import { mapFrameTexts } from '#contract/texts/en/map-frame.ts';

interface Props {
  url: string;
  title?: string;
}

// scripts and popups only; no top navigation, no forms, no downloads
const sandbox = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

export const MapFrame = ({ url, title = mapFrameTexts.texts.title }: Props) => (
  <iframe src={url} title={title} loading="lazy" sandbox={sandbox} referrerPolicy="strict-origin-when-cross-origin" />
);
