// What a form sends besides its fields, by which the server recognises repeated submissions and programs.
import { useRef } from 'react';
import { randomKey } from '#web/shared/lib/random-key.ts';

interface Submission {
  /** `performance.now()` when the form was shown. */
  shownAt: number;
  key: string;
}

/** One submission of a form, kept over all attempts to send it. */
export const useSubmission = () => {
  const submission = useRef<Submission | null>(null);
  /** The form is shown. Does nothing before `end` if it was shown before. */
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
    /** The form was sent. */
    end: (): void => {
      submission.current = null;
    },
  };
};
