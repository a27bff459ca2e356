// The role may see the screen, not change what is on it: controls that change something are left out or disabled.
import { createContext, type ReactNode, useContext } from 'react';

const ReadOnlyContext = createContext(false);

export const ReadOnly = ReadOnlyContext.Provider;

export const useIsReadOnly = (): boolean => useContext(ReadOnlyContext);

/** For an area that scrolls: its fields do not take the focus, so the area itself does. */
export const readOnlyScroll = (isReadOnly: boolean) => (isReadOnly ? { tabIndex: 0, role: 'group', 'aria-label': 'Fields' } : {});

/** Disables all fields and buttons inside where nothing may be changed; links still work. */
export const ReadOnlyFields = ({ children }: { children: ReactNode }) =>
  useIsReadOnly() ? (
    <fieldset className="read-only" disabled>
      {children}
    </fieldset>
  ) : (
    children
  );
