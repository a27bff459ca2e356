import { Menu } from '@base-ui/react/menu';
import { formatDate } from '../../lib/format.ts';
import type { SessionUser } from '../../lib/session.ts';
import { AdminIcon } from '../../ui/admin/admin-icon.tsx';

interface Props {
  user: SessionUser;
  /** Until when the session is kept, as moment; null when it was not asked to be remembered. */
  untilWhen: string | null;
  onLogout: () => void;
}

export const UserMenu = ({ user, untilWhen, onLogout }: Props) => {
  const name = user.name?.trim();
  const initial = name ? ([...name][0]?.toUpperCase() ?? 'A') : 'A';
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className="user">
        <span className="avatar" aria-hidden="true">
          {initial}
        </span>
        <span className="grow">
          <b className="truncate">{name || 'Admin'}</b>
          {user.email && <small className="truncate">{user.email}</small>}
        </span>
        <AdminIcon name="sort" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="menu-place" side="top" align="start" sideOffset={6}>
          <Menu.Popup className="menu user-menu">
            <div className="who">
              <b>{name || 'Admin'}</b>
              <small>{untilWhen ? `Signed in until ${formatDate(untilWhen)}` : 'Signed in for 24 hours'}</small>
            </div>
            <Menu.Separator render={<hr />} />
            <Menu.Item onClick={onLogout}>
              <AdminIcon name="logout" />
              Logout
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
};
