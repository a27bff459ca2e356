import { useState } from 'react';
import type { createContact } from '#contract/contact-form.ts';
import type { BodyOf } from '#contract/route.ts';
import { ApiError, call } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { useLanguage } from '#web/site/lib/language.ts';
import { useQueryClient } from '#web/site/query/use-query.ts';
import { contactFields, type FieldErrors } from './contact-check.ts';

/** Sends a contact message or quote request, in another language than the main one with its code. */
export const useSendContact = () => {
  const client = useQueryClient();
  const { prefix } = useLanguage();
  const [isPending, setIsPending] = useState(false);
  const send = async (body: BodyOf<typeof createContact>): Promise<void> => {
    setIsPending(true);
    try {
      await call<typeof createContact>(transportOf(client), 'POST', '/api/public/contact', {
        body: prefix === null ? body : { ...body, language: prefix },
        ignoresAnswer: true,
      });
    } finally {
      setIsPending(false);
    }
  };
  return { send, isPending };
};

/** @returns the first error of each field from a 422 response; null for other errors */
export const refusedFields = (error: unknown): FieldErrors | null => {
  if (!(error instanceof ApiError) || error.status !== 422) return null;
  const refused: FieldErrors = {};
  for (const field of contactFields) refused[field] = error.answer?.errors?.[field]?.[0];
  return refused;
};
