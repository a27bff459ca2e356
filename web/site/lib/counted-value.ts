// A figure on its way up: "1,240+" at a third is "413+".

const number = /\d+(?:[.,'\u00a0\u202f ]\d+)*/;
const year = /^(?:19|20)\d\d$/;
const mostDigits = 12;

/** @returns whether there is something to count in a statistic's value: a year is a date, no amount */
export const isCountable = (value: string): boolean => {
  const found = number.exec(value)?.[0];
  return found !== undefined && !year.test(found) && found.replace(/\D/g, '').length <= mostDigits && Number(found.replace(/\D/g, '')) > 1;
};

/** A last group that is no thousand is a fraction. */
const fractionOf = (text: string): string => {
  const groups = text.split(/\D/);
  const last = groups.at(-1) ?? '';
  return groups.length === 2 && last.length !== 3 ? text.slice(-last.length - 1) : '';
};

/** @param part from 0 to 1 */
export const countedValue = (value: string, part: number): string =>
  value.replace(number, (text) => {
    const digits = text.replace(/\D/g, '');
    const counted = String(Math.round(Number(digits) * part)).padStart(digits.length, '0');
    let place = 0;
    const written = text.replace(/\d/g, () => counted[place++] ?? '0');
    const whole = written.slice(0, written.length - fractionOf(text).length);
    return whole.replace(/^(?:0\D?)+(?=\d)/, '') + written.slice(whole.length);
  });
