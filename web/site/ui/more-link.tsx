// Links with an arrow.
import type { ReactNode } from 'react';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Link } from '#web/site/ui/link.tsx';

interface MoreLinkProps {
  to: string;
  /** Hidden end of a link text that does not name the target, for screen readers and search engines. */
  about?: string;
  /** 'nofollow' if search engines should not visit the target. */
  rel?: 'nofollow';
  children: ReactNode;
}

export const MoreLink = ({ to, about, rel, children }: MoreLinkProps) => (
  <Link className="link" to={to} rel={rel}>
    <span>{children}</span>
    {about && <span className="vh"> {about}</span>}
    <Icon name="arrow" />
  </Link>
);

interface CardLinkProps {
  to: string;
  /** Subject of the card; appended for screen readers, so that link names are unique. */
  about: string;
  children: ReactNode;
}

/** Link that covers its whole card. The card must be positioned. */
export const CardLink = ({ to, about, children }: CardLinkProps) => (
  <Link className="link cover" to={to}>
    <span>{children}</span> <span className="vh">{about}</span>
    <Icon name="arrow" />
  </Link>
);
