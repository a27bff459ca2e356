// Short HTML from the content management, such as opening hours. The server cleans it when it is saved; nothing else may
// be passed in here. Longer texts are for Prose; a video is left out, because it would load by itself.
import { withoutVideos } from '#web/site/lib/without-videos.ts';

interface Props {
  html: string | null | undefined;
  className?: string;
}

export const RichText = ({ html, className = 'prose' }: Props) =>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when it was saved
  html ? <div className={className} dangerouslySetInnerHTML={{ __html: withoutVideos(html) }} /> : null;
