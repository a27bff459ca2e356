import { part } from '../text.ts';

export const quoteRequestTexts = part('quote-request', {
  title: 'Request Quote',
  name: 'Name',
  email: 'Email',
  company: 'Company',
  message: 'Message',
  cancel: 'Cancel',
  send: 'Send Request',
  sending: 'Sending...',
  sent: 'Quote Request Sent Successfully!',
  thanks: 'Thank you for your interest in {name}. We will get back to you soon with a detailed quote.',
  failed: 'Failed to send quote request. Please try again.',
  notSent: 'Your request has not been sent.',
  kept: '{reason} Your entries are still in the form.',
  tooMany: 'Too many requests were sent from your network. Please wait a minute.',
  refused: 'The request was refused. Please check what you entered.',
  notProcessed: 'The server could not process the request.',
  unreachable: 'The server could not be reached. Please check your connection.',
  offline: 'Your device is offline.',
  again: 'Try again',
});
