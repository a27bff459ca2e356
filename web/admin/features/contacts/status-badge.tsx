import type { ContactStatus } from '#contract/rules/contacts.ts';

const colors: Partial<Record<ContactStatus, string>> = { new: 'red', read: 'yellow' };

export const StatusBadge = ({ status }: { status: ContactStatus }) => (
  <span className={`badge ${colors[status] ?? 'green'}`}>{status}</span>
);
