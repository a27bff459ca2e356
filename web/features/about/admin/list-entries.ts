// The lists of the about screen as the form has them.
import { type Keyed, keyed } from '../../../ui/admin/entries/keyed-entries.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');

export interface Statistic {
  value: string;
  label: string;
}
export const defaultStatistics: Statistic[] = ['Years of experience', 'Projects completed', 'Happy clients', 'Team members'].map(
  (label) => ({
    value: '0',
    label,
  }),
);
export const statisticsOf = (entries: Record<string, unknown>[]): Keyed<Statistic>[] =>
  (entries.length > 0 ? entries.map(({ value, label }) => ({ value: text(value), label: text(label) })) : defaultStatistics).map(keyed);

export interface TeamMember {
  name: string;
  position: string;
  /** Stored path, address or the empty text. */
  photo: string;
}
export const membersOf = (entries: Record<string, unknown>[]): Keyed<TeamMember>[] =>
  entries.map(({ name, position, photo }) => keyed({ name: text(name), position: text(position), photo: text(photo) }));

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
