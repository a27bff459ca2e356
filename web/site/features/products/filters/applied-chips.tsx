import { Icon } from '#web/shared/ui/icon.tsx';
import { Link } from '#web/site/ui/link.tsx';
import type { Chip } from './filter-chips.ts';

interface Props {
  chips: readonly Chip[];
  /** Limits that cannot be parsed. */
  ignored: readonly Chip[];
  /** Address of the list without conditions. */
  clear: string;
}

/** The applied conditions, as links to the list without them. */
export const AppliedChips = ({ chips, ignored, clear }: Props) =>
  chips.length + ignored.length > 0 && (
    <ul className="chips" aria-label="Applied filters">
      {[...ignored, ...chips].map(({ label, value, to }, at) => (
        <li key={`${label} ${value}`}>
          <Link className={ignored[at] ? 'chip ignored' : 'chip'} to={to} rel="nofollow" preventScrollReset>
            <span className="vh">Remove filter </span>
            {label} <b>{value}</b>
            <Icon name="close" />
          </Link>
        </li>
      ))}
      <li>
        <Link className="clear-all" to={clear} preventScrollReset>
          Clear all filters
        </Link>
      </li>
    </ul>
  );
