// Makes attributes from names of specification rows, or adds the names to existing attributes, in one step.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { counted } from '#contract/rules/numbers.ts';
import { explainSave, saveErrors } from '#web/admin/lib/save-errors.ts';
import { BusyButton } from '#web/admin/ui/busy-button.tsx';
import { DialogHead } from '#web/admin/ui/dialog-head.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { type AttributeName, type AttributeRecords, type CategoryId, definitionsQuery, useDefineNames } from './attributes.queries.ts';
import { bodyOf, checkEntries, type EntryErrors, entriesOf, keyOf, refusedEntries } from './name-entries.ts';
import { NameEntryFields } from './name-entry-fields.tsx';

export interface Naming {
  names: readonly AttributeName[];
  /** Initially chosen for each name. */
  into: string;
}

interface Props extends Naming {
  records: AttributeRecords;
  categoryId: CategoryId;
  onClose: () => void;
  /** Called after closing, when the buttons that opened the dialog are gone. */
  onSaved: () => void;
}

const useNaming = ({ records, categoryId, names, into, onClose, onSaved }: Props) => {
  const [entries, setEntries] = useState(() => entriesOf(names, into));
  const [errors, setErrors] = useState<EntryErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const define = useDefineNames(records);
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  const submit = () => {
    const found = checkEntries(entries);
    setErrors(found);
    if (Object.keys(found).length > 0 || define.isPending) return;
    define.mutate(bodyOf(entries, categoryId), {
      onSuccess: () => {
        onClose();
        onSaved();
      },
      onError: (error) => setErrors(refusedEntries(entries, explainSave(saveErrors.attribute)(error).fields)),
    });
  };
  const change = (key: string, part: object) =>
    setEntries((before) => before.map((entry) => (keyOf(entry) === key ? { ...entry, ...part } : entry)));
  return { entries, errors, form, submit, change, isBusy: define.isPending };
};

export const NamesDialog = (props: Props) => {
  const { categoryId, onClose } = props;
  const { entries, errors, form, submit, change, isBusy } = useNaming(props);
  const { data } = useQuery(definitionsQuery(categoryId));
  const attributes = [...(data?.data ?? []), ...(data?.general ?? [])];
  const title = `Attributes for ${counted(entries.length, 'name')} of rows`;
  return (
    <Dialog isOpen onClose={onClose} title={title} className="dlg-l">
      {(titleId) => (
        <form
          ref={form}
          noValidate
          className="form-dialog"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <DialogHead titleId={titleId} title={title} onClose={onClose} />
          <div className="dlg-body stack">
            {entries.map((entry) => (
              <NameEntryFields
                key={keyOf(entry)}
                entry={entry}
                attributes={attributes}
                categoryId={categoryId}
                errors={errors[keyOf(entry)] ?? {}}
                onChange={(part) => change(keyOf(entry), part)}
              />
            ))}
          </div>
          <div className="dlg-foot">
            <button type="button" className="btn" onClick={onClose}>
              Cancel
            </button>
            <BusyButton isBusy={isBusy} busyText="Saving...">
              Save {counted(entries.length, 'name')}
            </BusyButton>
          </div>
        </form>
      )}
    </Dialog>
  );
};
