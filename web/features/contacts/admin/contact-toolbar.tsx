import { useEffect, useRef } from 'react';
import { type ContactStatus, type ContactType, contactStatuses, contactTypes } from '#contract/rules/contacts.ts';
import { AdminIcon } from '../../../ui/admin/admin-icon.tsx';
import { isTyping } from '../../../ui/is-typing.ts';
import type { ContactFilters } from './contact-filters.ts';

interface Props {
  filters: ContactFilters;
  onChange: (part: Partial<ContactFilters>) => void;
}

export const ContactToolbar = ({ filters: { search, type, status }, onChange }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <div className="toolbar">
      <search className="search">
        <AdminIcon name="search" />
        <input
          ref={input}
          className="input"
          type="search"
          placeholder="Search messages..."
          aria-label="Search messages"
          aria-keyshortcuts="/"
          maxLength={500}
          value={search}
          onChange={(event) => onChange({ search: event.target.value })}
        />
        <span className="kbd" aria-hidden="true">
          /
        </span>
      </search>
      <select
        className="select"
        aria-label="Type"
        value={type}
        onChange={(event) => onChange({ type: event.target.value as ContactType | '' })}
      >
        <option value="">All Types</option>
        {contactTypes.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <select
        className="select"
        aria-label="Status"
        value={status}
        onChange={(event) => onChange({ status: event.target.value as ContactStatus | '' })}
      >
        <option value="">All Status</option>
        {contactStatuses.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </div>
  );
};
