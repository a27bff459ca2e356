// The role may see the screen, not change what is on it: controls that change something are left out or disabled.
import { createContext, type ReactNode, useContext } from 'react';

const ReadOnlyContext = createContext(false);

export const ReadOnly = ReadOnlyContext.Provider;

export const useIsReadOnly = (): boolean => useContext(ReadOnlyContext);

/** Disables all fields and buttons inside where nothing may be changed; links still work. */
export const ReadOnlyFields = ({ children }: { children: ReactNode }) =>
  useIsReadOnly() ? (
    <fieldset className="read-only" disabled>
      {children}
    </fieldset>
  ) : (
    children
  );
