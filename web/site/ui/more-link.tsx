// "Read more" with an arrow.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '#web/shared/ui/icon.tsx';

export const MoreLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link className="link" to={to}>
    <span>{children}</span>
    <Icon name="arrow" />
  </Link>
);

interface CardLinkProps {
  to: string;
  /** What the card is about; spoken after the words, so that every link says where it goes. */
  about: string;
  children: ReactNode;
}

/** The one link of a card. It covers the whole card, which has to be positioned. */
export const CardLink = ({ to, about, children }: CardLinkProps) => (
  <Link className="link cover" to={to}>
    <span>{children}</span> <span className="vh">{about}</span>
    <Icon name="arrow" />
  </Link>
);
