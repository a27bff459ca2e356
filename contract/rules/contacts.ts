// Rules of contact messages, for the schemas of the server and for the forms.
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

/** Maximum number of notes of a message. */
export const mostNotes = 100;

/** Maximum number of messages that one call can change. */
export const contactsAtOnce = 500;

/** Filters messages that no administrator handles. */
export const nobody = 'nobody';

/** Prefix of the subject of quote requests, whose message may be empty. */
export const quoteSubjectPrefix = 'Quote Request - ';
