// First values of settings that an administrator is to fill in: they show the form, and are no statement to visitors.

export const placeholderName = 'Your Name';

export interface Statistic {
  value: string;
  label: string;
}

/** A new site's statistics and team: the form to fill in. */
export const placeholderStatistics: readonly Statistic[] = [
  'Years of experience',
  'Projects completed',
  'Happy clients',
  'Team members',
].map((label) => ({ value: '0', label }));
export const placeholderMembers = ['Managing Director', 'Head of Engineering', 'Head of Service'].map((position) => ({
  name: placeholderName,
  position,
  photo: null,
}));

/** A single zero may be meant (accidents); nothing but zeros is what a new site starts with. */
export const filledStatistics = <T extends Statistic>(statistics: readonly T[]): T[] => {
  const written = statistics.filter(({ value }) => value.trim() !== '');
  return written.every(({ value }) => value.trim() === '0') ? [] : written;
};

/** Without those who are only a position yet. */
export const namedMembers = <T extends { name: string }>(members: readonly T[]): T[] =>
  members.filter(({ name }) => name.trim() !== '' && name !== placeholderName);
