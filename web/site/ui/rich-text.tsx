// Short HTML from the admin area, such as opening hours. Pass only HTML that the server has sanitised. Use Prose for longer
// texts; videos are removed, because they would load without being played.
import { useTrustedHtml } from '#web/shared/lib/use-trusted-html.ts';
import { withoutVideos } from '#web/shared/lib/without-videos.ts';

import { useLanguage, withLocalLinks } from '#web/site/lib/language.ts';

interface Props {
  html: string | null | undefined;
  className?: string;
}

export const RichText = ({ html, className }: Props) => {
  const content = useTrustedHtml(withLocalLinks(withoutVideos(html ?? ''), useLanguage()));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when it was saved
  return html ? <div className={className} dangerouslySetInnerHTML={content} /> : null;
};
