// The search field of a list. The key / focuses it.

import { useEffect, useRef } from 'react';
import { searchMaxLength } from '#contract/rules/text-lengths.ts';
import { hasSingleKeys, isSingleKey } from '#web/shared/lib/single-keys.ts';
import { AdminIcon } from '../admin-icon.tsx';

interface Props {
  /** e.g. "Search categories" */
  label: string;
  placeholder?: string;
  value: string;
  onChange: (text: string) => void;
}

export const SearchBox = ({ label, placeholder = label, value, onChange }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSingleKey(event, '/') || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <search className="search">
      <AdminIcon name="search" />
      <input
        ref={input}
        className="input"
        type="search"
        placeholder={placeholder}
        aria-label={label}
        aria-keyshortcuts={hasSingleKeys() ? '/' : undefined}
        maxLength={searchMaxLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {hasSingleKeys() && (
        <span className="kbd" aria-hidden="true">
          /
        </span>
      )}
    </search>
  );
};
