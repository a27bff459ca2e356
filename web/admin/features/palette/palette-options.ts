// The options of the palette: matching records, screens, settings and actions.
import type { ContactMessage } from '#contract/contacts.ts';
import type { Scheduled } from '#contract/drafts.ts';
import { capitalised } from '#contract/rules/capitalised.ts';
import { type DraftKind, draftKinds } from '#contract/rules/drafts.ts';
import { fold } from '#contract/rules/fold.ts';
import type { FoundRecord } from '#web/admin/features/found-records/found-records.ts';
import { brandKeys } from '#web/admin/features/settings/brand/brand-values.ts';
import { settingDescriptions } from '#web/admin/features/settings/setting-descriptions.ts';
import { navigation } from '#web/admin/layout/navigation.ts';
import type { ScreenPath } from '#web/admin/lib/screens.ts';
import { kindName, kindNames, recordPath, screens } from '#web/admin/records/kinds.ts';
import { scheduledTime } from '#web/admin/records/publication.ts';
import type { AdminIconName } from '#web/admin/ui/admin-icon.tsx';
import { screenWords } from './screen-words.ts';

export interface PaletteOption {
  key: string;
  label: string;
  /** More words that find the option. */
  words?: string;
  /** Shown on the right, e.g. the screen or the sender of a message. */
  note: string;
  to: string;
  icon: AdminIconName;
  /** Replaces the icon. */
  picture?: string | null;
  isNewTab?: boolean;
  /** The time from which visitors see a record that they do not see yet. */
  scheduledFor?: string | null;
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

/** @param schedule of the record, if it has one */
export const recordOption = (record: FoundRecord, schedule: readonly Scheduled[] = []): RecordOption => ({
  kind: record.kind,
  key: `${record.kind}-${record.id}`,
  label: record.title,
  note: noteOf(record),
  to: recordPath(record.kind, record.id),
  icon: screens[record.kind].icon,
  picture: record.picture,
  scheduledFor: scheduledTime(record.kind, record.row, schedule, Date.now()),
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

const place = (label: string, note: string, to: string, icon: AdminIconName): PaletteOption => ({
  key: to,
  label,
  words: screenWords[to as ScreenPath],
  note,
  to,
  icon,
});

const places: PaletteOption[] = [
  ...navigation.flatMap(({ title, entries }) => entries.map(({ label, to, icon }) => place(label, title, to, icon))),
  place('Attribute grid', screens.attribute.title, '/admin/attributes/grid', screens.attribute.icon),
  place('Account', '', '/admin/account', 'people'),
];

const screenOfSetting = (key: string): Pick<PaletteOption, 'note' | 'to' | 'icon'> => {
  if (brandKeys.some((one) => one === key)) return { note: 'Brand and Company', to: '/admin/brand', icon: 'brand' };
  if (['statistics', 'team_members', 'sections'].includes(key))
    return { note: 'About Settings', to: '/admin/about-settings', icon: 'people' };
  return { note: screens.setting.title, to: `${screens.setting.path}?search=${key}`, icon: screens.setting.icon };
};

const settings: PaletteOption[] = Object.entries(settingDescriptions).map(([key, words]) => ({
  key: `setting-${key}`,
  label: capitalised(key.replaceAll('_', ' ')),
  words,
  ...screenOfSetting(key),
}));

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
  return options.filter((option) => words.every((word) => fold(`${option.label} ${option.note} ${option.words ?? ''}`).includes(word)));
};

const mostSettings = 8;

interface ScreenRights {
  mayOpen: (address: string) => boolean;
  mayChange: (address: string) => boolean;
}

/** Screens, settings and actions permitted to the role that match the typed text; all screens and actions if it is empty. */
export const fixedGroups = (text: string, { mayOpen, mayChange }: ScreenRights): PaletteGroup[] => [
  { name: 'Go to', options: matching(places, text).filter(({ to }) => mayOpen(to)) },
  {
    name: 'Settings',
    options:
      text === ''
        ? []
        : matching(
            settings.filter(({ to }) => mayOpen(to)),
            text,
          ).slice(0, mostSettings),
  },
  { name: 'Do', options: matching(actions, text).filter(({ to, isNewTab }) => isNewTab || mayChange(to)) },
];
