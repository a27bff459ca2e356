// Intermediate values of a count-up animation that keep the format: "1,240+" at one third is "413+".

const number = /\d+(?:[.,'\u00a0\u202f ]\d+)*/;
const year = /^(?:19|20)\d\d$/;
const mostDigits = 12;

/** @returns whether the value contains a number to count to; years are dates and are not counted */
export const isCountable = (value: string): boolean => {
  const found = number.exec(value)?.[0];
  return found !== undefined && !year.test(found) && found.replace(/\D/g, '').length <= mostDigits && Number(found.replace(/\D/g, '')) > 1;
};

/** The last digit group is a fraction if it does not have three digits. */
const fractionOf = (text: string): string => {
  const groups = text.split(/\D/);
  const last = groups.at(-1) ?? '';
  return groups.length === 2 && last.length !== 3 ? text.slice(-last.length - 1) : '';
};

/** @param part progress from 0 to 1 @returns the intermediate value in the format of the final one */
export const countedValue = (value: string, part: number): string =>
  value.replace(number, (text) => {
    const digits = text.replace(/\D/g, '');
    const counted = String(Math.round(Number(digits) * part)).padStart(digits.length, '0');
    let place = 0;
    const written = text.replace(/\d/g, () => counted[place++] ?? '0');
    const whole = written.slice(0, written.length - fractionOf(text).length);
    return whole.replace(/^(?:0\D?)+(?=\d)/, '') + written.slice(whole.length);
  });
