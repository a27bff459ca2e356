// HTML from the content management. The server cleans it when it is saved; nothing else may be passed in here.
interface Props {
  html: string | null | undefined;
  className?: string;
}

export const RichText = ({ html, className = 'prose' }: Props) =>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when it was saved
  html ? <div className={className} dangerouslySetInnerHTML={{ __html: html }} /> : null;
