// Previews of a page on other sites: a search result, and the card of a shared link.
import type { ReactNode } from 'react';
import { shortenText } from '#web/shared/lib/format.ts';
import { resultLengths } from './result-lengths.ts';

interface Props {
  title: string;
  description: string;
  company: string;
  /** Path of the page on the site. */
  path: string;
}

/** Host and path as search engines show them, e.g. "example.com › products › lr20". */
const trailOf = (path: string): string =>
  [window.location.host, ...(path.split('?')[0] ?? '').split('/').filter(Boolean)].map((part) => decodeURIComponent(part)).join(' › ');

export const SearchResultPreview = ({ title, description, company, path }: Props) => (
  <figure className="seo-preview" aria-label="Search result">
    <figcaption aria-hidden="true">Search result</figcaption>
    <div className="search-result">
      <div className="site">
        <span className="mark" aria-hidden="true">
          {[...company][0]}
        </span>
        <span className="names">
          <span className="truncate">{company}</span>
          <span className="truncate trail">{trailOf(path)}</span>
        </span>
      </div>
      <p className="title">{shortenText(title, resultLengths.title)}</p>
      <p className="description">{shortenText(description, resultLengths.description)}</p>
    </div>
  </figure>
);

interface LinkProps extends Pick<Props, 'title' | 'description'> {
  picture: ReactNode;
  /** A remark about the picture. */
  note?: string;
}

export const SharedLinkPreview = ({ title, description, picture, note }: LinkProps) => (
  <figure className="seo-preview" aria-label="Shared link">
    <figcaption aria-hidden="true">Shared link</figcaption>
    <div className="shared-link">
      <div className="picture">{picture}</div>
      <div className="texts">
        <span className="truncate host">{window.location.host}</span>
        <p className="title">{title}</p>
        <p className="truncate description">{description}</p>
      </div>
    </div>
    {note && <p className="hint">{note}</p>}
  </figure>
);
