import { type ComponentProps, useState } from 'react';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';

/** A password field that can show the typed password. */
export const PasswordInput = (props: Omit<ComponentProps<'input'>, 'type'>) => {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="password">
      <input {...props} type={isShown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" />
      <button
        type="button"
        className="icon-btn reveal"
        aria-label="Show password"
        aria-pressed={isShown}
        title={isShown ? 'Hide password' : 'Show password'}
        onClick={() => setIsShown(!isShown)}
      >
        <AdminIcon name={isShown ? 'hide' : 'view'} />
      </button>
    </div>
  );
};
