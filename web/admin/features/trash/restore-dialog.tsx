// Asks before a record is restored. If the category of a product no longer exists, another one can be chosen.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TrashedRecord } from '#contract/trash.ts';
import { categoryChoicesQuery } from '#web/admin/features/categories/categories.queries.ts';
import { BusyButton } from '#web/admin/ui/busy-button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { useRestore } from './trash.queries.ts';

interface Props {
  record: TrashedRecord;
  kindName: string;
  onClose: () => void;
}

const CategorySelect = ({ value, onChange }: { value: string; onChange: (id: string) => void }) => {
  const { data: categories = [] } = useQuery(categoryChoicesQuery);
  return (
    <label className="field">
      <span className="label">Category</span>
      <select className="select" value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">Its previous category</option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
};

export const RestoreDialog = ({ record: { id, name, kind }, kindName, onClose }: Props) => {
  const [category, setCategory] = useState('');
  const restore = useRestore(onClose);
  return (
    <Dialog isOpen onClose={onClose} title={`Restore ${name}`} className="dlg-s">
      {(titleId) => (
        <>
          <div className="confirm">
            <h2 id={titleId}>Restore this {kindName.toLowerCase()}?</h2>
            <div className="what">
              <strong>{name}</strong>
            </div>
            <p>It is restored with its former address, unless another record has that address now.</p>
            {kind === 'product' && <CategorySelect value={category} onChange={setCategory} />}
          </div>
          <div className="dlg-foot">
            <button type="button" className="btn" onClick={onClose}>
              Cancel
            </button>
            <BusyButton
              type="button"
              className="btn btn-primary"
              isBusy={restore.isPending}
              busyText="Restoring..."
              onClick={() => restore.mutate({ id, ...(category !== '' && { category_id: Number(category) }) })}
            >
              Restore
            </BusyButton>
          </div>
        </>
      )}
    </Dialog>
  );
};
