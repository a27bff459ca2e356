/** @returns what separates the items of a list in the language of a locale */
export const listSeparator = (locale = ''): string => {
  if (/^(?:ja|zh)/i.test(locale)) return '、';
  return /^(?:ar|fa|ur)/i.test(locale) ? '، ' : ', ';
};
