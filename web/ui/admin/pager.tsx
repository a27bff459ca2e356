// Previous, Next and where one is. Shown only when there is more than one page. A button at its end stays in place and
// keeps the focus.
import { AdminIcon } from './admin-icon.tsx';

interface Props {
  current: number;
  last: number;
  /** In place of "Page 1 of 3". */
  text?: string;
  onPick: (page: number) => void;
}

export const Pager = ({ current, last, text, onPick }: Props) => {
  if (last <= 1) return null;
  const go = (page: number) => {
    if (page >= 1 && page <= last) onPick(page);
  };
  return (
    <nav className="pager" aria-label="Pagination">
      <span className="grow" aria-live="polite">
        {text ?? `Page ${current} of ${last}`}
      </span>
      <button type="button" className="btn" aria-disabled={current <= 1 || undefined} onClick={() => go(current - 1)}>
        <AdminIcon name="left" />
        Previous
      </button>
      <button type="button" className="btn" aria-disabled={current >= last || undefined} onClick={() => go(current + 1)}>
        Next
        <AdminIcon name="right" />
      </button>
    </nav>
  );
};
