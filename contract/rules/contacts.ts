// What a contact message may be; used by the server's schema and by the forms.
import { emailMaxLength } from './email.ts';

export const contactTypes = ['general', 'integrator', 'support'] as const;
export type ContactType = (typeof contactTypes)[number];

export const contactStatuses = ['new', 'read', 'replied', 'closed'] as const;
export type ContactStatus = (typeof contactStatuses)[number];

/** Limits in characters. */
export const contactLimits = {
  name: 255,
  email: emailMaxLength,
  phone: 50,
  company: 255,
  subject: 255,
  message: 5000,
  note: 5000,
} as const;

/** How many messages one call may change. */
export const contactsAtOnce = 500;

/** A subject that begins so is a quote request, whose message may be empty. */
export const quoteSubjectPrefix = 'Quote Request - ';
