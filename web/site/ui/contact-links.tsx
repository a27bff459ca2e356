// Links to phone numbers and email addresses.
import { mailUrl } from '#web/shared/lib/contact-urls.ts';

/** @param url null if the text contains no number */
export const PhoneLink = ({ phone, url }: { phone: string; url: string | null }) => (url ? <a href={url}>{phone}</a> : phone);

export const EmailLink = ({ email }: { email: string }) => <a href={mailUrl(email)}>{email}</a>;
