import { expect, it } from 'vitest';
import { createAddressLimit } from './address-limit.ts';

/** @returns how many of `count` views are within the limits */
const allowedOf = (isAllowed: ReturnType<typeof createAddressLimit>, count: number, address: (index: number) => string): number =>
  Array.from({ length: count }, (_, index) => isAllowed({ address: address(index), userAgent: 'Firefox', at: 0 })).filter(Boolean).length;

it('limits the views of an address and, less strictly, of larger IPv6 networks (LOAD-09)', () => {
  const hex = (index: number) => (index % 256).toString(16).padStart(2, '0');
  expect(allowedOf(createAddressLimit(), 1000, () => '203.0.113.7')).toBe(300);
  expect(allowedOf(createAddressLimit(), 1000, () => '2001:db8::7')).toBe(300);
  expect(allowedOf(createAddressLimit(), 1000, (index) => `2001:db8:1:2${hex(index)}::7`)).toBe(1000);
  expect(allowedOf(createAddressLimit(), 3000, (index) => `2001:db8:1:${hex(index)}00::7`)).toBe(3000);
});

it('continues to count while a flood of other addresses arrives (LOAD-09)', () => {
  const isAllowed = createAddressLimit();
  expect(allowedOf(isAllowed, 300, () => '203.0.113.7')).toBe(300);
  for (let index = 0; index < 20_000; index++) {
    isAllowed({ address: `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`, userAgent: 'Firefox', at: 0 });
    if (index % 1000 === 0) expect(allowedOf(isAllowed, 1, () => '203.0.113.7')).toBe(0);
  }
});
