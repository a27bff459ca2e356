// Notices that the server has been updated since this tab loaded the admin area.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { parseHtml } from '#web/admin/lib/parse-html.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';

const checkMs = 5 * 60_000;

/** The script of the admin area, whose name changes with its content. */
const scriptOf = (page: Document) => page.querySelector('script[type="module"][src]')?.getAttribute('src');

/** @returns false as well if the server cannot be asked */
const isUpdated = async (signal: AbortSignal): Promise<boolean> => {
  const mine = scriptOf(document);
  if (!mine) return false;
  const response = await fetch('/admin', { signal }).catch(() => null);
  const current = response?.ok && scriptOf(parseHtml(await response.text()));
  return Boolean(current && current !== mine);
};

const updateQuery = queryOptions({
  queryKey: ['update'],
  queryFn: ({ signal }) => isUpdated(signal),
  // what the tab has just loaded is current
  initialData: false,
  staleTime: checkMs,
  refetchInterval: checkMs,
  refetchOnWindowFocus: true,
});

/** @param asksAtOnce for a screen that failed: its file may have been replaced */
export const useIsUpdated = ({ asksAtOnce = false } = {}): boolean =>
  useQuery({ ...updateQuery, ...(asksAtOnce && { refetchOnMount: 'always' as const }) }).data;

export const UpdateNotice = () =>
  useIsUpdated() && (
    <div className="notice screen-notice" role="status">
      <AdminIcon name="alert" />
      <div className="grow">The website was updated. Reload this page to work with the new version.</div>
      <button type="button" className="btn btn-s" onClick={() => window.location.reload()}>
        Reload
      </button>
    </div>
  );
