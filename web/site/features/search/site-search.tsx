// Search button of the header. Before hydration it is a link to the product list, which has a search form.

import { shellTexts } from '#contract/texts/en/shell.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Spinner } from '#web/shared/ui/spinner.tsx';
import { useTexts } from '#web/site/lib/language.ts';
import { useHydrated } from '#web/site/lib/use-hydrated.ts';
import { Link } from '#web/site/ui/link.tsx';
import { prepareSearch, useSearchOpener } from './use-search-opener.ts';

interface Props {
  /** Called when the search opens, to close the mobile menu. */
  onOpen: () => void;
}

export const SiteSearch = ({ onOpen }: Props) => {
  const { Dialog, isWaiting, typed, isSubmitted, open, close } = useSearchOpener();
  const label = useTexts(shellTexts)('search');
  if (!useHydrated()) {
    return (
      <Link className="search-btn" to={paths.products()} aria-label={label}>
        <Icon name="search" />
      </Link>
    );
  }
  return (
    <>
      <button
        type="button"
        className="search-btn"
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        aria-busy={isWaiting || undefined}
        onPointerEnter={prepareSearch}
        onTouchStart={prepareSearch}
        onFocus={prepareSearch}
        onClick={(event) => {
          // Safari does not focus clicked buttons, but the focus must return here
          event.currentTarget.focus();
          onOpen();
          open();
        }}
      >
        {isWaiting ? <Spinner /> : <Icon name="search" />}
      </button>
      {Dialog && <Dialog initialText={typed.current} isSubmitted={isSubmitted.current} onClose={close} />}
    </>
  );
};
