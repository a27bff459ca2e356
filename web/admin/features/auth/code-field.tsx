import { useEffect, useRef } from 'react';
import { Field } from '#web/shared/ui/field.tsx';

/** A field for a code of an authenticator app, or a recovery code. @param hasFocus focused when it appears */
export const CodeField = ({ error, hasFocus = false }: { error: string | undefined; hasFocus?: boolean }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasFocus) box.current?.querySelector('input')?.focus();
  }, [hasFocus]);
  return (
    <div ref={box}>
      <Field label="Code" isRequired error={error} hint="From your authenticator app, or a recovery code">
        {(control) => (
          <input {...control} name="code" autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} maxLength={40} />
        )}
      </Field>
    </div>
  );
};
