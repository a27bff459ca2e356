// The open record of a list. It is in the address (`?edit=12`, `?new=1`), so that links and reloads open it and Back closes it.
import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { countRefusals } from '../form/unsaved-work.ts';
import { readId } from './list-address.ts';

/** State of an address that was opened from the list: closing the record then goes back. */
export const openedFromList = { isFromList: true } as const;

export interface OpenRecord {
  /** The record that is open, or null. */
  id: number | null;
  /** Whether the form of a new record is open. */
  isNew: boolean;
  /** Address that opens a record, for links; their `state` is `openedFromList`. */
  hrefOf: (id: number) => string;
  open: (id: number) => void;
  openNew: () => void;
  /** Opens another record and replaces this one in the history. */
  moveTo: (id: number) => void;
  close: () => void;
}

/** @param key the parameter of the address that contains the id */
export const useOpenRecord = (key = 'edit'): OpenRecord => {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const isNew = params.has('new');
  const id = isNew ? null : readId(params, key);
  const isOpen = isNew || id !== null;
  // the number of refusals when closing was requested: a later one has stopped it
  const closing = useRef<number | null>(null);
  if (!isOpen) closing.current = null;

  const addressOf = (own: Record<string, string>) => {
    const next = new URLSearchParams(params);
    next.delete(key);
    next.delete('new');
    for (const [name, value] of Object.entries(own)) next.set(name, value);
    return { search: next.toString() };
  };
  return {
    id,
    isNew,
    hrefOf: (openId) => `?${addressOf({ [key]: String(openId) }).search}`,
    open: (openId) => navigate(addressOf({ [key]: String(openId) }), { state: openedFromList, preventScrollReset: true }),
    openNew: () => navigate(addressOf({ new: '1' }), { state: openedFromList, preventScrollReset: true }),
    moveTo: (openId) => navigate(addressOf({ [key]: String(openId) }), { state, replace: true, preventScrollReset: true }),
    close: () => {
      // a dialog may report its closing twice; going back twice would leave the list
      if (!isOpen || closing.current === countRefusals()) return;
      closing.current = countRefusals();
      if (state?.isFromList) navigate(-1);
      else navigate(addressOf({}), { replace: true, preventScrollReset: true });
    },
  };
};
