// The filters beside the list. Where a sheet replaces them (narrow windows, the list of all products), their code is not loaded
// and the form in the document, which is for visitors without scripts, is removed. There is no <Suspense>, because a navigation
// would wait for the code as well.
import { type ComponentType, type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { productListTexts } from '#contract/texts/en/product-list.ts';
import { useTexts } from '#web/site/lib/language.ts';
import { useHydrated } from '#web/site/lib/use-hydrated.ts';
import { ErrorState } from '#web/site/ui/empty-state.tsx';
import type { FilterPanelProps } from './filter-panel.tsx';

type Panel = ComponentType<FilterPanelProps>;

const FailedPanel = () => <ErrorState title={useTexts(productListTexts)('filtersFailed')} onRetry={() => window.location.reload()} />;

const loadPanel = (): Promise<Panel> =>
  import('./filter-panel.tsx').then(
    ({ FilterPanel }) => FilterPanel,
    () => FailedPanel,
  );

/** Null until the form is displayed for the first time. */
let loaded: Panel | null = import.meta.env.SSR ? await loadPanel() : null;

/** Fragment of the link to the filters without scripts. */
export const panelId = 'product-filters';

/** Loads the code of the form before hydration if the document displays it, so that it keeps typed values and the focus. */
export const loadDisplayedPanel = async (): Promise<void> => {
  if (document.getElementById(panelId)?.getClientRects().length) loaded = await loadPanel();
};

/** Makes hydration leave the content of the document's element unchanged. */
const untouched = { __html: '' };

export const SidePanel = (panel: Omit<FilterPanelProps, 'id' | 'children'>): ReactNode => {
  const section = useRef<HTMLElement>(null);
  const say = useTexts(productListTexts);
  const [Panel, setPanel] = useState(() => loaded);
  const isHydrated = useHydrated();
  useEffect(() => {
    if (Panel || !isHydrated || !section.current || typeof IntersectionObserver === 'undefined') return;
    // a hidden element does not intersect; one below the window should be ready when the visitor reaches it
    const observer = new IntersectionObserver(
      async (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        loaded = await loadPanel();
        startTransition(() => setPanel(() => loaded));
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(section.current);
    return () => observer.disconnect();
  }, [Panel, isHydrated]);

  const frame = { className: 'filters', id: panelId, 'aria-label': say('filters') };
  // removed after hydration: input of the visitor would be lost if the code replaced it later
  if (!Panel && !isHydrated)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: never written, because hydration keeps the content
    return <section key="document" ref={section} {...frame} suppressHydrationWarning dangerouslySetInnerHTML={untouched} />;
  return (
    <section ref={section} {...frame}>
      {Panel && (
        <Panel {...panel} id={`${panelId}-form`}>
          <button type="submit" className="btn btn-main btn-sm apply">
            {say('apply')}
          </button>
        </Panel>
      )}
    </section>
  );
};
