// One menu: its entries in the order in which visitors see them.
import { useId, useRef } from 'react';
import type { MenuKey } from '#contract/rules/menus.ts';
import type { RecordOf } from '#web/admin/features/links/linked-records.queries.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { UndoNotice } from '#web/admin/ui/entries/undo-notice.tsx';
import type { Form } from '#web/admin/ui/form/use-form.ts';
import { ReorderList } from '#web/admin/ui/reorder/reorder-list.tsx';
import { MenuRow } from './menu-row.tsx';
import { type MenuValues, menuNames } from './menu-values.ts';
import { useMenuEditing } from './use-menu-editing.ts';

interface Props {
  menu: MenuKey;
  /** What its entries are. */
  text: string;
  form: Form<MenuValues>;
  recordOf: RecordOf;
}

export const MenuPanel = ({ menu, text, form, recordOf }: Props) => {
  const id = useId();
  const root = useRef<HTMLUListElement>(null);
  const entries = form.values[menu];
  const wrong = Object.entries(form.errors).flatMap(([name, error]) =>
    error && name.startsWith(`${menu}.`) ? [name.split('.')[1] ?? ''] : [],
  );
  const editing = useMenuEditing({ entries, root, refusals: form.refusals, wrong, onChange: (next) => form.set(menu, next) });
  const { removal, reorder } = editing;
  return (
    <section className="panel panel-body stack" aria-labelledby={id}>
      <h2 id={id}>{menuNames[menu]}</h2>
      <p className="hint">{text}</p>
      {form.errors[menu] && (
        <p className="err" role="alert">
          <AdminIcon name="alert" />
          {form.errors[menu]}
        </p>
      )}
      {removal.name && <UndoNotice text={`${removal.name} removed`} onUndo={removal.undo} onDismiss={removal.dismiss} />}
      <ReorderList layout="tree" {...reorder.list}>
        <ul className="section-list" ref={root}>
          {entries.map((entry, index) => (
            <MenuRow
              key={entry.key}
              menu={menu}
              entry={entry}
              index={index}
              record={recordOf(entry)}
              errors={form.errors}
              editing={editing}
            />
          ))}
        </ul>
      </ReorderList>
      {entries.length === 0 && <p className="muted">No entries.</p>}
      <p className="vh" role="status">
        {reorder.announcement}
      </p>
      <div className="row">
        <button type="button" className="btn btn-s" onClick={() => editing.add('address')}>
          <AdminIcon name="plus" />
          Add Entry<span className="vh"> to the {menuNames[menu].toLowerCase()}</span>
        </button>
        <button type="button" className="btn btn-s" onClick={() => editing.add('group')}>
          <AdminIcon name="plus" />
          Add Group<span className="vh"> to the {menuNames[menu].toLowerCase()}</span>
        </button>
      </div>
    </section>
  );
};
