// Tracks the active option of a combobox list while the focus stays in the field.
import { type KeyboardEvent, useEffect, useState } from 'react';

interface Props {
  options: readonly { key: string }[];
  /** Element id of an option. */
  idOf: (key: string) => string;
}

/** @returns `active`, the key of the active option, `choose` to set it, and `onKeyDown` for the field */
export const useActiveOption = ({ options, idOf }: Props) => {
  const [wanted, setWanted] = useState<string | null>(null);
  const at = options.findIndex(({ key }) => key === wanted);
  const active = options[at]?.key;

  const isShown = active !== undefined;
  useEffect(() => {
    if (active) document.getElementById(idOf(active))?.scrollIntoView({ block: 'nearest' });
  }, [active, idOf]);

  /** Index of the option a key moves to; undefined for keys handled by the field. */
  const target = (key: string): number | undefined => {
    const last = options.length - 1;
    if (key === 'ArrowDown') return at === last ? 0 : at + 1;
    if (key === 'ArrowUp') return at <= 0 ? last : at - 1;
    // Home and End move the text cursor until an option is active
    if (key === 'Home' && isShown) return 0;
    return key === 'End' && isShown ? last : undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const next = target(event.key);
    if (next === undefined || options.length === 0) return;
    event.preventDefault();
    setWanted(options[next]?.key ?? null);
  };
  return { active, choose: setWanted, onKeyDown };
};
