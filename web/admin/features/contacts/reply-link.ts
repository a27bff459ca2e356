// A `mailto:` link that answers a message in the administrator's own mail program.
import type { ContactMessage } from '#contract/contacts.ts';
import { mailUrl } from '#web/shared/lib/contact-urls.ts';

/** Mail programs and browsers cut longer addresses. In characters of the encoded text. */
const maxBody = 1500;

/** @returns the quoted text, truncated to the whole lines that fit */
const quote = (text: string, room: number): string => {
  let quoted = '';
  for (const line of text.split(/\r\n|\r|\n/)) {
    const next = `${quoted}> ${line}\r\n`;
    if (encodeURIComponent(next).length > room) return `${quoted}> […]\r\n`;
    quoted = next;
  }
  return quoted;
};

/** @param date when the message was sent, formatted */
export const replyLink = ({ name, email, subject, message }: ContactMessage, date: string): string => {
  const head = `\r\n\r\nOn ${date}, ${name} wrote:\r\n`;
  const body = message ? `${head}${quote(message, maxBody - encodeURIComponent(head).length)}` : '';
  const query = [`subject=${encodeURIComponent(`Re: ${subject}`)}`, body && `body=${encodeURIComponent(body)}`].filter(Boolean).join('&');
  return `${mailUrl(email)}?${query}`;
};
