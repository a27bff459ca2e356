// Placeholders of settings that an administrator should replace; visitors do not see them.

export const placeholderName = 'Your Name';

export interface Statistic {
  value: string;
  label: string;
}

/** Placeholder statistics and team members of a new site. */
export const placeholderStatistics: readonly Statistic[] = [
  { value: '0', label: 'Years of experience' },
  { value: '0', label: 'Projects completed' },
  { value: '0', label: 'Happy clients' },
  { value: '0', label: 'Team members' },
];
export const placeholderMembers = [
  { name: placeholderName, position: 'Managing Director', photo: null },
  { name: placeholderName, position: 'Head of Engineering', photo: null },
  { name: placeholderName, position: 'Head of Service', photo: null },
];

/** A single zero can be a real value (number of accidents); if all are zero, they are the placeholders of a new site. */
export const filledStatistics = <T extends Statistic>(statistics: readonly T[]): T[] => {
  const written = statistics.filter(({ value }) => value.trim() !== '');
  return written.every(({ value }) => value.trim() === '0') ? [] : written;
};

/** Omits placeholders, which have a position but no name. */
export const namedMembers = <T extends { name: string }>(members: readonly T[]): T[] =>
  members.filter(({ name }) => name.trim() !== '' && name !== placeholderName);
