// The signs of list items as word processors write them: "3.", "b)", "(iv)", "1.2.".

export interface ItemNumber {
  value: number;
  /** The `type` of the list; null for digits. */
  type: 'a' | 'A' | 'i' | 'I' | null;
}

const roman: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

const romanNumber = (letters: string): number => {
  const digits = [...letters].map((letter) => roman[letter] ?? 0);
  return digits.reduce((sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit), 0);
};

const letterNumber = (letters: string): number => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0);

/** @param before the number of the item before, on the same level of the same list @returns null for a bullet */
export const readItemNumber = (sign: string, before: ItemNumber | null): ItemNumber | null => {
  const [, digits] = /^\(?(?:\d{1,4}\.)*(\d{1,4})[.)]?$/.exec(sign) ?? [];
  if (digits !== undefined) return { value: Number(digits), type: null };
  const [, letters = ''] = /^\(?([a-z]{1,6}|[A-Z]{1,6})[.)]$/.exec(sign) ?? [];
  if (letters === '') return null;
  const lower = letters.toLowerCase();
  const isUpper = lower !== letters;
  const isAfter = (value: number, type: RegExp) =>
    before?.type !== null && before !== null && type.test(before.type) && before.value + 1 === value;
  const isRoman =
    /^[ivxlc]+$/.test(lower) &&
    !isAfter(letterNumber(lower), /a/i) &&
    (lower === 'i' || lower.length > 1 || isAfter(romanNumber(lower), /i/i));
  if (isRoman) return { value: romanNumber(lower), type: isUpper ? 'I' : 'i' };
  return lower.length > 2 ? null : { value: letterNumber(lower), type: isUpper ? 'A' : 'a' };
};
