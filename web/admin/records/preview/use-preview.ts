// The preview of changing values: one request at a time, each with the newest values.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { saveErrorText } from '#web/admin/lib/save-errors.ts';

const pauseMs = 300;

const reasonOf = (error: unknown): string =>
  error instanceof TypeError
    ? 'No response from server. Please check your connection.'
    : saveErrorText(error, { fallback: 'The server could not render it.', from: 'errors-first' });

interface Answer {
  /** The values that the document shows; null before the first response. */
  of: string | null;
  /** The last document that was received. */
  html: string | null;
  /** Why the last request failed. */
  failure: string | null;
}

/**
 * @param values serialised
 * @param request loads the document for the given values
 */
export const usePreview = (values: string, request: (values: string, signal: AbortSignal) => Promise<string>) => {
  const [answer, setAnswer] = useState<Answer>({ of: null, html: null, failure: null });
  const [isBusy, setIsBusy] = useState(false);
  const mounted = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    mounted.current = controller;
    return () => controller.abort();
  }, []);
  const send = useEffectEvent(async () => {
    const { signal } = mounted.current as AbortController;
    setIsBusy(true);
    const received = await request(values, signal).then(
      (html) => ({ html, failure: null }),
      (error: unknown) => ({ failure: reasonOf(error) }),
    );
    if (signal.aborted) return;
    setAnswer((before) => ({ ...before, ...received, of: values }));
    setIsBusy(false);
  });
  const isFirst = answer.of === null;
  const isDue = !isBusy && answer.of !== values;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other values start the pause again
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => void send(), isFirst ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [isDue, isFirst, values]);
  return { ...answer, retry: () => setAnswer((before) => ({ ...before, of: null, failure: null })) };
};
