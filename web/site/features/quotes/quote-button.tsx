import { Link } from 'react-router';
import { paths } from '#web/shared/lib/paths.ts';
import { useHydrated } from '#web/site/lib/use-hydrated.ts';

interface Props {
  className: string;
  onClick: () => void;
}

/** Opens the quote dialog; before hydration it is a link to the contact form. */
export const QuoteButton = ({ className, onClick }: Props) =>
  useHydrated() ? (
    <button type="button" className={className} onClick={onClick}>
      Request Quote
    </button>
  ) : (
    <Link className={className} to={paths.contact}>
      Request Quote
    </Link>
  );
