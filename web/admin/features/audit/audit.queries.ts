// The audit log as owners see it: the list, its export, and the check of its chain.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { listAudit, verifyAudit } from '#contract/audit.ts';
import { auditActions, recordKinds } from '#contract/rules/history.ts';
import { endpoint } from '#web/admin/records/endpoint.ts';
import { recordLists } from '#web/admin/records/record-lists.ts';
import { type FiltersOf, filterQuery, listShape, rowNumber } from '#web/admin/ui/list/list-address.ts';
import { queryString } from '#web/shared/lib/api.ts';
import { readToken } from '#web/shared/lib/session-token.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { toast } from '#web/shared/ui/toast-store.ts';

const day = (typed: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(typed) ? typed : '');

const verification = endpoint<typeof verifyAudit>('GET', '/api/admin/audit/verification');

export const audit = recordLists({
  noun: 'entry',
  nouns: 'entries',
  failure: 'Failed to load the audit log',
  key: ['audit'],
  reloads: [['audit']],
  shape: listShape({ filters: { actor_id: rowNumber, kind: recordKinds, record_id: rowNumber, action: auditActions, from: day, to: day } }),
  list: endpoint<typeof listAudit>('GET', '/api/admin/audit'),
});

/** @returns the entries that match, as the server writes them for spreadsheets */
export const exportAudit = async (filters: FiltersOf<typeof audit.shape>): Promise<string> => {
  const answer = await fetch(`/api/admin/audit/csv${queryString(filterQuery(audit.shape, filters))}`, {
    headers: { Authorization: `Bearer ${readToken() ?? ''}` },
  });
  if (!answer.ok) throw new Error(`The export was answered with ${answer.status}`);
  return answer.text();
};

export const useVerification = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => verification(transportOf(client), {}),
    onError: () => toast.error('Failed to check the audit log'),
  });
};
