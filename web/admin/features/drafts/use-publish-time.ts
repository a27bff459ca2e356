// Changes the time at which a hidden record is published, from its row in a list.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { capitalised } from '#contract/rules/capitalised.ts';
import type { DraftKind } from '#contract/rules/drafts.ts';
import { explainByMessage } from '#web/admin/lib/save-errors.ts';
import type { RecordLists, Row } from '#web/admin/records/record-lists.ts';
import type { SetPublishTime } from '#web/admin/records/status-column.tsx';
import { toastUndoable } from '#web/admin/records/undo.tsx';
import type { ListShape } from '#web/admin/ui/list/list-address.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { draftKeys, sendSchedule } from './drafts.queries.ts';

export const usePublishTime = <T extends Row, S extends ListShape>(
  kind: DraftKind,
  { noun, reload }: Pick<RecordLists<T, S>, 'noun' | 'reload'>,
): SetPublishTime => {
  const client = useQueryClient();
  const send = (id: number, publish_at: string | null) => sendSchedule(transportOf(client), { kind, id }, { publish_at });
  const show = async () => {
    reload(client);
    await client.invalidateQueries({ queryKey: draftKeys.all });
  };
  return useMutation({
    mutationFn: ({ id, to }: { id: number; from: string; to: string | null }) => send(id, to),
    onSuccess: (_saved, { id, from }) => {
      const message = `${capitalised(noun)} updated successfully`;
      toastUndoable(
        client,
        message,
        () => send(id, from).then(() => ({ message })),
        () => void show(),
      );
      return show();
    },
    onError: (error) => toast.error(explainByMessage('Failed to save the schedule')(error).text),
  }).mutateAsync;
};
