// One entry of a menu: a row that opens, and its fields.
import type { MenuEntry, MenuKey, MenuList } from '#contract/rules/menus.ts';
import { isRecordKind } from '#web/admin/features/links/link-choices.ts';
import type { LinkedRecord } from '#web/admin/features/links/linked-records.queries.ts';
import { kindName } from '#web/admin/records/kinds.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import type { FieldErrors } from '#web/admin/ui/form/field-errors.ts';
import type { Keyed } from '#web/admin/ui/reorder/entries.ts';
import { EntryButtons } from '#web/admin/ui/reorder/entry-buttons.tsx';
import { ReorderGrip } from '#web/admin/ui/reorder/reorder-grip.tsx';
import { useReorderItem } from '#web/admin/ui/reorder/reorder-list.tsx';
import { MenuFields } from './menu-fields.tsx';
import { listNames } from './menu-values.ts';
import type { MenuEditing } from './use-menu-editing.ts';

interface Props {
  menu: MenuKey;
  entry: Keyed<MenuEntry>;
  index: number;
  record: LinkedRecord | null | undefined;
  errors: FieldErrors;
  editing: MenuEditing;
}

export const nameOf = ({ kind, label, target }: MenuEntry, record: LinkedRecord | null | undefined): string => {
  if (kind === 'list') return listNames[target as MenuList];
  return label.trim() || record?.name || (kind === 'group' ? 'Group without a label' : 'Entry without a label');
};

const leadsTo = ({ kind, target }: MenuEntry, record: LinkedRecord | null | undefined): string => {
  if (kind === 'group') return 'Group';
  if (kind === 'list') return 'List';
  return isRecordKind(kind) ? (record ? `${kindName(kind)} · ${record.name}` : kindName(kind)) : target;
};

/** What visitors do not see, or why they do not see the entry. */
const Marks = ({ entry, record }: Pick<Props, 'entry' | 'record'>) => (
  <>
    {!entry.is_visible && <span className="badge off">Hidden</span>}
    {record === null && isRecordKind(entry.kind) && entry.target !== '' && <span className="badge red">Deleted</span>}
    {record && !record.is_visible && <span className="badge yellow">Not public</span>}
  </>
);

export const MenuRow = ({ menu, entry, index, record, errors, editing }: Props) => {
  const { key } = entry;
  const item = useReorderItem(key);
  const isOpen = editing.isOpen(key);
  const name = nameOf(entry, record);
  return (
    <li
      className={['section-entry', entry.is_nested && 'is-nested', item.className].filter(Boolean).join(' ')}
      data-row-id={key}
      ref={item.ref}
      onKeyDown={item.onKeyDown}
    >
      <div className="section-head">
        <button type="button" className="section-toggle" aria-expanded={isOpen} onClick={() => editing.toggle(key)}>
          <AdminIcon name={isOpen ? 'up' : 'down'} />
          <span className="grow">
            <b className="truncate">{name}</b>
            <small className="truncate">{leadsTo(entry, record)}</small>
          </span>
          <Marks entry={entry} record={record} />
        </button>
        <EntryButtons
          name={name}
          grip={<ReorderGrip item={item} />}
          isFirst={!editing.canMove(key, -1)}
          isLast={!editing.canMove(key, 1)}
          onMove={(step) => editing.reorder.move(key, step)}
          onRemove={() => editing.remove(index, name)}
        />
      </div>
      {isOpen && <MenuFields menu={menu} entry={entry} record={record} errors={errors} onChange={(part) => editing.change(key, part)} />}
    </li>
  );
};
