import { Link } from 'react-router';
import { useRoleName } from '#web/admin/lib/rights.ts';
import type { SessionUser } from '#web/admin/lib/session.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { useMenu } from '#web/admin/ui/use-menu.ts';
import { useFormats } from '#web/shared/lib/formats.ts';

interface Props {
  user: SessionUser;
  /** Expiry of the session, ISO 8601; null if it is not a remembered session. */
  untilWhen: string | null;
  onLogout: () => void;
  onShortcuts: () => void;
}

export const UserMenu = ({ user, untilWhen, onLogout, onShortcuts }: Props) => {
  const { isOpen, close, rootRef, trigger, menu } = useMenu('Account');
  const formats = useFormats();
  const role = useRoleName();
  const name = user.name?.trim() || 'Admin';
  const initial = [...name][0]?.toUpperCase() ?? 'A';
  return (
    <div ref={rootRef}>
      <button type="button" className="user" {...trigger}>
        <span className="avatar" aria-hidden="true">
          {initial}
        </span>
        <span className="grow">
          <b className="truncate">{name}</b>
          {user.email && <small className="truncate">{user.email}</small>}
        </span>
        <AdminIcon name="sort" />
      </button>
      {isOpen && (
        <div className="menu user-menu">
          <div className="who">
            <b>{name}</b>
            {role && <small>{role}</small>}
            <small>{untilWhen ? `Signed in until ${formats.date(untilWhen)}` : 'Signed in for 24 hours'}</small>
          </div>
          <hr />
          <div {...menu}>
            <Link role="menuitem" tabIndex={-1} to="/admin/account" onClick={close}>
              <AdminIcon name="person" />
              Account
            </Link>
            <button
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                close();
                // the dialog returns the focus to it
                trigger.ref.current?.focus();
                onShortcuts();
              }}
            >
              <AdminIcon name="keyboard" />
              Keyboard shortcuts
            </button>
            <button
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                close();
                onLogout();
              }}
            >
              <AdminIcon name="logout" />
              Logout
            </button>
          </div>
        </div>
      )}
    </div>
  );
};
