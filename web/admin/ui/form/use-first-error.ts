import { type RefObject, useEffect } from 'react';

/** After each refused save the focus moves to the first wrong field, else to the notice above the fields. */
export const useFirstError = (form: RefObject<HTMLElement | null>, refusals: number): void => {
  useEffect(() => {
    if (refusals === 0) return;
    const target =
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not([disabled])') ??
      form.current?.querySelector<HTMLElement>('.form-notice');
    target?.focus();
    target?.closest('.field')?.scrollIntoView?.({ block: 'nearest' });
  }, [form, refusals]);
};
