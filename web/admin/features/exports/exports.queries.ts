// The columns of an export, and its file.
import { queryOptions } from '@tanstack/react-query';
import type { ExportColumns } from '#contract/exports.ts';
import type { ExportKind } from '#contract/rules/imports.ts';
import { ApiError, queryString } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';

/** @param filter query parameters of the list */
export const exportColumnsQuery = (kind: ExportKind, filter: Readonly<Record<string, unknown>>) =>
  queryOptions({
    queryKey: ['exports', kind, filter],
    queryFn: async ({ client, signal }): Promise<ExportColumns> => {
      const path = `/api/admin/exports/${kind}/columns${queryString(filter)}`;
      const { status, body } = await transportOf(client)({ method: 'GET', path, signal });
      if (status !== 200) throw new ApiError(status, body);
      return body as ExportColumns;
    },
    staleTime: 0,
    gcTime: 0,
  });
