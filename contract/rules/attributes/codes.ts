// Grades written as codes: IP65, PL d, SIL 3, Cat. 4. Their canonical numbers only define their order.
import type { Quantity } from './quantities.ts';

const patterns: Record<string, RegExp> = {
  IP: /\bIP ?(\d)K?(\d)(?!\d)/gi,
  PL: /\b(?:PL|performance level)[ =:]{0,3}([a-e])\b/gi,
  SIL: /\bSIL ?([1-4])(?!\d)/gi,
  'Cat.': /\bcat(?:egory|\.)? ?([b1-4])(?![\d\w])/gi,
};
const bare: Record<string, RegExp> = { IP: /^\d{2}$/, PL: /^[a-e]$/i, SIL: /^[1-4]$/, 'Cat.': /^[b1-4]$/i };

const numberOf = (code: string): number => {
  const letter = code.toLowerCase();
  if (/^\d+$/.test(letter)) return Number(letter);
  return 'abcde'.indexOf(letter) + 1;
};

const writePerformanceLevel = (value: number) => `PL ${'abcde'[value - 1] ?? value}`;

export const isCoded = (quantity: Quantity | null): boolean => quantity === 'ingress-protection' || quantity === 'safety-class';

/** The type of grade of a definition: IP, PL, SIL or Cat. */
const gradeOf = (quantity: Quantity, unit: string | null): string => {
  if (quantity === 'ingress-protection') return 'IP';
  return unit !== null && Object.hasOwn(patterns, unit) ? unit : 'PL';
};

/** The grades in a text, in text order. Category B is 0. */
export const readCodes = (text: string, quantity: Quantity, unit: string | null): number[] => {
  const grade = gradeOf(quantity, unit);
  const pattern = patterns[grade];
  if (!pattern) return [];
  const codes = bare[grade]?.test(text.trim()) ? [text.trim()] : [...text.matchAll(pattern)].map(([, ...parts]) => parts.join(''));
  return codes.map((code) => (grade === 'Cat.' && /b/i.test(code) ? 0 : numberOf(code)));
};

export const formatCode = (value: number, quantity: Quantity, unit: string | null): string => {
  const grade = gradeOf(quantity, unit);
  if (grade === 'IP') return `IP${value}`;
  if (grade === 'PL') return writePerformanceLevel(value);
  return `${grade} ${grade === 'Cat.' && value === 0 ? 'B' : value}`;
};
