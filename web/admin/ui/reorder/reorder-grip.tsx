import { AdminIcon } from '../admin-icon.tsx';
import type { ReorderItem } from './reorder-list.tsx';

/** For the pointer only: the keyboard has Alt and the arrow keys. */
export const ReorderGrip = ({ item }: { item: Pick<ReorderItem, 'gripRef'> }) => (
  <span className="grip" title="Drag to move" aria-hidden="true" ref={item.gripRef}>
    <AdminIcon name="grip" />
  </span>
);
