import { expect, it } from 'vitest';
import { filledStatistics, namedMembers, placeholderName } from './placeholders.ts';

const statistic = (value: string) => ({ value, label: 'Lines' });

it('shows statistics once one of them is filled in', () => {
  expect(filledStatistics([statistic('0'), statistic('0')])).toEqual([]);
  expect(filledStatistics([statistic('0'), statistic('12'), statistic(' ')])).toEqual([statistic('0'), statistic('12')]);
  expect(filledStatistics([])).toEqual([]);
});

it('shows only members who have a name', () => {
  expect(namedMembers([{ name: placeholderName }, { name: ' ' }, { name: 'Ratna' }])).toEqual([{ name: 'Ratna' }]);
});
