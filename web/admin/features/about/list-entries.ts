// The lists of the about screen as the form has them.
import { placeholderMembers, placeholderStatistics, type Statistic } from '#contract/rules/placeholders.ts';
import { type Keyed, keyed } from '#web/admin/ui/entries/keyed-entries.ts';
import type { StoredList } from './about-settings.queries.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');

/** An empty list may be meant: only a setting that does not exist begins with placeholders. */
export const statisticsOf = ({ id, entries }: StoredList): Keyed<Statistic>[] =>
  (id === null ? placeholderStatistics : entries.map(({ value, label }) => ({ value: text(value), label: text(label) }))).map(keyed);

export interface TeamMember {
  name: string;
  position: string;
  /** Stored path, address or the empty text. */
  photo: string;
}
export const membersOf = ({ id, entries }: StoredList): Keyed<TeamMember>[] =>
  (id === null ? placeholderMembers : entries).map(({ name, position, photo }) =>
    keyed({ name: text(name), position: text(position), photo: text(photo) }),
  );

export interface PageSection {
  id: string | number;
  title: string;
  content: string;
}
export const sectionsOf = (entries: Record<string, unknown>[]): Keyed<PageSection>[] =>
  entries.map(({ id, title, content }, index) =>
    keyed({ id: typeof id === 'string' || typeof id === 'number' ? id : index + 1, title: text(title), content: text(content) }),
  );
/** A section's number stays its own: nothing that was removed comes back under it while the screen is open. */
export const newSection = (entries: readonly PageSection[]): Keyed<PageSection> =>
  keyed({ id: Math.max(0, ...entries.map(({ id }) => Number(id) || 0)) + 1, title: '', content: '' });
