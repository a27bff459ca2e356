// Placeholders of settings that an administrator should replace; visitors do not see them.

export const placeholderName = 'Your Name';

export interface Statistic {
  value: string;
  label: string;
}

/** Placeholder statistics and team members of a new site. */
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

/** A single zero can be a real value (number of accidents); if all are zero, they are the placeholders of a new site. */
export const filledStatistics = <T extends Statistic>(statistics: readonly T[]): T[] => {
  const written = statistics.filter(({ value }) => value.trim() !== '');
  return written.every(({ value }) => value.trim() === '0') ? [] : written;
};

/** Omits placeholders, which have a position but no name. */
export const namedMembers = <T extends { name: string }>(members: readonly T[]): T[] =>
  members.filter(({ name }) => name.trim() !== '' && name !== placeholderName);
