import { useEffect, useEffectEvent, useState } from 'react';

/**
 * State of a dialog that a key opens, unless another dialog is open.
 * @param isKey whether the event is the key of the dialog
 */
export const useKeyOpened = (isKey: (event: KeyboardEvent) => boolean): [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] => {
  const [isOpen, setIsOpen] = useState(false);
  const open = useEffectEvent((event: KeyboardEvent) => {
    if (!isKey(event) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    setIsOpen(true);
  });
  useEffect(() => {
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, []);
  return [isOpen, setIsOpen];
};
