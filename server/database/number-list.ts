// Lists of thousands of numbers as one text, because drivers are slower with many rows than databases.

const zero = 48;

/**
 * Parses the digits directly, because an array of many thousands of texts would have to be garbage-collected.
 * @param list whole numbers, separated by single characters
 */
export const forEachNumber = (list: string, use: (value: number, at: number) => void): void => {
  let [value, count] = [0, 0];
  for (let at = 0; at < list.length; at++) {
    const digit = list.charCodeAt(at) - zero;
    if (digit >= 0 && digit <= 9) value = value * 10 + digit;
    else {
      use(value, count++);
      value = 0;
    }
  }
  if (list !== '') use(value, count);
};
