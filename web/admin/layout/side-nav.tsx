import { useId } from 'react';
import { NavLink } from 'react-router';
import { useOtherLanguages } from '#web/admin/features/languages/languages.queries.ts';
import { useScreenRights } from '#web/admin/lib/rights.ts';
import { needsLanguages } from '#web/admin/lib/screens.ts';
import { screens } from '#web/admin/records/kinds.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { type NavigationEntry, type NavigationGroup, navigation } from './navigation.ts';

interface Props {
  newMessages: number;
  /** Called when a link is followed. */
  onFollow: () => void;
}

const Entry = ({ entry, newMessages, onFollow }: Props & { entry: NavigationEntry }) => (
  <li>
    <NavLink className="nav-item" to={entry.to} end={entry.to === '/admin'} onClick={onFollow}>
      <AdminIcon name={entry.icon} />
      {entry.label}
      {entry.to === screens.message.path && newMessages > 0 && (
        <span className="nav-count">
          <span aria-hidden="true">{newMessages > 999 ? '999+' : newMessages}</span>
          <span className="vh">, {newMessages} new</span>
        </span>
      )}
    </NavLink>
  </li>
);

const Group = ({ group: { title, entries }, ...props }: Props & { group: NavigationGroup }) => {
  const titleId = useId();
  return (
    <>
      {title && (
        <h2 className="nav-group label" id={titleId}>
          {title}
        </h2>
      )}
      <ul aria-labelledby={title ? titleId : undefined}>
        {entries.map((entry) => (
          <Entry key={entry.to} entry={entry} {...props} />
        ))}
      </ul>
    </>
  );
};

export const SideNav = (props: Props) => {
  const { mayOpen } = useScreenRights();
  const hasLanguages = useOtherLanguages().length > 0;
  const isListed = ({ to }: NavigationEntry) => mayOpen(to) && (hasLanguages || !needsLanguages(to));
  const groups = navigation.map((group) => ({ ...group, entries: group.entries.filter(isListed) }));
  return (
    <nav aria-label="Admin">
      {groups
        .filter(({ entries }) => entries.length > 0)
        .map((group) => (
          <Group key={group.title} group={group} {...props} />
        ))}
    </nav>
  );
};
