// The screens of the admin area, as the sidebar lists them.
import { adminScreens, type Screen } from '#web/admin/lib/screens.ts';
import type { AdminIconName } from '#web/admin/ui/admin-icon.tsx';

export interface NavigationEntry {
  label: string;
  to: string;
  icon: AdminIconName;
}

export interface NavigationGroup {
  /** Empty for the screens above all groups. */
  title: string;
  entries: NavigationEntry[];
}

const listed = Object.entries<Screen>(adminScreens).flatMap(([to, screen]) =>
  screen.group === undefined ? [] : [{ group: screen.group, label: screen.title, to, icon: screen.icon }],
);

export const navigation: NavigationGroup[] = [...Map.groupBy(listed, ({ group }) => group)].map(([title, entries]) => ({ title, entries }));
