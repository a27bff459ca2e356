// A part of the screen that edits a list: entries can be added, moved and removed.
import type { ReactNode } from 'react';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { UndoNotice } from '#web/admin/ui/entries/undo-notice.tsx';
import type { Layout } from '#web/admin/ui/reorder/drop-target.ts';
import { ReorderList } from '#web/admin/ui/reorder/reorder-list.tsx';
import { SettingsCard } from './settings-card.tsx';
import type { useListForm } from './use-list-form.ts';

interface Props<T extends object> {
  title: string;
  text: string;
  list: ReturnType<typeof useListForm<T>>;
  layout: Layout;
  /** e.g. "Save Statistics" */
  action: string;
  /** e.g. "Add Statistic" */
  addText: string;
  onAdd: () => void;
  /** The element with the entries. */
  children: ReactNode;
}

export const ListCard = <T extends object>({ title, text, list, layout, action, addText, onAdd, children }: Props<T>) => {
  const { form, removal, reorder } = list;
  const add = (
    <button type="button" className="btn" onClick={onAdd}>
      <AdminIcon name="plus" />
      {addText}
    </button>
  );
  return (
    <SettingsCard title={title} text={text} form={form} action={action} add={add}>
      {removal.name && <UndoNotice text={`${removal.name} removed`} onUndo={removal.undo} onDismiss={removal.dismiss} />}
      <ReorderList layout={layout} {...reorder.list}>
        {children}
      </ReorderList>
      <p className="vh" role="status">
        {reorder.announcement}
      </p>
    </SettingsCard>
  );
};
