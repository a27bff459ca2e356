import { expect, it } from 'vitest';
import { isolateQuantities } from './right-to-left.ts';

const between = (text: string) => text.replaceAll('\u2066', '[').replaceAll('\u2069', ']');

it.each([
  ['يستهلك 290 W.', 'يستهلك [290 W].'],
  ['مركز الثقل على بعد 1,720 mm أمام LR20 و80 mm', 'مركز الثقل على بعد [1,720 mm] أمام LR20 و[80 mm]'],
  ['2 × هواء 8 mm، و1 × Gigabit Ethernet', '2 × هواء [8 mm]، و[1 × Gigabit] Ethernet'],
  ['<td width="640" height="480">مجموع 14 %</td>', '<td width="640" height="480">مجموع [14 %]</td>'],
  ['9.81 m/s² × 0.210 m', '9.81 m/s² × 0.210 m'],
  ['عام 2008 بستة', 'عام 2008 بستة'],
])('isolates numbers with units in %j (RTL-03)', (text, expected) => {
  expect(between(isolateQuantities(text))).toBe(expected);
});
