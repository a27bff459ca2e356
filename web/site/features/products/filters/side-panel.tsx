// The filters beside the list. Narrow windows and the list of all products show a sheet instead: the form is in the document for
// visitors without scripts, and its code is loaded and hydrated when it is displayed.
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { ErrorState } from '#web/site/ui/empty-state.tsx';
import type { FilterPanelProps } from './filter-panel.tsx';

const displayed = Promise.withResolvers<void>();

const FailedPanel = () => <ErrorState title="Failed to load filters" onRetry={() => window.location.reload()} />;

const LaterPanel = lazy(async () => {
  await displayed.promise;
  return import('./filter-panel.tsx').then(
    ({ FilterPanel }) => ({ default: FilterPanel }),
    () => ({ default: FailedPanel }),
  );
});

// the server renders without waiting
const Panel = import.meta.env.SSR ? (await import('./filter-panel.tsx')).FilterPanel : LaterPanel;

interface Props extends Omit<FilterPanelProps, 'id' | 'children'> {
  /** In the address of the filters without script. */
  id: string;
}

export const SidePanel = ({ id, ...panel }: Props): ReactNode => {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!section.current) return;
    if (typeof IntersectionObserver === 'undefined') return displayed.resolve();
    // an element that is not displayed does not intersect; one below the window should be ready when it is reached
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && displayed.resolve(), {
      rootMargin: '100% 0px',
    });
    observer.observe(section.current);
    return () => observer.disconnect();
  }, []);
  return (
    <section ref={section} className="filters" id={id} aria-label="Filters">
      <Suspense>
        <Panel {...panel} id={`${id}-form`}>
          <button type="submit" className="btn btn-main btn-sm apply">
            Apply
          </button>
        </Panel>
      </Suspense>
    </section>
  );
};
