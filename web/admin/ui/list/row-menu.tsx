// More actions of a row, in a menu.
import { Link } from 'react-router';
import { copyLink } from '#web/shared/ui/copy-link.ts';
import { AdminIcon, type AdminIconName } from '../admin-icon.tsx';
import { useMenu } from '../use-menu.ts';

export interface RowAction {
  label: string;
  icon: AdminIconName;
  /** Address to open in a new tab. */
  href?: string;
  /** Screen of the admin area to open. */
  to?: string;
  onSelect?: () => void;
  /** Whether `onSelect` changes nothing: such actions are available in read-only lists too. */
  isReading?: boolean;
}

/** The actions of a record that has a page on the website. @param path of that page, e.g. `paths.product(slug)` */
export const siteActions = (path: string): RowAction[] => [
  { label: 'View on website', icon: 'external', href: path },
  { label: 'Copy link', icon: 'link', isReading: true, onSelect: () => void copyLink(path) },
];

interface Props {
  /** Name of the row's record. */
  name: string;
  actions: readonly RowAction[];
}

export const RowMenu = ({ name, actions }: Props) => {
  const { isOpen, close, rootRef, trigger, menu } = useMenu(`More for ${name}`);
  return (
    <div ref={rootRef} className="row-menu">
      <button type="button" className="icon-btn" aria-label={`More for ${name}`} title="More" {...trigger}>
        <AdminIcon name="more" />
      </button>
      {isOpen && (
        <div className="menu" {...menu}>
          {actions.map(({ label, icon, href, to, onSelect }) =>
            to ? (
              <Link key={label} role="menuitem" to={to} tabIndex={-1} onClick={close}>
                <AdminIcon name={icon} />
                {label}
              </Link>
            ) : href ? (
              <a key={label} role="menuitem" href={href} target="_blank" rel="noopener" tabIndex={-1} onClick={close}>
                <AdminIcon name={icon} />
                {label}
                <span className="vh">(new tab)</span>
              </a>
            ) : (
              <button
                key={label}
                type="button"
                role="menuitem"
                tabIndex={-1}
                onClick={() => {
                  close();
                  trigger.ref.current?.focus();
                  onSelect?.();
                }}
              >
                <AdminIcon name={icon} />
                {label}
              </button>
            ),
          )}
        </div>
      )}
    </div>
  );
};
