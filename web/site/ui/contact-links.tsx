// Links that call or write to somebody.
import { mailUrl } from '#web/shared/lib/contact-urls.ts';

/** @param url null for a text without a number */
export const PhoneLink = ({ phone, url }: { phone: string; url: string | null }) => (url ? <a href={url}>{phone}</a> : phone);

export const EmailLink = ({ email }: { email: string }) => <a href={mailUrl(email)}>{email}</a>;
