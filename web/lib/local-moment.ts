// Moments as a field of the browser has them: local time without an offset.

const two = (value: number) => String(value).padStart(2, '0');

/** @param moment ISO 8601, or a Date @returns for `datetime-local`, to the minute; '' for none */
export const toLocalMoment = (moment: string | Date | null): string => {
  const date = new Date(moment ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return '';
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
};

/** @param typed as the field has it @returns with the offset that holds here on that day; '' for none */
export const withOffset = (typed: string): string => {
  const date = new Date(typed);
  if (typed === '' || Number.isNaN(date.getTime())) return '';
  const minutes = -date.getTimezoneOffset();
  const sign = minutes < 0 ? '-' : '+';
  return `${toLocalMoment(date)}:00${sign}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;
};
