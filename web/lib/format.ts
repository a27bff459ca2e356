// How moments are written. One time zone for everybody, so that server and browser write the same words.
const timeZone = 'Asia/Jakarta';

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });

/** @param moment ISO 8601 @returns e.g. "January 5, 2026", or nothing for what is no moment */
export const formatDate = (moment: string | null | undefined): string => {
  const date = new Date(moment ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? '' : long.format(date);
};

const time = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
const full = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone });

const write = (format: Intl.DateTimeFormat, moment: string): string => {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? '' : format.format(date);
};

/** @param moment ISO 8601 @returns e.g. "09:42" */
export const formatTime = (moment: string): string => write(time, moment);

/** @param moment ISO 8601 @returns e.g. "Monday, January 5, 2026" */
export const formatFullDate = (moment: string): string => write(full, moment);

/** Rich text as one line of plain text, for cards and descriptions. */
export const plainText = (html: string | null | undefined): string =>
  (html ?? '')
    .replace(/<(br|\/p|\/h\d|\/li|\/tr|\/div)\b[^<>]*>/gi, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#0?39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();

/** Cuts a long text at a word. @param most in characters */
export const shortenText = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 0) || most)}…`;
};

/** The year in the site's time zone, the same for everybody. */
export const currentYear = (): string => new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone }).format(new Date());
