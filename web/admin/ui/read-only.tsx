// Read-only screens, for roles that may not change their content: controls that change something are omitted or disabled.
import { createContext, type ReactNode, useContext } from 'react';

const ReadOnlyContext = createContext(false);

export const ReadOnly = ReadOnlyContext.Provider;

export const useIsReadOnly = (): boolean => useContext(ReadOnlyContext);

/** Props of a scroll area with disabled fields: the area itself takes the focus, so that the keyboard can scroll it. */
export const readOnlyScroll = (isReadOnly: boolean) => (isReadOnly ? { tabIndex: 0, role: 'group', 'aria-label': 'Fields' } : {});

/** Disables all fields and buttons inside on a read-only screen; links still work. */
export const ReadOnlyFields = ({ children }: { children: ReactNode }) =>
  useIsReadOnly() ? (
    <fieldset className="read-only" disabled>
      {children}
    </fieldset>
  ) : (
    children
  );
