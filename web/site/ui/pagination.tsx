// Pagination with links, so that each page has its own URL.

import { pageWindow } from '#contract/rules/pagination.ts';
import { paginationTexts } from '#contract/texts/en/pagination.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { useTexts } from '#web/site/lib/language.ts';
import { Link } from '#web/site/ui/link.tsx';

interface Props {
  current: number;
  last: number;
  /** URL of a page of the list. */
  hrefOf: (page: number) => string;
  /** Called when a visitor selects a page, before the navigation. */
  onPick?: (page: number) => void;
  /** Prevents the navigation from scrolling, because the list scrolls itself. */
  keepsScroll?: boolean;
}

export const Pagination = ({ current, last, hrefOf, onPick, keepsScroll }: Props) => {
  const say = useTexts(paginationTexts);
  const link = (page: number) => ({ to: hrefOf(page), preventScrollReset: keepsScroll, onFollow: onPick && (() => onPick(page)) });
  const previous = (
    <>
      <Icon name="prev" />
      <span>{say('previous')}</span>
    </>
  );
  const next = (
    <>
      <span>{say('next')}</span>
      <Icon name="next" />
    </>
  );
  return (
    <nav className="pages" aria-label={say('label')}>
      {current > 1 ? (
        <Link className="step" rel="prev" aria-label={say('previousPage')} {...link(Math.min(current - 1, last))}>
          {previous}
        </Link>
      ) : (
        <span className="step" aria-disabled="true">
          {previous}
        </span>
      )}
      {pageWindow(current, last).map((page, index, all) =>
        page === 'ellipsis' ? (
          <span key={`after-${all[index - 1]}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={page}
            aria-label={say('page', { page: `${page}` })}
            aria-current={page === current ? 'page' : undefined}
            {...link(page)}
          >
            {page}
          </Link>
        ),
      )}
      {current < last ? (
        <Link className="step" rel="next" aria-label={say('nextPage')} {...link(current + 1)}>
          {next}
        </Link>
      ) : (
        <span className="step" aria-disabled="true">
          {next}
        </span>
      )}
    </nav>
  );
};
