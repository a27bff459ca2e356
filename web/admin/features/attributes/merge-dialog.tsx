// Merges a definition into another one, which then reads the rows of both.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminAttribute } from '#contract/attributes.ts';
import { BusyButton } from '#web/admin/ui/busy-button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { kindText } from './attribute-words.ts';
import { type AttributeRecords, type CategoryId, definitionsQuery, useMerge } from './attributes.queries.ts';

interface Props {
  records: AttributeRecords;
  attribute: AdminAttribute;
  categoryId: CategoryId;
  onClose: () => void;
}

export const MergeDialog = ({ records, attribute, categoryId, onClose }: Props) => {
  const [into, setInto] = useState('');
  const [isAttempted, setIsAttempted] = useState(false);
  const { data } = useQuery(definitionsQuery(categoryId));
  const merge = useMerge(records);
  const others = [...(data?.data ?? []), ...(data?.general ?? [])].filter(({ id }) => id !== attribute.id);
  const target = others.find(({ id }) => String(id) === into);
  return (
    <Dialog isOpen onClose={onClose} title={`Merge ${attribute.label} into another attribute`} className="dlg-m">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsAttempted(true);
          if (target && !merge.isPending) merge.mutate({ id: attribute.id, into: target.id }, { onSuccess: onClose });
        }}
      >
        <div className="dlg-body stack">
          <Field label="Merge into" isRequired error={isAttempted && !target ? 'Choose an attribute.' : undefined}>
            {(control) => (
              <select {...control} className="select" value={into} onChange={({ target: { value } }) => setInto(value)}>
                <option value="">Choose an attribute</option>
                {others.map((other) => (
                  <option key={other.id} value={other.id}>
                    {`${other.label} (${kindText(other)})`}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <p className="hint">
            {target && (
              <span>
                Rows named {[attribute.label, ...attribute.aliases].join(', ')} become part of {target.label}; its type and unit stay.{' '}
              </span>
            )}
            <span>{attribute.label} is deleted; the specifications of products stay as they are. This cannot be undone.</span>
          </p>
        </div>
        <div className="dlg-foot">
          <button type="button" className="btn" onClick={onClose}>
            Cancel
          </button>
          <BusyButton isBusy={merge.isPending} busyText="Merging...">
            Merge attributes
          </BusyButton>
        </div>
      </form>
    </Dialog>
  );
};
