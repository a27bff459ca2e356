// The lists of the About screen, as their forms edit them.
import { placeholderMembers, placeholderStatistics, type Statistic } from '#contract/rules/placeholders.ts';
import { type Keyed, keyed } from '#web/admin/ui/reorder/entries.ts';
import type { StoredList } from './about.queries.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');

/** An empty list may be intended: only a missing setting starts with placeholders. */
export const statisticsOf = ({ id, entries }: StoredList): Keyed<Statistic>[] =>
  (id === null ? placeholderStatistics : entries.map(({ value, label }) => ({ value: text(value), label: text(label) }))).map(keyed);

export interface TeamMember {
  name: string;
  position: string;
  /** Stored path, address or an empty text. */
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
export const sectionsOf = ({ entries }: StoredList): Keyed<PageSection>[] =>
  entries.map(({ id, title, content }, index) =>
    keyed({ id: typeof id === 'string' || typeof id === 'number' ? id : index + 1, title: text(title), content: text(content) }),
  );
export const newSection = (entries: readonly PageSection[]): PageSection => ({
  id: Math.max(0, ...entries.map(({ id }) => Number(id) || 0)) + 1,
  title: '',
  content: '',
});
