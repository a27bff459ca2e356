import { AdminIcon } from '../admin-icon.tsx';
import type { RowDrag } from './use-row-drag.ts';

/** For the pointer only: by keyboard a row moves with Alt and the arrows. */
export const RowGrip = ({ grip }: { grip: ReturnType<RowDrag['gripOf']> }) => (
  <span className="grip" title="Drag to move" aria-hidden="true" {...grip}>
    <AdminIcon name="grip" />
  </span>
);
