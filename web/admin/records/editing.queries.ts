// The background calls of an open form. No message appears when one fails.
import type { discardUnsavedChanges, getUnsavedChanges, keepUnsavedChanges, reportClosed, reportOpen } from '#contract/editing.ts';
import type { EditedKind } from '#contract/rules/editing.ts';
import { call, type Transport } from '#web/shared/lib/api.ts';

/** A record in a form; the id is 0 for one that is not stored yet. */
export interface Edited {
  kind: EditedKind;
  id: number;
}

const base = ({ kind, id }: Edited) => `/api/admin/editing/${kind}/${id}` as const;

export const fetchChanges = async (transport: Transport, edited: Edited) =>
  (await call<typeof getUnsavedChanges>(transport, 'GET', `${base(edited)}/changes`)).changes;

type Kept = NonNullable<Parameters<typeof call<typeof keepUnsavedChanges>>[3]>['body'];

export const sendChanges = (transport: Transport, edited: Edited, body: Kept) =>
  call<typeof keepUnsavedChanges>(transport, 'PUT', `${base(edited)}/changes`, { body });

export const removeChanges = (transport: Transport, edited: Edited) =>
  call<typeof discardUnsavedChanges>(transport, 'DELETE', `${base(edited)}/changes`);

export const sendOpen = async (transport: Transport, edited: Edited) =>
  (await call<typeof reportOpen>(transport, 'PUT', `${base(edited)}/presence`)).others;

export const sendClosed = (transport: Transport, edited: Edited) =>
  call<typeof reportClosed>(transport, 'DELETE', `${base(edited)}/presence`);
