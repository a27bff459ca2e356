import { quoteButtonTexts } from '#contract/texts/en/quote-button.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { useTexts } from '#web/site/lib/language.ts';
import { useHydrated } from '#web/site/lib/use-hydrated.ts';
import { Link } from '#web/site/ui/link.tsx';
import type { QuoteOpener } from './use-quote-opener.tsx';

interface Props {
  className: string;
  quote: QuoteOpener;
  /** The contact form, with a subject for several products. */
  contact?: string;
}

/** Opens the quote dialog; before hydration it is a link to the contact form. */
export const QuoteButton = ({ className, quote: { open, intent }, contact = paths.contact }: Props) => {
  const label = useTexts(quoteButtonTexts)('request');
  return useHydrated() ? (
    <button type="button" className={className} onClick={open} {...intent}>
      {label}
    </button>
  ) : (
    <Link className={className} to={contact}>
      {label}
    </Link>
  );
};
