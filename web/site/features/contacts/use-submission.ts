// Data sent with a form by which the server recognises repeated submissions and bots.
import { useRef } from 'react';
import { randomKey } from '#web/shared/lib/random-key.ts';

interface Submission {
  /** `performance.now()` when the form was shown. */
  shownAt: number;
  key: string;
}

/** One submission of a form; the same for all attempts to send it. */
export const useSubmission = () => {
  const submission = useRef<Submission | null>(null);
  /** Starts a submission when the form is shown; further calls before `end` do nothing. */
  const begin = (shownAt = performance.now()): Submission => {
    submission.current ??= { shownAt, key: randomKey() };
    return submission.current;
  };
  return {
    begin,
    /** @returns fields of the body of `POST /api/public/contact` */
    read: () => {
      const { shownAt, key } = begin();
      return { form_age_ms: Math.round(performance.now() - shownAt), idempotency_key: key };
    },
    /** Ends the submission after the form was sent. */
    end: (): void => {
      submission.current = null;
    },
  };
};
