// A price as it is typed. Points and commas between thousands are written differently everywhere: what could be read in
// two ways is refused and never guessed.
const most = 999_999_999_999;

/** @param typed as it stands in the box @returns what is wrong with it */
export const checkPrice = (typed: string): string | undefined => {
  const text = typed.trim();
  if (text === '') return undefined;
  if (text.startsWith('-')) return 'The price must not be below 0.';
  if (!/^\d+(\.\d+)?$/.test(text)) {
    const digits = text.replace(/\D/g, '');
    const example = /^[\d.,\s]+$/.test(text) && digits !== '' && digits.length <= 12 ? digits : '1250000';
    return `Write digits only, without separators between thousands and with a point before decimals, e.g. ${example} or ${example}.50`;
  }
  if (/\.\d{3,}$/.test(text)) return `At most two decimals. For thousands write digits only: ${text.replace('.', '')}`;
  return Number(text) > most ? `The price must not be above ${most}.` : undefined;
};

/** @returns the amount, null for an empty box and for what cannot be read */
export const readPrice = (typed: string): number | null =>
  typed.trim() === '' || checkPrice(typed) !== undefined ? null : Number(typed.trim());
