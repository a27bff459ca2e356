// State of a quote request: the open dialog, values, errors and sending.
import { useState } from 'react';
import { contactCheckTexts } from '#contract/texts/en/contact-check.ts';
import { quoteRequestTexts } from '#contract/texts/en/quote-request.ts';
import { ApiError } from '#web/shared/lib/api.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { refusedFields, useSendContact } from '#web/site/features/contacts/contacts.queries.ts';
import { useSubmission } from '#web/site/features/contacts/use-submission.ts';
import { useTexts } from '#web/site/lib/language.ts';
import { messageText, type QuotedProduct, quoteMessage } from './quote-message.ts';
import { checkQuote, emptyQuote, firstError, type QuoteErrors, type QuoteField, type QuoteValues, quoteErrors } from './quote-values.ts';

type Step = 'form' | 'thanks';

/** State and actions of a quote request. */
export interface QuoteRequestState {
  step: Step | 'closed';
  values: QuoteValues;
  errors: QuoteErrors;
  /** Reason why the last attempt failed; kept until an attempt succeeds. */
  failure: string | null;
  isBusy: boolean;
  open: () => void;
  /** @param from the dialog that closes; ignored if another dialog is open by now */
  close: (from: Step) => void;
  type: (field: keyof QuoteValues, value: string) => void;
  /** @param onRejected called with the first invalid field, or undefined if sending failed for another reason */
  send: (onRejected: (field: QuoteField | undefined) => void) => void;
}

const tooManyRequests = 429;

/** @returns the reason shown in the dialog if sending failed */
const failureOf = (error: unknown) => {
  if (error instanceof ApiError) {
    if (error.status === tooManyRequests) return 'tooMany';
    return error.status === 422 ? 'refused' : 'notProcessed';
  }
  return navigator.onLine ? 'unreachable' : 'offline';
};

/** @param product subject of the request */
export const useQuoteRequest = (product: QuotedProduct): QuoteRequestState => {
  const say = useTexts(quoteRequestTexts);
  const [step, setStep] = useState<QuoteRequestState['step']>('closed');
  const [values, setValues] = useState(emptyQuote);
  const [errors, setErrors] = useState<QuoteErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const sayError = useTexts(contactCheckTexts);
  const { send: sendMessage, isPending } = useSendContact();
  const submission = useSubmission();

  const send: QuoteRequestState['send'] = (onRejected) => {
    if (isPending) return;
    const found = checkQuote({ ...values, message: messageText(product, values.message) }, sayError);
    setErrors(found);
    if (firstError(found)) return onRejected(firstError(found));
    sendMessage({ ...quoteMessage(product, values), ...submission.read() }).then(
      () => {
        submission.end();
        setValues(emptyQuote);
        setFailure(null);
        setStep('thanks');
      },
      (error: unknown) => {
        const refused = quoteErrors(refusedFields(error));
        setErrors(refused);
        // field errors are shown at the fields
        setFailure(firstError(refused) ? null : say(failureOf(error)));
        toast.error(say('failed'));
        onRejected(firstError(refused));
      },
    );
  };

  return {
    step,
    values,
    errors,
    failure,
    isBusy: isPending,
    open: () => {
      submission.begin();
      setStep('form');
    },
    // keep the values, in case the dialog was closed by accident
    close: (from) => {
      setErrors({});
      setStep((now) => (now === from ? 'closed' : now));
    },
    type: (field, value) => {
      setValues((before) => ({ ...before, [field]: value }));
      setErrors((before) => ({ ...before, [field]: undefined }));
    },
    send,
  };
};
