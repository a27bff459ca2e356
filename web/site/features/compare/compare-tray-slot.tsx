// Loads the code of the tray when the first product is chosen.
import { type ComponentType, useEffect, useState } from 'react';
import { paths } from '#web/shared/lib/paths.ts';
import { useLocation } from '#web/site/lib/navigation.ts';
import { useChosenProducts } from './chosen-products.ts';

export const CompareTraySlot = () => {
  const isWanted = useChosenProducts().length > 0;
  const isCompared = useLocation().pathname === paths.compare();
  const [Tray, setTray] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    import('./compare-tray.tsx').then(
      ({ CompareTray }) => setTray(() => CompareTray),
      // retried when products are chosen again
      () => {},
    );
  }, [isWanted]);
  return Tray && isWanted && !isCompared && <Tray />;
};
