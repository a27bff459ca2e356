import { Link } from 'react-router';
import type { ContactMessage } from '#contract/contacts.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { SelectBox } from '#web/admin/ui/list/select-box.tsx';
import { openedFromList } from '#web/admin/ui/list/use-open-record.ts';
import { useFormats } from '#web/shared/lib/formats.ts';
import { StatusBadge } from './status-badge.tsx';

export interface ContactRowActions {
  selected: ReadonlySet<number>;
  onSelect: (id: number, isSelected: boolean) => void;
  /** Address that opens a message. */
  hrefOf: (id: number) => string;
  onView: (id: number) => void;
  onDelete: (message: ContactMessage) => void;
}

const controls = 'a, button, input, label';

/** A click on the row opens it, unless it was meant for a control or ended a selection of text. */
const isForRow = ({ target }: MouseEvent) =>
  target instanceof Element && !target.closest(controls) && (window.getSelection()?.isCollapsed ?? true);

export const ContactRow = ({ message, selected, onSelect, hrefOf, onView, onDelete }: ContactRowActions & { message: ContactMessage }) => {
  const { id, name, email, company, subject, type, status, created_at, assigned_to } = message;
  const formats = useFormats();
  return (
    // the link and the button in the row do the same by keyboard
    <tr
      className={status === 'new' ? 'is-new' : undefined}
      data-row={id}
      onClick={(event) => {
        if (isForRow(event.nativeEvent)) onView(id);
      }}
    >
      <td className="c-main fit">
        <div className="cell">
          <SelectBox
            label={`Select message from ${name}`}
            isSelected={selected.has(id)}
            onChange={(isSelected) => onSelect(id, isSelected)}
          />
          <div>
            <Link className="row-link clamp-1" to={hrefOf(id)} state={openedFromList} preventScrollReset>
              {name}
            </Link>
            <small className="truncate">
              {company && `${company} · `}
              {email}
            </small>
          </div>
        </div>
      </td>
      <td className="c-wide fit">
        <div className="subject truncate">{subject}</div>
        <div className="sub preview truncate">{message.message}</div>
      </td>
      <td className="c-opt">
        <span className="tag">{type}</span>
      </td>
      <td>
        <StatusBadge status={status} />
        {assigned_to && <span className="muted t2">{assigned_to.name}</span>}
      </td>
      <td className="r c-end when">
        {formats.date(created_at)}
        <span className="muted t2">{formats.time(created_at)}</span>
      </td>
      <td className="c-actions">
        <button type="button" className="icon-btn" aria-label={`View message from ${name}`} title="View" onClick={() => onView(id)}>
          <AdminIcon name="view" />
        </button>
        <button
          type="button"
          className="icon-btn danger"
          aria-label={`Delete message from ${name}`}
          title="Delete"
          onClick={() => onDelete(message)}
        >
          <AdminIcon name="delete" />
        </button>
      </td>
    </tr>
  );
};
