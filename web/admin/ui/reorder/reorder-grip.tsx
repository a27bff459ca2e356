import { AdminIcon } from '../admin-icon.tsx';
import type { ReorderItem } from './reorder-list.tsx';

/** A grip for the pointer; by keyboard, Alt and the arrow keys move the entry. */
export const ReorderGrip = ({ item }: { item: Pick<ReorderItem, 'gripRef'> }) => (
  <span className="grip" title="Drag to move" aria-hidden="true" ref={item.gripRef}>
    <AdminIcon name="grip" />
  </span>
);
