// Links that call or write to somebody.
import { mailUrl, telephoneUrl } from '#web/shared/lib/contact-urls.ts';

/** The text alone if it contains no number. */
export const PhoneLink = ({ phone }: { phone: string }) => {
  const url = telephoneUrl(phone);
  return url === null ? phone : <a href={url}>{phone}</a>;
};

export const EmailLink = ({ email }: { email: string }) => <a href={mailUrl(email)}>{email}</a>;
