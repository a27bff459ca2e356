// The options of the palette: matching records, screens and actions.
import type { ContactMessage } from '#contract/contacts.ts';
import { type DraftKind, draftKinds } from '#contract/rules/drafts.ts';
import { fold } from '#contract/rules/fold.ts';
import type { FoundRecord } from '#web/admin/features/found-records/found-records.ts';
import { navigation } from '#web/admin/layout/navigation.ts';
import { kindName, kindNames, recordPath, screens } from '#web/admin/records/kinds.ts';
import type { AdminIconName } from '#web/admin/ui/admin-icon.tsx';

export interface PaletteOption {
  key: string;
  label: string;
  /** Shown on the right, e.g. the screen or the sender of a message. */
  note: string;
  to: string;
  icon: AdminIconName;
  /** Replaces the icon. */
  picture?: string | null;
  isNewTab?: boolean;
}

interface RecordOption extends PaletteOption {
  kind: DraftKind | 'message';
}

export interface PaletteGroup {
  name: string;
  options: PaletteOption[];
}

const noteOf = ({ kind, type, isShown }: FoundRecord): string => {
  if (type) return type === 'news' ? 'News' : 'Knowledge';
  return kind === 'page' && !isShown ? 'Draft' : 'Edit';
};

export const recordOption = (record: FoundRecord): RecordOption => ({
  kind: record.kind,
  key: `${record.kind}-${record.id}`,
  label: record.title,
  note: noteOf(record),
  to: recordPath(record.kind, record.id),
  icon: screens[record.kind].icon,
  picture: record.picture,
});

export const messageOption = ({ id, subject, name }: ContactMessage): RecordOption => ({
  kind: 'message',
  key: `message-${id}`,
  label: subject,
  note: name,
  to: recordPath('message', id),
  icon: screens.message.icon,
});

/** @param found options grouped by kind */
export const groupsOf = (found: readonly RecordOption[][]): PaletteGroup[] =>
  found.flatMap((options) => (options[0] ? [{ name: kindNames(options[0].kind), options }] : []));

const places: PaletteOption[] = navigation.flatMap(({ title, entries }) =>
  entries.map(({ label, to, icon }) => ({ key: to, label, note: title, to, icon })),
);

const actions: PaletteOption[] = [
  ...draftKinds.map(
    (kind): PaletteOption => ({
      key: `new-${kind}`,
      label: `Add New ${kindName(kind)}`,
      note: screens[kind].title,
      to: `${screens[kind].path}?new=1`,
      icon: 'plus',
    }),
  ),
  { key: 'website', label: 'View website', note: 'New tab', to: '/', icon: 'external', isNewTab: true },
];

const matching = (options: readonly PaletteOption[], text: string): PaletteOption[] => {
  const words = fold(text).split(/\s+/);
  return options.filter(({ label, note }) => words.every((word) => fold(`${label} ${note}`).includes(word)));
};

interface ScreenRights {
  mayOpen: (address: string) => boolean;
  mayChange: (address: string) => boolean;
}

/** Screens and actions permitted to the role that match the typed text; all of them if it is empty. */
export const fixedGroups = (text: string, { mayOpen, mayChange }: ScreenRights): PaletteGroup[] => [
  { name: 'Go to', options: matching(places, text).filter(({ to }) => mayOpen(to)) },
  { name: 'Do', options: matching(actions, text).filter(({ to, isNewTab }) => isNewTab || mayChange(to)) },
];
