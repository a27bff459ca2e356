// A quote request from the button to the thanks: which dialog is open, what was typed, what is wrong with it.
import { useState } from 'react';
import { toast } from '#web/shared/ui/toast-store.ts';
import { refusedFields, useSendContact } from '#web/site/features/contacts/contacts.queries.ts';
import { failureText } from './quote-failure.ts';
import { type QuotedProduct, quoteMessage } from './quote-message.ts';
import { checkQuote, emptyQuote, firstError, type QuoteErrors, type QuoteField, type QuoteValues, quoteErrors } from './quote-values.ts';

type Step = 'form' | 'thanks';

export interface QuoteRequestState {
  step: Step | 'closed';
  values: QuoteValues;
  errors: QuoteErrors;
  /** Why it was not sent at the last try; stays until the next one succeeds. */
  failure: string | null;
  isBusy: boolean;
  open: () => void;
  /** @param from the dialog that closes; one that has already given way to the next changes nothing */
  close: (from: Step) => void;
  type: (field: keyof QuoteValues, value: string) => void;
  /** @param onRefused called with the first field in error, undefined when none is to blame */
  send: (onRefused: (field: QuoteField | undefined) => void) => void;
}

export const useQuoteRequest = (product: QuotedProduct): QuoteRequestState => {
  const [step, setStep] = useState<QuoteRequestState['step']>('closed');
  const [values, setValues] = useState(emptyQuote);
  const [errors, setErrors] = useState<QuoteErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const { mutate, isPending } = useSendContact();

  const send: QuoteRequestState['send'] = (onRefused) => {
    if (isPending) return;
    const found = checkQuote(values);
    setErrors(found);
    if (firstError(found)) return onRefused(firstError(found));
    mutate(quoteMessage(product, values), {
      onSuccess: () => {
        setValues(emptyQuote);
        setFailure(null);
        setStep('thanks');
      },
      onError: (error) => {
        const refused = quoteErrors(refusedFields(error));
        setErrors(refused);
        // what is wrong with a field is said at the field
        setFailure(firstError(refused) ? null : failureText(error));
        toast.error('Failed to send quote request. Please try again.');
        onRefused(firstError(refused));
      },
    });
  };

  return {
    step,
    values,
    errors,
    failure,
    isBusy: isPending,
    open: () => setStep('form'),
    // what was typed stays: a slip of the finger must not cost it
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
