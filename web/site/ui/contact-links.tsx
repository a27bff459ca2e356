// Links to phone numbers and email addresses.
import { mailUrl } from '#web/shared/lib/contact-urls.ts';
import { LeftToRight } from './left-to-right.tsx';

/** @param url null if the text contains no number */
export const PhoneLink = ({ phone, url }: { phone: string; url: string | null }) => {
  const number = <LeftToRight>{phone}</LeftToRight>;
  return url ? <a href={url}>{number}</a> : number;
};

export const EmailLink = ({ email }: { email: string }) => <a href={mailUrl(email)}>{email}</a>;
