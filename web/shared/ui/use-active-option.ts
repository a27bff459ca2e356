// Which option the keyboard is at, while the focus stays in the field.
import { type KeyboardEvent, useEffect, useState } from 'react';

interface Props {
  options: readonly { key: string }[];
  /** @returns the id of an option's element */
  idOf: (key: string) => string;
}

export const useActiveOption = ({ options, idOf }: Props) => {
  const [wanted, setWanted] = useState<string | null>(null);
  const at = options.findIndex(({ key }) => key === wanted);
  const active = options[at]?.key;

  const isShown = active !== undefined;
  useEffect(() => {
    if (active) document.getElementById(idOf(active))?.scrollIntoView({ block: 'nearest' });
  }, [active, idOf]);

  /** The place a key leads to, undefined for keys that belong to the field. */
  const target = (key: string): number | undefined => {
    const last = options.length - 1;
    if (key === 'ArrowDown') return at === last ? 0 : at + 1;
    if (key === 'ArrowUp') return at <= 0 ? last : at - 1;
    // in the text as long as nothing is chosen
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
