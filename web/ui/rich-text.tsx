// Short HTML from the content management, such as opening hours. The server cleans it when it is saved; nothing else may
// be passed in here. Longer texts are for Prose; a video that strayed in here is left out, for it would load by itself.
interface Props {
  html: string | null | undefined;
  className?: string;
}

const frames = /<iframe\b[^>]*>\s*<\/iframe>/g;

export const RichText = ({ html, className = 'prose' }: Props) =>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when it was saved
  html ? <div className={className} dangerouslySetInnerHTML={{ __html: html.replace(frames, '') }} /> : null;
