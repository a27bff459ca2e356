import { type ReactNode, useState } from 'react';
import { hasSingleKeys, storageKey } from '#web/shared/lib/single-keys.ts';

const store = (isOn: boolean): void => {
  try {
    if (isOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {
    // storage is blocked: the shortcuts stay on
  }
};

/** Check box that switches single-key shortcuts on and off in this browser. */
export const SingleKeysChoice = ({ className, children }: { className: string; children: ReactNode }) => {
  const [isOn, setIsOn] = useState(hasSingleKeys);
  return (
    <label className={className}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target: { checked } }) => {
          setIsOn(checked);
          store(checked);
        }}
      />
      <span>{children}</span>
    </label>
  );
};
