// The audit log: its list, its export, and its verification.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { listAudit, verifyAudit } from '#contract/audit.ts';
import type { AnswerOf } from '#contract/route.ts';
import { auditActions, auditKinds } from '#contract/rules/history.ts';
import { downloadFile } from '#web/admin/lib/download-file.ts';
import { endpoint } from '#web/admin/records/endpoint.ts';
import { recordLists } from '#web/admin/records/record-lists.ts';
import { type FiltersOf, filterQuery, listShape, rowNumber } from '#web/admin/ui/list/list-address.ts';
import { queryString } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { toast } from '#web/shared/ui/toast-store.ts';

const day = (typed: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(typed) ? typed : '');

export const audit = recordLists({
  noun: 'entry',
  nouns: 'entries',
  failure: 'Failed to load the audit log',
  key: ['audit'],
  reloads: [['audit']],
  shape: listShape({
    filters: { actor_id: rowNumber, kind: auditKinds, record_id: rowNumber, action: auditActions, from: day, to: day },
  }),
  list: endpoint<typeof listAudit>('GET', '/api/admin/audit'),
});

/** The server creates the file, because the export adds an entry to the log. */
export const exportAudit = (filters: FiltersOf<typeof audit.shape>): Promise<Blob> =>
  downloadFile(`/api/admin/audit/csv${queryString(filterQuery(audit.shape, filters))}`);

export type Verification = AnswerOf<typeof verifyAudit>;

const verify = endpoint<typeof verifyAudit>('GET', '/api/admin/audit/verification');

/** Called only on request, because the server reads the whole log. */
export const useVerification = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => verify(transportOf(client), { expects: { entries: 'number' } }),
    onError: () => toast.error('Failed to verify the log'),
  });
};
