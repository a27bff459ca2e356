// The layout around every admin screen: the sidebar (a drawer on small screens) and the surface for the screen.
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { SessionUser } from '#web/admin/lib/session.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { Brand } from '#web/admin/ui/brand.tsx';
import { fromDesktop } from '#web/shared/lib/widths.ts';
import { SideNav } from './side-nav.tsx';
import { UserMenu } from './user-menu.tsx';

interface Drawer {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  /** Gets the focus when the drawer opens. */
  firstRef: RefObject<HTMLButtonElement | null>;
  /** Gets the focus back when it closes. */
  openerRef: RefObject<HTMLButtonElement | null>;
}

/** The sidebar as a drawer, below the width at which it is always open. */
const useDrawer = (): Drawer => {
  const [isOpen, setIsOpen] = useState(false);
  const firstRef = useRef<HTMLButtonElement>(null);
  const openerRef = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setIsOpen(false), []);

  useEffect(() => {
    if (!isOpen) return;
    const opener = openerRef.current;
    firstRef.current?.focus();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    const wide = window.matchMedia(fromDesktop);
    document.addEventListener('keydown', onKeyDown);
    wide.addEventListener('change', close);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      wide.removeEventListener('change', close);
      opener?.focus();
    };
  }, [isOpen, close]);

  return { isOpen, open: () => setIsOpen(true), close, firstRef, openerRef };
};

interface Props {
  companyName: string;
  user: SessionUser;
  /** Expiry of the session, ISO 8601; null if it is not a remembered session. */
  sessionEndsAt: string | null;
  newMessages: number;
  onLogout: () => void;
  /** Opens the global search. */
  onSearch: () => void;
  /** Opens the list of keyboard shortcuts. */
  onShortcuts: () => void;
  /** The screen. */
  children: ReactNode;
}

export const AdminLayout = ({ companyName, user, sessionEndsAt, newMessages, onLogout, onSearch, onShortcuts, children }: Props) => {
  const { isOpen, open, close, firstRef, openerRef } = useDrawer();
  return (
    <>
      <a className="skip" href="#main" inert={isOpen}>
        Skip to content
      </a>
      <div className={isOpen ? 'app nav-open' : 'app'}>
        <aside className="side" id="side" aria-label="Sidebar">
          <div className="side-brand">
            <Brand name={companyName} note="Admin CMS" />
            <button type="button" className="icon-btn side-close" ref={firstRef} aria-label="Close menu" onClick={close}>
              <AdminIcon name="close" />
            </button>
          </div>
          <button
            type="button"
            className="side-search"
            aria-keyshortcuts="Control+K"
            onClick={() => {
              close();
              onSearch();
            }}
          >
            <AdminIcon name="search" />
            <span>Search or go to</span>
            <span className="kbd" aria-hidden="true">
              Ctrl K
            </span>
          </button>
          <SideNav newMessages={newMessages} onFollow={close} />
          <div className="side-foot">
            <a className="nav-item" href="/" target="_blank" rel="noopener">
              <AdminIcon name="external" />
              View website<span className="vh"> (new tab)</span>
            </a>
            <UserMenu user={user} untilWhen={sessionEndsAt} onLogout={onLogout} onShortcuts={onShortcuts} />
          </div>
        </aside>
        {isOpen && <div className="scrim" aria-hidden="true" onPointerDown={close} />}
        <div className="main" inert={isOpen}>
          <header className="topbar">
            <button
              type="button"
              className="icon-btn"
              ref={openerRef}
              aria-label="Open menu"
              aria-controls="side"
              aria-expanded={isOpen}
              onClick={open}
            >
              <AdminIcon name="menu" />
            </button>
            <b className="truncate">{companyName}</b>
            <button type="button" className="icon-btn" aria-label="Search or go to" onClick={onSearch}>
              <AdminIcon name="search" />
            </button>
            <a className="icon-btn" href="/" target="_blank" rel="noopener" aria-label="View website (new tab)">
              <AdminIcon name="external" />
            </a>
          </header>
          <main className="page" id="main" tabIndex={-1}>
            {children}
          </main>
        </div>
      </div>
    </>
  );
};
