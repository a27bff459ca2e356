// Texts of failed saves: one line for a message, and the errors of the fields.

import { ApiError } from '#web/shared/lib/api.ts';

/** A failed save, as a form shows it. */
export interface Failure {
  /** Shown at the top right. */
  text: string;
  /** The first error of each refused field. */
  fields: Readonly<Record<string, string>>;
  /** Somebody else has saved the record since the form loaded it. */
  isConflict?: boolean;
  /** No response came: whether the server has stored anything is unknown. */
  isUnanswered?: boolean;
}

export interface SaveErrorRules {
  /** Used if there is no other text, e.g. "Failed to save product". */
  fallback: string;
  /** Source of the line. Articles use the errors of the fields first, pages always their fallback. */
  from: 'message-first' | 'errors-first' | 'fallback-only';
  /** Used for a response with an exception flag. */
  exceptionText?: string;
}

const exceptionText = 'Server error occurred. Please check your input and try again.';
const messageFirst = (fallback: string): SaveErrorRules => ({ fallback, from: 'message-first', exceptionText });

/** For records without rules of their own. */
export const saveErrorsOf = (noun: string): SaveErrorRules => messageFirst(`Failed to save ${noun}`);

export const saveErrors = {
  attribute: messageFirst('Failed to save attribute'),
  media: messageFirst('Failed to save file'),
  redirect: messageFirst('Failed to save redirect'),
  grid: messageFirst('Failed to save the grid'),
  article: { fallback: 'Failed to save article', from: 'errors-first' },
  page: { fallback: 'Failed to save page', from: 'fallback-only' },
  slideshow: messageFirst('Failed to save slideshow settings'),
  about: messageFirst('Failed to save about page content'),
  statistics: messageFirst('Failed to save statistics'),
  team: messageFirst('Failed to save team members'),
} as const satisfies Record<string, SaveErrorRules>;

/** Messages of the server that are replaced if they contain a part; ERRS-01 and ERRS-02 name texts, not codes. */
const replacedMessages: readonly [part: string, text: string][] = [
  ['Integrity constraint violation', 'Database constraint error: Please check required fields and data validity'],
  ['cannot be null', 'Required field is missing. Please fill all required fields.'],
];

const mapMessage = (message: string): string => replacedMessages.find(([part]) => message.includes(part))?.[1] ?? message;

const answerOf = (error: unknown): ApiError['answer'] => (error instanceof ApiError ? error.answer : null);

const messageOf = (error: unknown): string => {
  // the message of the server is 'Unauthenticated.'
  if (error instanceof ApiError && error.status === 401) return 'Your session has ended. Please sign in again.';
  return answerOf(error)?.message ?? '';
};

const textsByField = (error: unknown): [field: string, texts: string[]][] => Object.entries(answerOf(error)?.errors ?? {});

const joinedErrors = (error: unknown): string =>
  textsByField(error)
    .flatMap(([, texts]) => texts)
    .join(', ');

const hasException = (error: unknown): boolean => {
  const answer = answerOf(error);
  return answer !== null && 'exception' in answer && Boolean(answer.exception);
};

/** The error of the browser if there is no response. */
const networkText = (error: unknown): string => (error instanceof Error && !(error instanceof ApiError) ? error.message : '');

/** The line for the message at the top right. */
export const saveErrorText = (error: unknown, rules: SaveErrorRules): string => {
  if (rules.from === 'fallback-only') return rules.fallback;
  const message = mapMessage(messageOf(error));
  const errors = joinedErrors(error);
  const known = rules.from === 'errors-first' ? errors || message : message || errors;
  if (known) return known;
  if (rules.exceptionText && hasException(error)) return rules.exceptionText;
  return networkText(error) || rules.fallback;
};

/** For a form: the line, and the first error of each refused field. */
export const explainSave =
  (rules: SaveErrorRules) =>
  (error: unknown): Failure => {
    // a conflict concerns the record: the form compares the fields that differ
    if (answerOf(error)?.code === 'version-conflict') return { text: messageOf(error), fields: {}, isConflict: true };
    return {
      // browsers throw it for a lost connection
      ...(error instanceof TypeError && { isUnanswered: true }),
      text: saveErrorText(error, rules),
      fields: Object.fromEntries(textsByField(error).flatMap(([field, [first]]) => (first ? [[field, first]] : []))),
    };
  };

/** For a form that shows the message of the server, otherwise its fallback (settings). */
export const explainByMessage =
  (fallback: string) =>
  (error: unknown): Failure => ({ ...explainSave(messageFirst(fallback))(error), text: messageOf(error) || fallback });
