// Alt and O copies the original into the field with the focus; Alt and K confirms that it is still correct.
import { useEffect, useEffectEvent } from 'react';

const actions = { KeyO: 'copy', KeyK: 'confirm' } as const;
export type UnitAction = (typeof actions)[keyof typeof actions];

/** @param onAction called with the key of the unit whose field has the focus */
export const useUnitKeys = (onAction: (action: UnitAction, unit: string) => void): void => {
  const act = useEffectEvent(onAction);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // the code of the key, because Alt and a letter types a character on some keyboards
      const action = actions[event.code as keyof typeof actions];
      if (!action || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.repeat) return;
      const unit = document.activeElement?.closest<HTMLElement>('[data-unit]')?.dataset.unit;
      if (unit === undefined) return;
      event.preventDefault();
      act(action, unit);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
};
