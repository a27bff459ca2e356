// Asks before a choice for many records is applied, if it changes more than it says.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { explainByMessage } from '#web/admin/lib/save-errors.ts';
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx';
import type { Transport } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { toast } from '#web/shared/ui/toast-store.ts';

/** @param selected the selected records, as in the body of the call that changes them */
export type ConsequenceOf = (transport: Transport, selected: object, value: string) => Promise<string | null>;

interface Asking {
  label: string;
  value: string;
  action: object;
  consequenceOf: ConsequenceOf;
}

interface Options {
  selected: () => object;
  /** e.g. "3 products" */
  thing: string;
  isBusy: boolean;
  onConfirm: (action: object) => void;
}

export const useBulkQuestion = ({ selected, thing, isBusy, onConfirm }: Options) => {
  const client = useQueryClient();
  const [asked, setAsked] = useState<(Asking & { consequence: string }) | null>(null);
  const { mutate: ask, isPending } = useMutation({
    mutationFn: ({ consequenceOf, value }: Asking) => consequenceOf(transportOf(client), selected(), value),
    onSuccess: (consequence, asking) => (consequence === null ? onConfirm(asking.action) : setAsked({ ...asking, consequence })),
    onError: (error) => toast.error(explainByMessage('Failed to load what changes')(error).text),
  });
  const end = () => setAsked(null);
  return {
    ask,
    isPending,
    dialog: asked && (
      <ConfirmDialog
        isOpen
        title={`${asked.label}?`}
        thing={<strong>{thing}</strong>}
        consequence={asked.consequence}
        action={asked.label}
        isBusy={isBusy}
        busyText="Updating..."
        onConfirm={() => {
          onConfirm(asked.action);
          end();
        }}
        onCancel={end}
      />
    ),
  };
};
