// State of the contact form: validates, sends and reports the result. The fields keep their values until sending succeeds.
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { contactTexts } from '#contract/texts/en/contact.ts';
import { contactCheckTexts } from '#contract/texts/en/contact-check.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { useTexts } from '#web/site/lib/language.ts';
import { useHydrated } from '#web/site/lib/use-hydrated.ts';
import { type ContactField, checkContact, type FieldErrors } from './contact-check.ts';
import { refusedFields, useSendContact } from './contacts.queries.ts';
import { useSubmission } from './use-submission.ts';

const textsOf = (form: HTMLFormElement) => {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    values: {
      name: text('name'),
      email: text('email'),
      phone: text('phone'),
      company: text('company'),
      subject: text('subject'),
      message: text('message'),
    },
    type: text('type') as 'general' | 'integrator' | 'support',
    website: text('website'),
  };
};

/** Errors of the fields. A rejected submit moves the focus to the first invalid field. */
const useFieldErrors = (form: RefObject<HTMLFormElement | null>) => {
  const [errors, setErrors] = useState<FieldErrors>({});
  // counter, so that each rejected submit moves the focus, even to the same field
  const [rejections, setRejections] = useState(0);
  useEffect(() => {
    if (rejections > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, rejections]);
  const reject = (fieldErrors: FieldErrors) => {
    setErrors(fieldErrors);
    setRejections((count) => count + 1);
  };
  /** Clears the error of a field while it is edited. */
  const clearError = (event: FormEvent<HTMLFormElement>) => {
    const field = (event.target as HTMLInputElement).name as ContactField;
    if (errors[field]) setErrors((before) => ({ ...before, [field]: undefined }));
  };
  return { errors, reject, clearError, clearErrors: () => setErrors({}) };
};

export const useContactForm = () => {
  const say = useTexts(contactTexts);
  const sayError = useTexts(contactCheckTexts);
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const { errors, reject, clearError, clearErrors } = useFieldErrors(form);
  const [isSent, setIsSent] = useState(false);
  const { send, isPending } = useSendContact();
  const submission = useSubmission();
  // a form in the document is visible before hydration, so its age counts from the navigation
  const isHydrated = useHydrated();
  const show = useEffectEvent(() => void submission.begin(isHydrated ? undefined : 0));
  useEffect(() => show(), []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    if (isSending.current) return;
    const { values, type, website } = textsOf(element);
    const found = checkContact(values, sayError);
    if (Object.keys(found).length > 0) return reject(found);

    isSending.current = true;
    clearErrors();
    try {
      await send({ ...values, type, website, ...submission.read() });
      element.reset();
      submission.end();
      submission.begin();
      setIsSent(true);
    } catch (error) {
      const refused = refusedFields(error);
      if (refused) reject(refused);
      toast.error(say(refused ? 'invalid' : 'failed'));
    } finally {
      isSending.current = false;
    }
  };

  const closeSuccess = () => setIsSent(false);

  return { form, errors, isPending, isSent, submit, clearError, closeSuccess };
};
