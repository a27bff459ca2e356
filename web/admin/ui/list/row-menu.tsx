// More that can be done with a row, behind one button.
import { AdminIcon, type AdminIconName } from '../admin-icon.tsx';
import { useMenu } from '../use-menu.ts';

export interface RowAction {
  label: string;
  icon: AdminIconName;
  /** Leads to the website, in a new tab. */
  href?: string;
  onSelect?: () => void;
}

interface Props {
  /** Whose it is. */
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
          {actions.map(({ label, icon, href, onSelect }) =>
            href ? (
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
