// What an administrator is told when saving failed: the mapping of the error catalogue. Field texts go to their fields,
// one line goes into a message.

import { ApiError } from '#web/shared/lib/api.ts';

/** Why a save failed, as a form shows it. */
export interface Failure {
  /** For the message at the top right. */
  text: string;
  /** The text of each refused field. */
  fields: Readonly<Record<string, string>>;
  /** Somebody else saved the record after this form had loaded it. */
  isConflict?: boolean;
}

export interface SaveErrorRules {
  /** When nothing better is known, e.g. "Failed to save product". */
  fallback: string;
  /** Which the message is made of. Articles look at the refused fields first; pages always say their fallback. */
  from: 'message-first' | 'errors-first' | 'fallback-only';
  /** What an answer with an exception flag says; absent where it says nothing of its own. */
  exceptionText?: string;
}

const exceptionText = 'Server error occurred. Please check your input and try again.';
const messageFirst = (fallback: string): SaveErrorRules => ({ fallback, from: 'message-first', exceptionText });

export const saveErrors = {
  product: messageFirst('Failed to save product'),
  category: messageFirst('Failed to save category'),
  article: { fallback: 'Failed to save article', from: 'errors-first' },
  page: { fallback: 'Failed to save page', from: 'fallback-only' },
  slideshow: messageFirst('Failed to save slideshow settings'),
  about: messageFirst('Failed to save about page content'),
  statistics: messageFirst('Failed to save statistics'),
  team: messageFirst('Failed to save team members'),
} as const satisfies Record<string, SaveErrorRules>;

const mapMessage = (message: string): string => {
  if (message.includes('Integrity constraint violation')) {
    return 'Database constraint error: Please check required fields and data validity';
  }
  if (message.includes('cannot be null')) return 'Required field is missing. Please fill all required fields.';
  return message;
};

const answerOf = (error: unknown) => (error instanceof ApiError ? (error.answer as Record<string, unknown> | null) : null);

const messageOf = (error: unknown): string => {
  // the server's word for it is 'Unauthenticated.'
  if (error instanceof ApiError && error.status === 401) return 'Your session has ended. Please sign in again.';
  const message = answerOf(error)?.message;
  return typeof message === 'string' ? message : '';
};

const textsByField = (error: unknown): [string, string[]][] => {
  const errors = answerOf(error)?.errors;
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).map(([field, texts]) => [field, (Array.isArray(texts) ? texts : [texts]).map(String)]);
};

const joinedErrors = (error: unknown): string =>
  textsByField(error)
    .flatMap(([, texts]) => texts)
    .join(', ');

/** No answer at all: what the browser says of the network. */
const networkText = (error: unknown): string => (error instanceof Error && !(error instanceof ApiError) ? error.message : '');

/** The line for the message at the top right. */
export const saveErrorText = (error: unknown, rules: SaveErrorRules): string => {
  if (rules.from === 'fallback-only') return rules.fallback;
  const message = mapMessage(messageOf(error));
  const errors = joinedErrors(error);
  const known = rules.from === 'errors-first' ? errors || message : message || errors;
  if (known) return known;
  if (rules.exceptionText && answerOf(error)?.exception) return rules.exceptionText;
  return networkText(error) || rules.fallback;
};

/** For a form: the line, and the first text of each refused field. */
export const explainSave =
  (rules: SaveErrorRules) =>
  (error: unknown): Failure => {
    // a conflict is about the record: the fields that differ are compared by the form
    if (answerOf(error)?.code === 'version-conflict') return { text: messageOf(error), fields: {}, isConflict: true };
    return {
      text: saveErrorText(error, rules),
      fields: Object.fromEntries(textsByField(error).flatMap(([field, [first]]) => (first ? [[field, first]] : []))),
    };
  };

/** For a form that says the server's own words, else its fallback (settings). */
export const explainByMessage =
  (fallback: string) =>
  (error: unknown): Failure => ({ ...explainSave(messageFirst(fallback))(error), text: messageOf(error) || fallback });
